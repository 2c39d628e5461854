import { z } from 'zod';

/** Another value of a figure in a game's plain data. */
export const figure = z.object({
  /** The file in the game's folder, without its ending: `board`, `stores/food`. */
  module: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  /** The name of the export, and the keys from there: `board`, `pointPrices`. */
  path: z.array(z.string().min(1)).min(2),
  value: z.json(),
});
export type Figure = z.infer<typeof figure>;

/** A figure as typed: `board:board.pointPrices`, and its value as JSON. Throws `ZodError` or `SyntaxError`. */
export function figureFrom(name: string, value: string): Figure {
  const [module, path = ''] = name.split(':');
  return figure.parse({ module, path: path.split('.'), value: JSON.parse(value) });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function change(exports: unknown, { module, path, value }: Figure): void {
  const name = `${module}:${path.join('.')}`;
  let holder: unknown = exports;
  for (const key of path.slice(0, -1)) holder = isObject(holder) ? Reflect.get(holder, key) : undefined;
  const last = path.at(-1) ?? '';
  if (!isObject(holder) || !Reflect.has(holder, last)) throw new RangeError(`there is no figure ${name}`);
  const before: unknown = Reflect.get(holder, last);
  if (kindOf(before) !== kindOf(value)) throw new RangeError(`${name} is a ${kindOf(before)}, not a ${kindOf(value)}`);
  Reflect.set(holder, last, value);
}

/**
 * Changes figures of a game, in this process, permanently.
 * Call it before the game is imported, because much is computed from its figures on import. Throws RangeError for an
 * unknown figure and for a value of another kind.
 */
export async function changeFigures(game: string, figures: readonly Figure[]): Promise<void> {
  for (const each of figures) change(await import(`../../../shared/games/${game}/${each.module}.ts`), each);
}
