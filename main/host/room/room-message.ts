import {
  type EveningMatch,
  levelOf,
  type Manners,
  mostChairs,
  type OpenRoom,
  type RoomMessage,
} from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord } from '../../storage/rooms/room-record.ts';
import type { Device } from '../seats/seating.ts';
import type { Replication } from '../standby/replication.ts';
import type { Hosted } from '../table/hosted.ts';
import type { Table } from '../table/table.ts';
import { eveningMatchOf } from './evening.ts';
import type { Lobby } from './lobby.ts';
import type { PeopleOfHouse } from './people-in-room.ts';
import type { SeatClaims } from './seat-claims.ts';

/** Everything that a room's messages to its pages are built from. */
export interface RoomFacts extends Hosted {
  readonly table: Table | null;
  readonly past: readonly PastMatchRecord[];
  readonly lobby: Lobby;
  readonly lead: Device;
  readonly handedTo: string | null;
  readonly manners: Manners;
  /** The people of the house. */
  readonly people: PeopleOfHouse;
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
 * True if a page of this device may show the room's code.
 * Leaders and the host may. While the door is not closed, so may a device that only watches, such as a television.
 * Everyone in the room already knows the code.
 */
function mayShowCode(room: RoomFacts, device: Device, isHost: boolean): boolean {
  return isHost || room.leads(device, isHost) || (room.door !== 'closed' && !takesPart(room, device));
}

/** True if the device plays in the running match or, without one, has a chair. */
function takesPart({ table, lobby }: RoomFacts, device: Device): boolean {
  if (table !== null && !table.kept.isOver) return table.seating.isSeated(device);
  return lobby.chairs.some(({ holder }) => holder === device);
}

/** The room's entry in the public listing; null while its door is closed. */
export function listingOf({ id, name, door, lobby, table }: RoomFacts): OpenRoom | null {
  if (door === 'closed') return null;
  const isPlaying = table !== null && !table.kept.isOver;
  return {
    room: id,
    name,
    game: isPlaying ? table.kept.game.id : (lobby.plan.game ?? table?.kept.game.id ?? null),
    free: isPlaying ? table.seating.free : mostChairs - lobby.chairs.length,
  };
}

/** The fields of a room message that differ from page to page. */
export type PersonalPart = Pick<RoomMessage, 'code' | 'you' | 'person' | 'isLeader' | 'claims'>;
/** The fields of a room message that are the same for all pages. */
export type SharedPart = Omit<RoomMessage, keyof PersonalPart>;

/**
 * The personal fields for a page of this device. `code` is null where it may not be shown.
 * @param isKeeper true for the host's pages
 */
export function personalPart(room: RoomFacts, device: Device, isHost: boolean): PersonalPart {
  const isLeader = room.leads(device, isHost);
  return {
    code: mayShowCode(room, device, isHost) ? room.code : null,
    you: device,
    person: room.people.of(room.guests.all.find(({ guest }) => guest === device)?.person),
    isLeader,
    claims: room.claims.shownTo(device, isLeader || isHost),
  };
}

/** The shared fields of a room message. They contain no tokens, and of matches only the outcomes. */
export function sharedPart(room: RoomFacts): SharedPart {
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
      {
        device: 'house',
        name: null,
        present: isPresent('house'),
        isLeader: room.leads('house', true),
        canHost: false,
        isTelevision: lobby.isTelevision('house'),
      },
      ...guests.all.map(({ guest, name, person }) => ({
        device: guest,
        name,
        ...(person !== undefined && { person }),
        present: isPresent(guest),
        isLeader: room.leads(guest, false),
        canHost: room.canHost(guest),
        isTelevision: lobby.isTelevision(guest),
      })),
    ],
    people: room.people.plates,
    plan: lobby.plan,
    proposals: [...lobby.proposals],
    ...(lobby.chance !== null && { chance: lobby.chance.commitment }),
    evening: evening(room),
  };
}
