import type { OptionSpec, Options } from './game.ts';

/** Does an option concern a match of so many players? */
export function concerns({ seats: numbers }: OptionSpec, seats: number): boolean {
  return numbers === undefined || (seats >= numbers.min && seats <= numbers.max);
}

/**
 * Every option of a game with its value in a match of so many players: the one chosen, or else the usual one. Undefined
 * where something was chosen that there is not, or not for so many.
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
