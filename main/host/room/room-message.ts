import { type EveningMatch, levelOf, type Manners, type RoomMessage } from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord } from '../../storage/rooms/room-record.ts';
import type { Device } from '../seats/seating.ts';
import type { Replication } from '../stand-by/replication.ts';
import type { Hosted } from '../table/hosted.ts';
import type { Table } from '../table/table.ts';
import { eveningMatchOf } from './evening.ts';
import type { Lobby } from './lobby.ts';
import type { SeatClaims } from './seat-claims.ts';

/** Everything of a room that its pages are told of. */
export interface RoomFacts extends Hosted {
  readonly table: Table | null;
  readonly past: readonly PastMatchRecord[];
  readonly lobby: Lobby;
  readonly lead: Device;
  readonly handedTo: string | null;
  readonly manners: Manners;
  readonly replication: Pick<Replication, 'standing'>;
  readonly claims: Pick<SeatClaims, 'shownTo'>;
  isPresent(device: string): boolean;
  canHost(device: string): boolean;
}

function evening({ past, table }: RoomFacts): EveningMatch[] {
  const before = past.map(({ held: _, ...match }) => match);
  return table === null ? before : [...before, eveningMatchOf(table)];
}

/**
 * May a page of this device know by what code the room is come into? Whoever leads it may, the host person, and, while the door
 * is not closed, a device that only looks on: it may be the screen that everybody sees. Everybody in the room has known it.
 */
function mayShowCode(room: RoomFacts, device: Device, isKeeper: boolean): boolean {
  return isKeeper || room.leads(device, isKeeper) || (room.door !== 'closed' && !takesPart(room, device));
}

/** Does somebody at this device play the match that runs, or where none does, have a chair for the next? */
function takesPart({ table, lobby }: RoomFacts, device: Device): boolean {
  if (table !== null && !table.kept.isOver) return table.seating.isSeated(device);
  return lobby.chairs.some(({ holder }) => holder === device);
}

/** What a room tells each of its pages of itself. */
export type ToldToOne = Pick<RoomMessage, 'code' | 'you' | 'isMaster' | 'claims'>;
/** What it tells all of them alike. */
export type ToldAlike = Omit<RoomMessage, keyof ToldToOne>;

/**
 * What a page of this device alone is told of its room: the code only where it may be shown there.
 * @param isKeeper may the page run the house?
 */
export function toldToOne(room: RoomFacts, device: Device, isKeeper: boolean): ToldToOne {
  const isMaster = room.leads(device, isKeeper);
  return {
    code: mayShowCode(room, device, isKeeper) ? room.code : null,
    you: device,
    isMaster,
    claims: room.claims.shownTo(device, isMaster || isKeeper),
  };
}

/** What every page is told of its room alike. No token is in it, and nothing of a match but how those ended that have. */
export function toldAlike(room: RoomFacts): ToldAlike {
  const { lobby, guests, table } = room;
  const isPresent = (who: string) => room.isPresent(who);
  return {
    type: 'room',
    room: room.id,
    name: room.name,
    door: room.door,
    table: table?.id ?? null,
    lead: room.lead,
    handedTo: room.handedTo,
    standBy: room.replication.standing,
    manners: room.manners,
    chairs: lobby.chairs.map(({ seat: _, ...chair }) => ({
      ...chair,
      present: levelOf(chair.holder) !== null || isPresent(chair.holder),
    })),
    devices: [
      { device: 'house', name: null, present: isPresent('house'), isMaster: room.leads('house', true), canHost: false },
      ...guests.all.map(({ guest, name }) => ({
        device: guest,
        name,
        present: isPresent(guest),
        isMaster: room.leads(guest, false),
        canHost: room.canHost(guest),
      })),
    ],
    plan: lobby.plan,
    proposals: [...lobby.proposals],
    evening: evening(room),
  };
}
