/** The sections of the rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
export const sectionsOnOnePage: readonly string[] = [
  'in-a-minute',
  'the-cards',
  'a-round',
  'the-action-phase',
  'sales',
  'patrons',
  'restocking',
  'banishing',
  'the-end',
  'scoring',
];
