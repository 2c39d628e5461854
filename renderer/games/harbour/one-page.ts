/** The sections of the rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
export const sectionsOnOnePage: readonly string[] = [
  'in-a-minute',
  'symbols',
  'the-market',
  'setup',
  'a-turn',
  'moving',
  'tolls',
  'buying',
  'the-market-adjusts',
  'the-end',
];
