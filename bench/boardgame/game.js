// A trick game for four with secret hands, of the shape of Blackmore: six cards each, whoever takes a trick leads the
// next one, and everybody draws a card after it for as long as there are any.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 6;
const suit = (card) => Math.floor(card / 13);

function winner(table, leader) {
  let best = leader;
  for (let seat = 0; seat < SEATS; seat++) {
    if (suit(table[seat]) === suit(table[leader]) && table[seat] > table[best]) best = seat;
  }
  return best;
}

function play({ G, playerID }, card) {
  const seat = Number(playerID);
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  hand.splice(at, 1);
  G.counts[seat] -= 1;
  G.table[seat] = card;
  if (G.table.some((other) => other === null)) {
    G.turn = (seat + 1) % SEATS;
    return;
  }
  G.leader = G.turn = winner(G.table, G.leader);
  G.captured[G.leader].push(...G.table);
  G.table = Array(SEATS).fill(null);
  for (let step = 0; step < SEATS && G.secret.deck.length > 0; step++) {
    const drawer = (G.leader + step) % SEATS;
    G.players[drawer].hand.push(G.secret.deck.pop());
    G.counts[drawer] += 1;
    G.deck -= 1;
  }
}

exports.Trick = {
  name: 'trick',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return {
      secret: { deck },
      players,
      counts: Array(SEATS).fill(HAND),
      deck: deck.length,
      table: Array(SEATS).fill(null),
      captured: Array.from({ length: SEATS }, () => []),
      leader: 0,
      turn: 0,
    };
  },
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.turn } },
  endIf: ({ G }) => (G.counts.every((count) => count === 0) ? { captured: G.captured.map((cards) => cards.length) } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: SEATS,
  maxPlayers: SEATS,
};
