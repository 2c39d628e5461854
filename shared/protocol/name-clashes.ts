import { shapeOf } from './look-alikes.ts';
import { foldedName, hiddenCharacters } from './names.ts';

/** Faults of a name compared to the other names at its table. */
export type NameClash = 'names-must-differ' | 'names-look-alike';

/** The skeletons of a name: as written, and in lower case. */
function shapesOf(name: string): readonly string[] {
  // stored names may be older than the rule
  const seen = name.normalize('NFKC').replace(new RegExp(hiddenCharacters, 'gu'), '');
  return [seen, foldedName(seen)].map((text) => shapeOf(text.replace(/\s+/g, ' ').trim()));
}

/** How one name clashes with another: equal when folded, or alike in looks; null if neither. */
export function nameClash(name: string, other: string): NameClash | null {
  if (foldedName(name) === foldedName(other)) return 'names-must-differ';
  const shapes = shapesOf(other);
  return shapesOf(name).some((shape, way) => shape === shapes[way]) ? 'names-look-alike' : null;
}

/**
 * How a name clashes with the other names at its table; null if it does not. Equality takes precedence over likeness.
 */
export function nameClashWith(name: string, others: readonly string[]): NameClash | null {
  const clashes = others.map((other) => nameClash(name, other));
  return clashes.find((clash) => clash === 'names-must-differ') ?? clashes.find((clash) => clash !== null) ?? null;
}
