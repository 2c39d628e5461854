/** The sections of the rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
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
