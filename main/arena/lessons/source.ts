import type { Lesson } from '../../../shared/engine/index.ts';

/** Line width of the formatter. */
const longestLine = 120;

const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

/** A value as source text. `used` is the number of characters already on its first line. */
function literal(value: unknown, indent: string, used: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => ({ name: isList ? '' : `${keyOf(key)}: `, part }));
  const [opening, closing] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return opening + closing;
  const space = isList ? '' : ' ';
  const inline = `${opening}${space}${parts.map(({ name, part }) => name + literal(part, '', 0)).join(', ')}${space}${closing}`;
  if (used + inline.length < longestLine && !inline.includes('\n')) return inline;
  const deeper = `${indent}  `;
  const lines = parts.map(({ name, part }) => `${deeper}${name}${literal(part, deeper, deeper.length + name.length)},`);
  return [opening, ...lines, indent + closing].join('\n');
}

/** The constant's name for an id: `way-home` becomes `wayHome`. */
const nameOf = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The source file of a lesson. `like` is another lesson's source, which provides the imports and types. */
export function sourceOf(lesson: Lesson, like: string): string {
  const imports = like.match(/^import type .*$/gm)?.join('\n') ?? '';
  const type = /: (Lesson<[^>]*>)/.exec(like)?.[1] ?? 'Lesson';
  const name = nameOf(lesson.id);
  const opening = `export const ${name}: ${type} = `;
  // an empty string never fits on the line, so a record always spans several lines
  return `${imports}\n\n${opening}${literal(lesson, '', longestLine)};\n`;
}
