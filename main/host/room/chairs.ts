import {
  type BotHolder,
  foldedName,
  levelOf,
  mostChairs,
  type PersonPlate,
  type PlayerColour,
  playerColours,
  type SeatSettings,
} from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import type { ChairRecord } from '../../storage/rooms/room-record.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import { RequestError } from '../request-error.ts';

export type Chairs = readonly ChairRecord[];
type ChairHolder = ChairRecord['holder'];

/** The id of the person of the house on a chair; undefined for guests and bots. */
export type PersonOf = (chair: Pick<ChairRecord, 'holder' | 'name' | 'colour'>) => string | undefined;

function freeColour(chairs: Chairs): PlayerColour | undefined {
  return playerColours.find((colour) => chairs.every((chair) => chair.colour !== colour));
}

function nextNumber(chairs: Chairs): number {
  return Math.max(-1, ...chairs.map(({ chair }) => chair)) + 1;
}

/** Throws `RequestError` if the chair's name or colour could be confused with another chair's. */
function checkedApart(chairs: Chairs, { chair, name, colour }: ChairRecord): void {
  const others = chairs.filter((each) => each.chair !== chair);
  const clash = nameClashWith(
    name,
    others.map((other) => other.name),
  );
  if (clash !== null) throw new RequestError(clash);
  if (others.some((other) => other.colour === colour)) throw new RequestError('colours-must-differ');
}

/** Adds a chair. Throws `RequestError` if all are taken or the name or colour is not distinct. */
export function withChair(
  chairs: Chairs,
  {
    holder,
    name,
    colour,
  }: { readonly holder: ChairHolder; readonly name: string; readonly colour: PlayerColour | null },
  personOf: PersonOf = () => undefined,
): Chairs {
  const given = colour ?? freeColour(chairs);
  if (chairs.length >= mostChairs || given === undefined) throw new RequestError('no-chair');
  const chair: ChairRecord = {
    chair: nextNumber(chairs),
    holder,
    name,
    colour: given,
    ready: levelOf(holder) !== null,
    seat: null,
  };
  checkedApart(chairs, chair);
  return [...chairs, withPerson(chair, personOf)];
}

/** The chair with the person who sits there now, if it is one of the house. */
function withPerson({ person: _, ...chair }: ChairRecord, personOf: PersonOf): ChairRecord {
  const person = personOf(chair);
  return { ...chair, ...(person !== undefined && { person }) };
}

/** Renames and recolours a chair. Throws `RequestError` if it does not exist or would not be distinct. */
export function withChanged(
  chairs: Chairs,
  number: number,
  { name, colour }: { readonly name: string; readonly colour: PlayerColour },
  personOf: PersonOf,
): Chairs {
  const changed = withPerson({ ...chairNumbered(chairs, number), name, colour }, personOf);
  checkedApart(chairs, changed);
  return chairs.map((each) => (each.chair === number ? changed : each));
}

/** The chair of this number. Throws `RequestError` if there is none. */
export function chairNumbered(chairs: Chairs, number: number): ChairRecord {
  const found = chairs.find(({ chair }) => chair === number);
  if (found === undefined) throw new RequestError('not-your-chair');
  return found;
}

export function withoutChair(chairs: Chairs, number: number): Chairs {
  return chairs.filter(({ chair }) => chair !== number);
}

/** Reorders the chairs. Throws `RequestError` unless `numbers` names each chair once. */
export function inOrder(chairs: Chairs, numbers: readonly number[]): Chairs {
  if (numbers.length !== chairs.length || new Set(numbers).size !== numbers.length)
    throw new RequestError('not-your-chair');
  return numbers.map((number) => chairNumbered(chairs, number));
}

/** The owner of a seat, or its holder if it has no owner. Null for a free seat. */
function sitterOf({ owner, holder }: SeatingRecord['seats'][number]): ChairHolder | null {
  if (owner !== 'free') return owner;
  return holder === 'free' ? null : holder;
}

/**
 * The chairs, updated to the seats of the room's table.
 * Each seated player gets a chair for the next match, with the seat's name and colour. A waiting person keeps their
 * chair, recoloured if their colour is taken. They lose it if a seated player has their name.
 */
export function followSeats(
  chairs: Chairs,
  seats: readonly SeatSettings[],
  held: readonly SeatingRecord['seats'][number][],
): Chairs {
  let next = nextNumber(chairs);
  const seated = seats.flatMap((settings, seat): ChairRecord[] => {
    const by = held[seat];
    const holder = by === undefined ? null : sitterOf(by);
    if (holder === null) return [];
    const before = chairs.find((chair) => chair.seat === seat);
    const ready = levelOf(holder) !== null || (before?.holder === holder && before.ready);
    return [{ chair: before?.chair ?? next++, holder, ...settings, ready, seat }];
  });
  const isOfAnother = (chair: ChairRecord) => seated.every(({ name }) => nameClashWith(chair.name, [name]) === null);
  return chairs
    .filter((chair) => chair.seat === null && isOfAnother(chair))
    .reduce((sofar: Chairs, chair) => withWaiting(sofar, chair), inTheirOrder(chairs, seated));
}

function withWaiting(chairs: Chairs, chair: ChairRecord): Chairs {
  const isTaken = chairs.some(({ colour }) => colour === chair.colour);
  const colour = isTaken ? freeColour(chairs) : chair.colour;
  return colour === undefined ? chairs : [...chairs, { ...chair, colour }];
}

/**
 * The chairs with a person of the house at this device: on the chair that already is theirs, on the device's only chair, or on
 * a new one. A person who is not confirmed gets only a new one, as a guest. Unchanged if name or chair cannot be had.
 * @param at the chair of a further player of the device, or (null) a new one
 */
export function withPersonAt(
  chairs: Chairs,
  holder: ChairHolder,
  { id, name, colour }: PersonPlate,
  isConfirmed: boolean,
  at?: number | null,
): Chairs {
  const own = chairs.filter((chair) => chair.holder === holder);
  const theirs =
    chairs.find(({ person }) => person === id) ?? own.find((chair) => foldedName(chair.name) === foldedName(name));
  const meant =
    at === undefined
      ? own.find(({ seat }) => seat === null && own.length === 1)
      : own.find((each) => each.chair === at);
  const chair = isConfirmed ? (theirs ?? meant) : undefined;
  const isNew = own.length === 0 || at === null;
  const isFree = chairs.every((each) => each === chair || each.colour !== colour);
  const personOf: PersonOf = () => (isConfirmed ? id : undefined);
  try {
    if (chair === undefined)
      return isNew ? withChair(chairs, { holder, name, colour: isFree ? colour : null }, personOf) : chairs;
    const changed = withChanged(chairs, chair.chair, { name, colour: isFree ? colour : chair.colour }, personOf);
    return changed.map((each) => (each.chair === chair.chair ? { ...each, holder } : each));
  } catch (error) {
    if (error instanceof RequestError) return chairs;
    throw error;
  }
}

/** Keeps existing chairs in their order, with new ones last. */
function inTheirOrder(before: Chairs, now: Chairs): Chairs {
  const place = ({ chair }: ChairRecord) => {
    const at = before.findIndex((each) => each.chair === chair);
    return at === -1 ? before.length : at;
  };
  return now.toSorted((one, other) => place(one) - place(other));
}

/** Assigns seats from 0 in the order of the chairs and resets people's readiness. */
export function seatedInOrder(chairs: Chairs): Chairs {
  return chairs.map((chair, seat) => ({ ...chair, seat, ready: levelOf(chair.holder) !== null }));
}

/** The chairs without seats. */
export function withoutTable(chairs: Chairs): Chairs {
  return chairs.map((chair) => ({ ...chair, seat: null }));
}

/** Narrows a chair's holder to a bot. */
export function isBot(holder: ChairHolder): holder is BotHolder {
  return levelOf(holder) !== null;
}
