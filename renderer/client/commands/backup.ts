import { longestImport, type RefusalCode } from '../../../shared/protocol/messages.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Asking } from './asking.ts';
import type { HouseBroughtBack, Progress, SavedHouse } from './commands.ts';

/** Sends a text to this device's own host, in pieces; returns the answer to the last one. */
export type SendsLine = (type: 'import' | 'preview-import' | 'bring-back', text: string) => Promise<Answer>;

interface Saving extends Pick<Asking, 'shown'> {
  readonly ask: TableSession['ask'];
}

/** See `TravelCommands`. A backup is a text: a line about the house, and one for each game, as `export` packs it. */
export async function saveHouse({ ask, shown }: Saving, progress: Progress): Promise<SavedHouse | null> {
  const house = await shown(ask({ type: 'back-up' }));
  if (house.outcome !== 'done' || house.said.type !== 'backup') return null;
  const { text, tables } = house.said;
  const lines = [`${text}\n`];
  for (const [done, table] of tables.entries()) {
    progress(done, tables.length);
    const game = await ask({ type: 'export', room: null, table });
    if (game.outcome === 'lost') return null;
    if (game.outcome === 'done' && game.said.type === 'transfer') lines.push(`${game.said.text}\n`);
  }
  const games = lines.length - 1;
  return { lines, games, unreadable: tables.length - games };
}

/** The lines of a text file, one after the other, and how many bytes are read. A line too long for the host is empty. */
async function* linesOf(file: Blob): AsyncGenerator<{ readonly line: string; readonly read: number }> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let [rest, read] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = (parts.pop() ?? '').slice(0, longestImport + 1);
    for (const line of parts) yield { line: line.length > longestImport ? '' : line, read };
  }
  if (rest !== '') yield { line: rest.length > longestImport ? '' : rest, read };
}

const staysAsItIs: ReadonlySet<RefusalCode> = new Set(['already-here', 'goes-on-otherwise']);

interface Bringing extends Pick<Asking, 'shown'> {
  readonly send: SendsLine;
}

/** See `TravelCommands`. */
export async function bringBack(
  { send, shown }: Bringing,
  file: Blob,
  progress: Progress,
): Promise<HouseBroughtBack | null> {
  const counts = { here: 0, different: 0, unreadable: 0 };
  let isHouse = false;
  for await (const { line, read } of linesOf(file)) {
    progress(read, file.size);
    if (!isHouse) {
      isHouse = (await shown(send('bring-back', line))).outcome === 'done';
      if (!isHouse) return null;
      continue;
    }
    const game = await send('import', line);
    if (game.outcome === 'lost') {
      await shown(Promise.resolve(game));
      return null;
    }
    if (game.outcome === 'done') counts.here++;
    else if (staysAsItIs.has(game.code)) counts.different++;
    else counts.unreadable++;
  }
  // an empty file
  if (!isHouse) await shown(send('bring-back', ''));
  return isHouse ? counts : null;
}
