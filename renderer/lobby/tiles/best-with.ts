import measured from './hands.json' with { type: 'json' };

/**
 * A player's influence on a match, by game and number of players.
 * Measured by `npm run tool -- minutes`.
 */
const hands: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** The number of players with the most influence for each; the smallest if equal. Undefined for an unmeasured game. */
export function bestWith(game: string): number | undefined {
  const [best] = Object.entries(hands[game] ?? {}).toSorted(([, one], [, other]) => other - one);
  return best === undefined ? undefined : Number(best[0]);
}
