import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/**
 * The difference between two JSON values; unchanged parts are omitted.
 * - `to`: another value
 * - `at`: changed fields of an object, or items of an array
 * - `keep`, `put`: an array keeps its first and last items, with others between them
 */
export type Difference =
  | { readonly to: unknown }
  | { readonly at: Readonly<Record<string, Difference>> }
  | { readonly keep: readonly [number, number]; readonly put: readonly unknown[] };

const count = z.number().int().min(0);

export const difference: z.ZodType<Difference> = z.lazy(() =>
  z.union([
    z.object({ at: z.record(z.string(), difference) }),
    z.object({ keep: z.tuple([count, count]), put: z.array(z.unknown()) }),
    z.object({ to: z.unknown() }),
  ]),
);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Number of leading items, compared by `itemsAt` from 0, that are equal; at most `most`. */
function sameItems(most: number, itemsAt: (place: number) => readonly [unknown, unknown]): number {
  for (let place = 0; place < most; place++) if (!isDeepStrictEqual(...itemsAt(place))) return place;
  return most;
}

/** The difference that turns `from` into `to`, both plain JSON. */
export function differenceBetween(from: unknown, to: unknown): Difference {
  if (Array.isArray(from) && Array.isArray(to) && from.length !== to.length) {
    const shorter = Math.min(from.length, to.length);
    const first = sameItems(shorter, (place) => [from[place], to[place]]);
    const last = sameItems(shorter - first, (place) => [from.at(-1 - place), to.at(-1 - place)]);
    return { keep: [first, last], put: to.slice(first, to.length - last) };
  }
  if (!isRecord(from) || !isRecord(to) || Array.isArray(from) !== Array.isArray(to)) return { to };
  const keys = Object.keys(from);
  if (!isDeepStrictEqual(keys, Object.keys(to))) return { to };
  const differing = keys.filter((key) => !isDeepStrictEqual(from[key], to[key]));
  return { at: Object.fromEntries(differing.map((key) => [key, differenceBetween(from[key], to[key])])) };
}

/** Applies a difference. Throws `RangeError` if `from` has another shape than expected. */
export function changedBy(from: unknown, by: Difference): unknown {
  if ('to' in by) return by.to;
  if ('keep' in by) {
    if (!Array.isArray(from)) throw new RangeError('not a list');
    const [first, last] = by.keep;
    return [...from.slice(0, first), ...by.put, ...from.slice(from.length - last)];
  }
  if (!isRecord(from)) throw new RangeError('nothing to change');
  const changes = Object.entries(by.at).map(([key, each]) => [key, changedBy(from[key], each)] as const);
  return Object.assign(Array.isArray(from) ? [...from] : { ...from }, Object.fromEntries(changes));
}
