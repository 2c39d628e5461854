/** Anchors of the rule sections for one page. They must fit one side of A4 in every language. */
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
