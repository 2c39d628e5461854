import { concerns, type OptionSpec, type Options } from '../../shared/engine/index.ts';

/** Prime to the number of combinations of any game so far, so that a few in a row differ in every option. */
const stride = 7;

/** The options of match number `index`: over many matches every combination that concerns so many players in turn. */
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
