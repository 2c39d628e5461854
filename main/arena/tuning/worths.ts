/** A match in which seats had different things: what each had, and its final score in points, both by seat. */
export interface Compared<Thing extends string> {
  readonly had: readonly Thing[];
  readonly scores: readonly number[];
}

/**
 * How strongly worths are held towards the average one, as so many seats that scored just as usual: what little is known of
 * is nearly worth that.
 */
const hold = 20;
const rounds = 60;

/**
 * What each of these things is worth to whoever has it, in points of the final score against an average one: by how much
 * seats with it scored more than those beside them, who had something else (ridge regression, by Gauss and Seidel).
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
        // what others scored says what this seat would have scored with an average thing
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
