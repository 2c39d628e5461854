/** The Markdown subset of the rules, as data. No text ever becomes markup of the page. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly anchor: string; readonly inside: readonly Inline[] };

export interface ListItem {
  readonly words: readonly Inline[];
  readonly inside: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly anchor: string; readonly words: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly first: number; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)\.)\s+(.*)$/;
const RULE_OF_TABLE = /^\s*\|?\s*:?-{2,}/;
/** Bold, italic, code, or a link to a heading, whichever comes first. */
const MARKUP = /\*\*(.+?)\*\*(?!\*)|\*([^*\s][^*]*?)\*|(?<![\w])_([^_]+?)_(?![\w])|`([^`]+)`|\[([^\]]+)\]\(#([\w-]+)\)/;

/** A heading's slug for comparison and addresses: lower case with hyphens. */
function slug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function inlineOf(text: string): readonly Inline[] {
  const found = MARKUP.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, bold, star, underscore, code, label, anchor] = found;
  const before = text.slice(0, found.index);
  const after = inlineOf(text.slice(found.index + whole.length));
  const italic = star ?? underscore;
  const here: Inline =
    bold !== undefined
      ? { kind: 'bold', inside: inlineOf(bold) }
      : italic !== undefined
        ? { kind: 'italic', inside: inlineOf(italic) }
        : code !== undefined
          ? { kind: 'code', text: code }
          : { kind: 'link', anchor: anchor ?? '', inside: inlineOf(label ?? '') };
  return [...(before === '' ? [] : [{ kind: 'text' as const, text: before }]), here, ...after];
}

/** The text without its markup, for search and addresses. */
export function plainOf(words: readonly Inline[]): string {
  return words.map((word) => ('text' in word ? word.text : plainOf(word.inside))).join('');
}

function cellsOf(line: string): readonly (readonly Inline[])[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlineOf(cell.trim()));
}

export function blocksOf(text: string): readonly Block[] {
  return readBlocks(text.replace(/\r/g, '').split('\n'));
}

function readBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (heading) {
      const words = inlineOf(heading[2] ?? '');
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        anchor: heading[3] ?? slug(plainOf(words)),
        words,
      });
      at += 1;
    } else if (line.includes('|') && RULE_OF_TABLE.test(lines[at + 1] ?? '')) {
      const end = endOf(lines, at, (each) => !each.includes('|'));
      blocks.push({ kind: 'table', head: cellsOf(line), rows: lines.slice(at + 2, end).map(cellsOf) });
      at = end;
    } else if (ITEM.test(line)) {
      const end = endOfList(lines, at);
      blocks.push(listOf(lines.slice(at, end)));
      at = end;
    } else {
      const end = endOf(lines, at + 1, (each) => each.trim() === '' || HEADING.test(each) || ITEM.test(each));
      blocks.push({ kind: 'paragraph', words: inlineOf(joined(lines.slice(at, end))) });
      at = end;
    }
  }
  return blocks;
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

function endOf(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index >= from && ends(line));
  return end < 0 ? lines.length : end;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A list continues over blank lines while items or indented lines follow. */
function endOfList(lines: readonly string[], from: number): number {
  const margin = indentOf(lines[from] ?? '');
  return endOf(lines, from, (line) => {
    if (line.trim() === '') return false;
    return !(indentOf(line) > margin || (indentOf(line) === margin && ITEM.test(line)));
  });
}

function listOf(lines: readonly string[]): Block {
  const margin = indentOf(lines[0] ?? '');
  const starts = lines.flatMap((line, index) => (ITEM.test(line) && indentOf(line) === margin ? [index] : []));
  const items = starts.map((start, index): ListItem => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    const nested = own.findIndex((line, number) => number > 0 && (line.trim() === '' || ITEM.test(line)));
    const words = own.slice(0, nested < 0 ? own.length : nested);
    const first = ITEM.exec(words[0] ?? '')?.[3] ?? '';
    return {
      words: inlineOf(joined([first, ...words.slice(1)])),
      inside: nested < 0 ? [] : readBlocks(own.slice(nested)),
    };
  });
  const number = ITEM.exec(lines[0] ?? '')?.[2];
  return { kind: 'list', ordered: number !== undefined, first: Number(number ?? 1), items };
}

/** A heading with everything up to the next one. */
export interface Section {
  readonly anchor: string;
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Its text in lower case without accents, for search. */
  readonly searched: string;
}

/** Normalizes text for search: lower case without accents. */
export function searchable(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainOf(block.words);
    case 'list':
      return block.items.map((item) => `${plainOf(item.words)} ${item.inside.map(wordsOf).join(' ')}`).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainOf).join(' ')).join(' ');
  }
}

/** The sections in order, without any text before the first heading. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const next = blocks.findIndex((other, place) => place > index && other.kind === 'heading');
    const own = blocks.slice(index, next < 0 ? blocks.length : next);
    const { anchor, level, words } = block;
    return [{ anchor, level, title: plainOf(words), blocks: own, searched: searchable(own.map(wordsOf).join(' ')) }];
  });
}
