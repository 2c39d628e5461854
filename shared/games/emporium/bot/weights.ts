/** The final value of one unit of each feature, in gold. Found by `npm run tool -- tune`. */
export const weights = {
  gold: 1,
  monsterLeads: 1.2,
  heroLeads: 1.1,
  sets: 5.5,
  nextSet: 5.5,
  leather: 1.6,
  chainmail: 3.2,
  steel: 4.3,
  sale: 0.3,
  openFight: 0.2,
  cardFight: 0.3,
  purse: 0.2,
  strongCard: 0.35,
  kinds: 0.4,
  restocking: 1.2,
} as const;
