title = Nim
pitch = Snuff out candles, row by row, and be the one who puts out the very last light.
option-rows = Candles
option-rows-three = three rows
option-rows-four = four rows
option-last_loses = The last candle loses
candles = { $count ->
    [one] { $count } candle
   *[other] { $count } candles
 }
move-snuff = { $me ->
    [yes] You snuff out { candles } in row { $row }.
   *[no] { $seat } snuffs out { candles } in row { $row }.
 }
offer-snuff = Snuff out { candles } in row { $row }
event-dark = Row { $row } is dark.
refusal-too-many = Row { $row } has no more than { $lit } burning.
ending-last-wins = { $me ->
    [yes] You put out the last light and win.
   *[no] { $winners } puts out the last light and wins.
 }
ending-last-loses = { $me ->
    [yes] You did not have to put out the last light: you win.
   *[no] Those who win did not have to put out the last light: { $winners }.
 }
