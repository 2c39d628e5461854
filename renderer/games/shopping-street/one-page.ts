/** The sections of the rules that go on one page, by their anchors. They have to fit one side of A4 in every language. */
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
