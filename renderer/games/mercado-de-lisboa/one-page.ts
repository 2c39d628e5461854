/** Anchors of the rule sections for one page. They must fit one side of A4 in every language. */
export const sectionsOnOnePage: readonly string[] = [
  'in-a-minute',
  'restaurants',
  'customers',
  'a-turn',
  'open-a-stand',
  'bring-customers',
  'open-a-restaurant',
  'take-a-coin',
  'exchange-equal-tiles',
  'income',
  'the-end',
];
