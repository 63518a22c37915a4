// What is printed on the boxes of the games.
export const boxes = [
  { key: "air", players: "2–5", minutes: 30 },
  { key: "brooms", players: "2–4", minutes: 40 },
  { key: "blackmore", players: "2–6", minutes: 30 },
  { key: "oz", players: "2–4", minutes: 15 },
  { key: "carpets", players: "2–4", minutes: 20 },
];
