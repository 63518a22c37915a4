/** Seven stars round the middle of a picture of 120, by the letters of a word: the same word, the same stars. */
export function constellation(word: string): [number, number][] {
  let seed = 7;
  for (const sign of word) seed = (seed * 31 + sign.codePointAt(0)!) % 65521;
  return Array.from({ length: 7 }, (_, index) => {
    seed = (seed * 75 + 74) % 65537;
    const angle = ((index + (seed % 100) / 140) * Math.PI * 2) / 7 - Math.PI / 2;
    const far = 40 + (Math.floor(seed / 100) % 14);
    return [Math.round(60 + far * Math.cos(angle)), Math.round(62 + far * Math.sin(angle))];
  });
}
