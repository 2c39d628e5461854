/** Anchors of the rule sections for one page. They must fit one side of A4 in every language. */
export const sectionsOnOnePage: readonly string[] = [
  'in-a-minute',
  'a-turn',
  'trade',
  'open-a-shop',
  'improve-a-shop',
  'roll-both-dice',
  'end-of-each-round',
  'the-deck-and-the-thieves',
  'the-end-of-the-game',
  'scoring',
  'other-player-counts',
];
