/** The final value of one unit of each feature, in points. */
export const weights = {
  points: 1,
  purchase: 0.35,
  later: 0.2,
  stock: 0.6,
  choice: 0.6,
  tempo: 0.5,
  coins: 2.6,
  warehouses: 2.5,
  'top-hat': 2.5,
  anchors: 0.3,
  buildings: 3.2,
  goods: 0.6,
  turn: 2.75,
  character: 1,
  level: 5,
  rival: 1,
} as const;
