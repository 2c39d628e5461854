import type { OptionSpec, Options } from './game.ts';

/** Whether an option applies to a match with this number of players. */
export function concerns({ seats: numbers }: OptionSpec, seats: number): boolean {
  return numbers === undefined || (seats >= numbers.min && seats <= numbers.max);
}

/**
 * Every option of a game with its value: the chosen one, or the default.
 * Undefined if a chosen option or value does not exist, or does not apply to this number of players.
 */
export function settledOptions(specs: readonly OptionSpec[], seats: number, chosen: Options): Options | undefined {
  const settled: Record<string, string> = {};
  for (const [id, value] of Object.entries(chosen)) {
    const spec = specs.find((each) => each.id === id);
    const usual = spec?.values[0] === value;
    if (!spec?.values.includes(value) || !(usual || concerns(spec, seats))) return undefined;
    settled[id] = value;
  }
  for (const { id, values } of specs) settled[id] ??= values[0] ?? '';
  return settled;
}

/** Coprime to the number of combinations of every game so far, so that consecutive matches differ in every option. */
const stride = 7;

/**
 * The options of match number `index` (from 0). Over many matches, all applicable combinations take turns.
 * For the arena and for tests.
 */
export function combination(specs: readonly OptionSpec[], seats: number, index: number): Options {
  let rest = index * stride;
  const chosen = specs.map((spec) => {
    const { id, values } = spec;
    const among = concerns(spec, seats) ? values : values.slice(0, 1);
    const value = among[rest % among.length] ?? '';
    rest = Math.floor(rest / among.length);
    return [id, value];
  });
  return Object.fromEntries(chosen);
}
