import measured from './hands.json' with { type: 'json' };

/** How much of a match is in one's own hands, by game and number of people, as `npm run minutes` has measured it. */
const hands: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** The number of people with whom most of a match is in one's own hands: the fewest of those that are alike. */
export function bestWith(game: string): number {
  const [best] = Object.entries(hands[game] ?? {}).toSorted(([, one], [, other]) => other - one);
  return Number(best?.[0]);
}
