/** Anchors of the rule sections for one page. They must fit one side of A4 in every language. */
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
