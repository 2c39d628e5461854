import { foldedName } from '../../../shared/protocol/messages.ts';
import type { CampaignsFile } from '../../storage/campaigns.ts';
import { JournalElsewhere } from '../../storage/journal-errors.ts';
import type { PersonRecord } from '../../storage/people.ts';
import { type NamedPlayer, rewriteJournals, withRenamedSeats } from '../../storage/renamed-seats.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import { RequestError } from '../request-error.ts';

export interface ForgettingParts {
  readonly dataFolder: string;
  readonly campaigns: CampaignsFile;
  /** The saved rooms; null while another program has them. */
  readonly rooms: () => readonly RoomRecord[] | null;
  /** Called once journals and campaigns no longer have a person's name. */
  readonly rewritten: () => void;
}

function isIn({ chairs, guests, evening }: RoomRecord, isGone: (player: NamedPlayer) => boolean): boolean {
  const atDevices = guests.flatMap(({ name, person, others = [] }) => [
    ...(name === null ? [] : [{ name, person }]),
    ...others,
  ]);
  return [...chairs, ...atDevices, ...evening.flatMap(({ seats }) => seats)].some(isGone);
}

/**
 * Gives a person a neutral name in all journals and campaigns of this device.
 * Rejects with `RequestError` if the person is at an open table or in an open room, or with file errors. Repeating it completes
 * what a failure left.
 */
export async function forgetNames(parts: ForgettingParts, person: PersonRecord, instead: string): Promise<void> {
  const { dataFolder, campaigns, rooms, rewritten } = parts;
  const ids = new Set([person.id, ...person.merged]);
  const names = new Set([person.name, ...person.names].map(foldedName));
  const isNamed = (name: string) => names.has(foldedName(name));
  const isGone = (player: NamedPlayer) => (player.person === undefined ? isNamed(player.name) : ids.has(player.person));
  const saved = rooms();
  if (saved === null || saved.some((room) => isIn(room, isGone))) throw new RequestError('person-at-table');
  try {
    await rewriteJournals(dataFolder, (text) => withRenamedSeats(text, isGone, instead));
  } catch (error) {
    if (error instanceof JournalElsewhere) throw new RequestError('person-at-table');
    throw error;
  }
  const { results } = campaigns.latest();
  campaigns.change({ results: results.map((each) => (isNamed(each.player) ? { ...each, player: instead } : each)) });
  rewritten();
}
