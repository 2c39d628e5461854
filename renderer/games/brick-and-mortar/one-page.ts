/** Anchors of the rule sections for one page. They must fit one side of A4 in every language. */
export const sectionsOnOnePage: readonly string[] = [
  'in-a-minute',
  'prices',
  'auction',
  'investment',
  'end-of-a-month-and-of-the-game',
  'final-scoring',
  'turn-order',
  'debt',
];
