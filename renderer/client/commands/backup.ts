import { type HostMessage, longestImport, type RefusalCode } from '../../../shared/protocol/messages.ts';
import type { Answer } from '../../connection/conversation.ts';
import type { TableSession } from '../../connection/table-session.ts';
import type { Asking } from './asking.ts';
import type { HouseBroughtBack, Progress, SavedHouse } from './commands.ts';

/** Sends a text to this device's own host, in pieces; returns the answer to the last one. */
export type SendsLine = (type: 'import' | 'preview-import' | 'bring-back', text: string) => Promise<Answer>;

interface Saving extends Pick<Asking, 'shown'> {
  readonly ask: TableSession['ask'];
}

/** See `TravelCommands`. A backup is a text: a line about the house, and one for each game and room, as `export` packs it. */
export async function saveHouse({ ask, shown }: Saving, progress: Progress): Promise<SavedHouse | null> {
  const house = await shown(ask({ type: 'back-up' }));
  if (house.outcome !== 'done' || house.said.type !== 'backup') return null;
  const { text, tables, rooms } = house.said;
  const lines = [`${text}\n`];
  const saved = { games: 0, rooms: 0 };
  // rooms last: bringing one back opens it with its games
  const all = [...tables.map((table) => ({ table, room: null })), ...rooms.map((room) => ({ table: null, room }))];
  for (const [done, each] of all.entries()) {
    progress(done, all.length);
    const packed = await ask({ type: 'export', ...each });
    if (packed.outcome === 'lost') return null;
    if (packed.outcome !== 'done' || packed.said.type !== 'transfer') continue;
    lines.push(`${packed.said.text}\n`);
    if (each.room === null) saved.games++;
    else saved.rooms++;
  }
  return { lines, ...saved, unreadable: tables.length - saved.games };
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
/** Why a room of a backup cannot be opened now. */
const staysClosed: ReadonlySet<RefusalCode> = new Set(['no-network', 'open-elsewhere', 'too-many-rooms']);

function isRoom(said: HostMessage): boolean {
  return said.type === 'brought' && said.room !== null;
}

interface Bringing extends Pick<Asking, 'shown'> {
  readonly send: SendsLine;
}

/** See `TravelCommands`. */
export async function bringBack(
  { send, shown }: Bringing,
  file: Blob,
  progress: Progress,
): Promise<HouseBroughtBack | null> {
  const counts = { here: 0, rooms: 0, different: 0, closed: 0, unreadable: 0 };
  let isHouse = false;
  for await (const { line, read } of linesOf(file)) {
    progress(read, file.size);
    if (!isHouse) {
      isHouse = (await shown(send('bring-back', line))).outcome === 'done';
      if (!isHouse) return null;
      continue;
    }
    const brought = await send('import', line);
    if (brought.outcome === 'lost') {
      await shown(Promise.resolve(brought));
      return null;
    }
    if (brought.outcome === 'done') counts[isRoom(brought.said) ? 'rooms' : 'here']++;
    else if (staysAsItIs.has(brought.code)) counts.different++;
    else if (staysClosed.has(brought.code)) counts.closed++;
    else counts.unreadable++;
  }
  // an empty file
  if (!isHouse) await shown(send('bring-back', ''));
  return isHouse ? counts : null;
}
