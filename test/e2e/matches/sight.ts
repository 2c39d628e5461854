import type { Locator, Page } from '@playwright/test';
import { say } from '../words.ts';

/** A control or field, as named to sighted and screen reader users. */
export interface Control {
  /** Its role, its name, and its number among equals. */
  readonly id: string;
  readonly role: 'button' | 'textbox' | 'radio';
  readonly name: string;
  /** Its index among controls with the same name, from 0. */
  readonly nth: number;
  /** Its value or placeholder. */
  shows: string;
  readonly isDisabled: boolean;
  readonly isLit: boolean;
  readonly isOnCounter: boolean;
  /** The names of its ancestors. */
  readonly within: string;
}

/** A text of the page, in order; for a control, its name. */
interface PageText {
  readonly text: string;
  readonly control?: Control;
  readonly isOnCounter: boolean;
  /** True for headings, questions and labels, which people read before pressing. */
  readonly isLabel: boolean;
}

/** The visible part: the top layer, or the whole page. */
export interface Sight {
  readonly controls: readonly Control[];
  readonly texts: readonly PageText[];
  /** The question of the counter; null away from a table. */
  readonly asked: string | null;
  /** True if a sheet is on top. */
  readonly isSheet: boolean;
  /** The whole snapshot, for failure messages. */
  readonly snapshot: string;
}

const line = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?:: (.*))?$/;
/** What screen readers say of highlighted things. */
export const saysLit = new RegExp(`\\b${say('counter.lit')}$`);
const pressed = new Set(['button', 'textbox', 'radio']);

function isControl(role: string): role is Control['role'] {
  return pressed.has(role);
}

/** A scalar of the snapshot without its quotes. */
function plain(text: string): string {
  if (text.startsWith("'")) return text.slice(1, text.lastIndexOf("'")).replaceAll("''", "'");
  return text.startsWith('"') ? String(JSON.parse(text)) : text;
}

/** `'button "A: b"': text` as `button "A: b": text`. */
function withoutQuotes(text: string): string {
  const [, quoted, rest = ''] = /^'((?:[^']|'')*)'(.*)$/.exec(text) ?? [];
  return quoted === undefined ? text : `${quoted.replaceAll("''", "'")}${rest}`;
}

/** One line of the snapshot: role, name and value. */
function nodeOf(lineOfSnapshot: string) {
  const found = line.exec(withoutQuotes(lineOfSnapshot.trim().replace(/^- /, '')).replace(/:$/, ''));
  if (found === null) return null;
  const [, role = '', quoted = '', states = '', after = ''] = found;
  return {
    role,
    name: quoted.replaceAll(/\\(.)/g, '$1'),
    text: after === '' ? '' : plain(after),
    isDisabled: states.includes('[disabled]'),
  };
}

/** The names of highlighted things, as screen readers get them. */
async function litIn(place: Locator): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const each of await place.getByRole('button', { description: saysLit }).all()) {
    const [first = ''] = (await each.ariaSnapshot()).split('\n');
    names.add(nodeOf(first)?.name ?? '');
  }
  return names;
}

/** Reads the page by its texts, roles and names alone. */
export async function sightOf(page: Page): Promise<Sight> {
  const sheet = page.getByRole('dialog');
  const isSheet = (await sheet.count()) > 0;
  const place = isSheet ? sheet.last() : page.locator('body');
  const snapshot = await place.ariaSnapshot();
  const lit = await litIn(place);
  const controls: Control[] = [];
  const texts: PageText[] = [];
  const above: { depth: number; name: string }[] = [];
  const seen = new Map<string, number>();
  for (const each of snapshot.split('\n')) {
    const depth = each.search(/\S/);
    const [, hint] = /^- \/placeholder: (.*)$/.exec(each.trim()) ?? [];
    const field = controls.at(-1);
    if (hint !== undefined && field !== undefined) field.shows ||= plain(hint);
    const node = nodeOf(each);
    if (node === null) continue;
    const { role, name, text } = node;
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
    const isOnCounter = above.some((outer) => /\bcounter\b/i.test(outer.name));
    if (isControl(role)) {
      const kind = `${role} ${name}`;
      const nth = seen.get(kind) ?? 0;
      seen.set(kind, nth + 1);
      const control: Control = {
        id: `${kind} ${nth}`,
        role,
        name,
        nth,
        shows: role === 'textbox' ? text : '',
        isDisabled: node.isDisabled,
        isLit: role === 'button' && lit.has(name),
        isOnCounter,
        within: above.map((outer) => outer.name).join(' '),
      };
      controls.push(control);
      texts.push({ text: name, control, isOnCounter, isLabel: true });
    } else {
      const own = role === 'heading' ? name : text;
      const labels = role === 'heading' || role === 'text' || own.endsWith('?');
      if (own !== '') texts.push({ text: own, isOnCounter, isLabel: labels || isOnCounter });
    }
    above.push({ depth, name });
  }
  const counter = texts.filter(({ isOnCounter, control }) => isOnCounter && control === undefined);
  const hasCounter = !isSheet && counter.length > 0;
  return { controls, texts, asked: hasCounter ? counter.map(({ text }) => text).join(' ') : null, isSheet, snapshot };
}
