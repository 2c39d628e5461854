import measured from './hands.json' with { type: 'json' };

/** How much of a match is in one's own hands, by game and number of people, as `npm run tool -- minutes` has measured it. */
const hands: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/**
 * The number of players with whom most of a match is in one's own hands: the fewest of those that are alike. Undefined for a
 * game that has not been measured.
 */
export function bestWith(game: string): number | undefined {
  const [best] = Object.entries(hands[game] ?? {}).toSorted(([, one], [, other]) => other - one);
  return best === undefined ? undefined : Number(best[0]);
}
