/** Hand-cut paper: the same seed gives the same edge, so that drawings do not change between renders. */

/** Returns the next number, from 0 to below 1. */
export type Chance = () => number;

export type Point = readonly [x: number, y: number];

/** Repeatable random numbers from a text, for drawings only. Games have their own generator. */
export function seeded(text: string): Chance {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random element of the list. */
export function pick<T>(list: readonly [T, ...T[]], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}

/** The integers from 0 to below `count`. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** Rounds to a tenth of a pixel: finer than any screen, short in the page. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A hand-cut polygon: corners and edges deviate by at most `wobble` pixels. */
export function cutPath(points: readonly Point[], chance: Chance, wobble = 1): string {
  const off = () => (chance() - 0.5) * wobble;
  const corners = points.map(([x, y]): Point => [x + off(), y + off()]);
  const first = corners[0];
  if (!first) return '';
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? first;
    return `Q${round((x + nextX) / 2 + off())} ${round((y + nextY) / 2 + off())} ${round(nextX)} ${round(nextY)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${edges.join('')}Z`;
}

/** A hand-cut rectangle. */
export function cutRect(x: number, y: number, width: number, height: number, chance: Chance, wobble = 1): string {
  return cutPath(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    chance,
    wobble,
  );
}

/** Sparse brick marks over a wall, as one path. */
export function brickMarks(x: number, y: number, width: number, height: number, chance: Chance): string {
  return range(Math.round((width * height) / 520))
    .map(() => {
      const left = x + chance() * (width - 16);
      const top = y + Math.floor((chance() * height) / 6) * 6;
      return `M${round(left)} ${round(top)}h${round(7 + chance() * 6)}v4h-${round(7 + chance() * 4)}Z`;
    })
    .join('');
}
