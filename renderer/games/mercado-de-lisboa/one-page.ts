/** The sections of the rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
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
