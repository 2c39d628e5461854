import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const pageFile = fileURLToPath(new URL('../../shared/protocol/README.md', import.meta.url));
/** The page that specifies the protocol. */
export const page = readFileSync(pageFile, 'utf8');

const lines = page.split('\n');

export const headings: readonly string[] = lines.flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? []);

function plain(heading: string): string {
  return heading.replaceAll('`', '');
}

/** The lines under a heading, up to the next heading of any level. */
export function section(title: string): readonly string[] {
  const start = lines.findIndex((line) => /^#+ /.test(line) && plain(line.replace(/^#+ /, '')) === title);
  if (start === -1) throw new Error(`the page has no section ${title}`);
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line));
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
}

/** The rows of the tables in a section, without headers, as cells. */
export function rows(title: string): readonly (readonly string[])[] {
  const cells = section(title).map((line) =>
    line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : null,
  );
  return cells.flatMap((row, at) => {
    const isHead = cells[at + 1]?.every((cell) => /^-+$/.test(cell)) ?? false;
    const isRule = row?.every((cell) => /^-+$/.test(cell)) ?? true;
    return row === null || isHead || isRule ? [] : [row];
  });
}

/** The words set as code in a text, without quotation marks. */
export function code(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((found) => (found[1] ?? '').replaceAll('"', ''));
}

/** One line of the example: the client, the direction, and the JSON as on the page. */
export interface Line {
  readonly who: string;
  readonly way: 'client' | 'host' | 'event';
  readonly text: string;
}

/** The lines of the example conversation, in order. An indented line continues the one before. */
export function conversation(): readonly Line[] {
  const found: { who: string; way: Line['way']; text: string }[] = [];
  let isInside = false;
  for (const line of lines) {
    if (line.startsWith('```')) isInside = line === '```conversation';
    else if (isInside) {
      const begun = /^(\w+) +([→←✕]) *(.*)$/.exec(line);
      const last = found.at(-1);
      if (begun !== null) {
        const [, who = '', sign, text = ''] = begun;
        found.push({ who, way: sign === '→' ? 'client' : sign === '←' ? 'host' : 'event', text });
      } else if (/^\s+\S/.test(line) && last !== undefined) last.text += line.trim();
      else if (line !== '') throw new Error(`no line of a conversation: ${line}`);
    }
  }
  return found;
}
