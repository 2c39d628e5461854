import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolCommand } from '../../main/launch/tool-command.mjs';
import { tableMessage } from '../../shared/protocol/messages.ts';
import { conversation, type Line, page, pageFile } from './page.ts';
import { asBefore, type Fields, replay } from './replayed.ts';

/**
 * `npm run tool -- protocol`: rewrites the host's lines in the page's example after an intended change of the protocol.
 * The clients' lines stay. Review the difference before committing it.
 */

toolCommand(
  'npm run tool -- protocol',
  'Records the example conversation of shared/protocol/README.md again after an intended change of the protocol.',
).parse();

const width = 118;

/** JSON with a space after each comma and colon. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const facts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${spaced(part)}`);
  return `{${facts.join(', ')}}`;
}

/** Pieces that stay on one line: fields and parts of lists, small ones whole. */
function pieces(value: unknown, room: number): string[] {
  const text = spaced(value);
  if (text.length <= room || typeof value !== 'object' || value === null) return [text];
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).map(([name, part]) => {
    const [first = '', ...rest] = pieces(part, Math.max(room - 20, 50));
    return [Array.isArray(value) ? first : `${JSON.stringify(name)}: ${first}`, ...rest];
  });
  const inner = parts.flatMap((part, at) =>
    at === parts.length - 1 ? part : [...part.slice(0, -1), `${part.at(-1)},`],
  );
  return inner.map((piece, at) => `${at === 0 ? open : ''}${piece}${at === inner.length - 1 ? close : ''}`);
}

/** A message after its head, in as many lines as it needs. */
function wrapped(head: string, value: unknown): string {
  const lines: string[] = [];
  let line = head;
  for (const piece of pieces(value, 80)) {
    const isFirst = line === head || line.trim() === '';
    if (!isFirst && line.length + 1 + piece.length > width) {
      lines.push(line);
      line = ' '.repeat(head.length);
    }
    line += line === head || line.trim() === '' ? piece : ` ${piece}`;
  }
  return [...lines, line].join('\n');
}

/** A table message reduced to the changes since the previous one on the same connection. */
function changed(message: Fields, before: Fields | undefined): Fields {
  const fields = Object.keys(tableMessage.shape).filter((field) => field in message);
  const inOrder = Object.fromEntries(fields.map((field) => [field, message[field]]));
  if (before === undefined) return inOrder;
  const news = Object.entries(inOrder).filter(
    ([field, value]) => field === 'type' || JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return { ...Object.fromEntries(news), [asBefore]: 'as before' };
}

/** What the host sends after each client line and each break. */
async function recorded(acts: readonly Line[], answers: readonly Line[]): Promise<readonly (readonly string[])[]> {
  const latest = new Map<string, Fields>();
  const texts: string[][] = [];
  let known = 0;
  for (const [at, act] of acts.entries()) {
    const folder = mkdtempSync(path.join(tmpdir(), 'high-street-'));
    const said = await replay([...acts.slice(0, at + 1), ...answers], folder);
    rmSync(folder, { recursive: true });
    if (act.way === 'event') latest.delete(act.who);
    texts.push(
      said.slice(known).map(({ who, message }) => {
        if (message.type !== 'table') return wrapped(`${who} ← `, message);
        const before = latest.get(who);
        latest.set(who, message);
        return wrapped(`${who} ← `, changed(message, before));
      }),
    );
    known = said.length;
  }
  return texts;
}

const lines = conversation();
const acts = lines.filter(({ way }) => way !== 'host');
const answers = await recorded(
  acts,
  lines.filter(({ way }) => way === 'host'),
);
const written: string[] = [];
let isInside = false;
let said = 0;
for (const line of page.split('\n')) {
  if (line.startsWith('```')) isInside = line === '```conversation';
  if (!isInside || line.startsWith('```')) written.push(line);
  else if (/^\w+ +[→✕]/.test(line)) {
    const { who, way, text } = acts[said] ?? { who: '', way: 'event', text: '' };
    written.push(way === 'event' ? `${who} ✕` : wrapped(`${who} → `, JSON.parse(text)), ...(answers[said] ?? []));
    said += 1;
  }
}
writeFileSync(pageFile, written.join('\n'));
