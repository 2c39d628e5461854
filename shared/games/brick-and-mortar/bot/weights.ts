/** The final value of one unit of each feature, in points. */
export const weights = {
  points: 0.8,
  stores: 0.7,
  slots: 1,
  debt: 1,
  money: 1,
  goods: 1,
  income: 0.6,
  effects: 0.6,
  plans: 0.3,
} as const;
