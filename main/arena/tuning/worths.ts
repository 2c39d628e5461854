/** A match in which seats had different things. Both arrays are by seat, scores in points. */
export interface Compared<Thing extends string> {
  readonly had: readonly Thing[];
  readonly scores: readonly number[];
}

/** Regularization towards the average worth, as a number of average seats. */
const hold = 20;
const rounds = 60;

/**
 * The worth of each thing, in points of final score relative to an average one.
 * It compares seats that had the thing with the others at the table (ridge regression by Gauss-Seidel).
 */
export function fittedWorths<Thing extends string>(
  matches: readonly Compared<Thing>[],
  things: readonly Thing[],
): ReadonlyMap<Thing, number> {
  const worths = new Map(things.map((thing) => [thing, 0]));
  const worthOf = (thing: Thing): number => worths.get(thing) ?? 0;
  for (let round = 0; round < rounds; round++) {
    for (const thing of things) {
      let beyond = 0;
      let seats = 0;
      for (const { had, scores } of matches) {
        if (!had.includes(thing)) continue;
        // the scores of all seats show what this one would have scored with an average thing
        const usual = had.reduce((sum, other, seat) => sum + (scores[seat] ?? 0) - worthOf(other), 0) / had.length;
        had.forEach((other, seat) => {
          if (other !== thing) return;
          beyond += (scores[seat] ?? 0) - usual;
          seats++;
        });
      }
      worths.set(thing, beyond / (seats + hold));
    }
    const mean = [...worths.values()].reduce((sum, worth) => sum + worth, 0) / things.length;
    for (const thing of things) worths.set(thing, worthOf(thing) - mean);
  }
  return worths;
}
