import { type ClaimedPerson, foldedName, type OwnPerson } from '../../../shared/protocol/messages.ts';
import type { People } from '../people/people.ts';
import { RequestError } from '../request-error.ts';
import type { Guests } from '../seats/guests.ts';
import { checkGuestName } from '../seats/table-names.ts';
import type { Table } from '../table/table.ts';
import type { Chairs, PersonOf } from './chairs.ts';
import type { Player } from './evening.ts';

/** The people of the house, as a room needs them. */
export type PeopleOfHouse = Pick<People, 'plates' | 'own' | 'of' | 'named' | 'add' | 'mayAdd'>;

/** A room, as far as it matters who is in it. */
export interface PersonRoom {
  readonly guests: Guests;
  readonly lobby: { readonly chairs: Chairs };
  readonly people: PeopleOfHouse;
  isPresent(device: string): boolean;
  /** True if the guest has a seat or a chair. */
  hasPlace(guest: string): boolean;
  /** True if the guest owns or holds a seat of the table. */
  isSeated(guest: string): boolean;
}

/** Throws `RequestError` if a new guest's name could be confused with another person's in the room. */
export function checkEntering(room: PersonRoom & { readonly table: Table | null }, name: string): void {
  const { table, guests } = room;
  const { chairs } = room.lobby;
  const named = [...(table?.kept.seats ?? []), ...chairs].map((seat) => seat.name);
  const owns = (guest: string) =>
    table?.seating.seats.some(({ owner }) => owner === guest) === true || chairs.some(({ holder }) => holder === guest);
  checkGuestName(name, named, guests, (guest) => room.isPresent(guest) && owns(guest));
}

/** The person of the house on a chair, by id: at the host's own device by name, otherwise a confirmed guest. */
export function personAt(
  { guests, people }: PersonRoom,
  { holder, name }: Parameters<PersonOf>[0],
): string | undefined {
  return holder === 'house' ? people.named(name) : guests.personAt(holder, name);
}

/** Where a further player of a device sits: on a chair, or (null) on a new one. Undefined for the device's own person. */
export type FurtherChair = number | null | undefined;

/**
 * The guest with a place who this person was on another device, now absent; a namesake counts. Undefined if there is none.
 * Throws `RequestError` if the person is here on another device, or if seats would be lost: the device's own, or those of
 * the other device if only a further player comes.
 */
function guestOfPerson(room: PersonRoom, by: string, id: string, at: FurtherChair): string | undefined {
  const { name } = room.people.own(id);
  const others = room.guests.all.filter(({ guest }) => guest !== by);
  if (others.some(({ guest, person }) => person === id && room.isPresent(guest))) throw new RequestError('person-here');
  const away = others.filter(({ guest }) => !room.isPresent(guest) && room.hasPlace(guest));
  const isNamesake = (each: (typeof others)[number]) =>
    each.person === undefined && each.name !== null && foldedName(each.name) === foldedName(name);
  const found = away.find(({ person }) => person === id) ?? (at === undefined ? away.find(isNamesake) : undefined);
  if (found !== undefined && room.isSeated(at === undefined ? by : found.guest)) throw new RequestError('seat-taken');
  return at === undefined ? found?.guest : undefined;
}

/** How a guest becomes a person. */
interface Becoming {
  /** The guest whose seats they get. */
  readonly before: string | undefined;
  /** The player so far: devices and names. */
  readonly player: Player;
  /** The seat of a further player; null for none, undefined for the device's own person. */
  readonly seat: FurtherChair;
  /** Returns the person. Adds a new one. */
  readonly add: () => OwnPerson;
}

/** Throws `RequestError` if a guest may not become this person. Changes nothing. */
export function becomingPerson(room: PersonRoom, by: string, claimed: ClaimedPerson, at: FurtherChair): Becoming {
  const own = room.lobby.chairs.filter(({ holder }) => holder === by);
  const chair = own.find(({ chair }) => chair === at);
  if (typeof at === 'number' && chair === undefined) throw new RequestError('not-your-chair');
  const before = claimed === 'new' ? undefined : guestOfPerson(room, by, claimed, at);
  const devices = before === undefined ? [by] : [by, before];
  if (at === undefined) {
    // of several people on one device it is unknown which chair is the own one
    const guests = room.guests.all.filter(({ guest }) => devices.includes(guest));
    const names = namesOf([...guests, ...(own.length === 1 ? own : [])]);
    return { before, player: { devices, names }, seat: undefined, add: adding(room, by, claimed, own[0]) };
  }
  const player = { devices, names: chair === undefined ? [] : [chair.name] };
  return { before, player, seat: chair?.seat ?? null, add: adding(room, by, claimed, chair ?? own[0]) };
}

function namesOf(named: readonly { readonly name: string | null }[]): readonly string[] {
  return named.flatMap(({ name }) => name ?? []);
}

/** Returns the claimed person, or adds a new one like this chair. Throws `RequestError` if that is not possible. */
function adding(
  { guests, people }: PersonRoom,
  by: string,
  claimed: ClaimedPerson,
  chair: Chairs[number] | undefined,
): Becoming['add'] {
  if (claimed !== 'new') return () => people.own(claimed);
  const name = chair?.name ?? guests.mustHave(by).name;
  if (name === null) throw new RequestError('name-empty');
  people.mayAdd(name);
  return () => people.add(name, chair?.colour ?? 'navy');
}
