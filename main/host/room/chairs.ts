import {
  type BotHolder,
  levelOf,
  mostChairs,
  nameClashWith,
  type PlayerColour,
  playerColours,
  type SeatSettings,
} from '../../../shared/protocol/messages.ts';
import type { ChairRecord } from '../../storage/rooms/room-record.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import { Refused } from '../refused.ts';

export type Chairs = readonly ChairRecord[];
type ChairHolder = ChairRecord['holder'];

function freeColour(chairs: Chairs): PlayerColour | undefined {
  return playerColours.find((colour) => chairs.every((chair) => chair.colour !== colour));
}

function nextNumber(chairs: Chairs): number {
  return Math.max(-1, ...chairs.map(({ chair }) => chair)) + 1;
}

/** Throws Refused unless whoever sits on chairs can be told apart, by name and by colour. */
function checkedApart(chairs: Chairs, { chair, name, colour }: ChairRecord): void {
  const others = chairs.filter((each) => each.chair !== chair);
  const clash = nameClashWith(
    name,
    others.map((other) => other.name),
  );
  if (clash !== null) throw new Refused(clash);
  if (others.some((other) => other.colour === colour)) throw new Refused('colours-must-differ');
}

/** The chairs with one more. Throws Refused where all are taken, or where its person could not be told from another. */
export function withChair(
  chairs: Chairs,
  {
    holder,
    name,
    colour,
  }: { readonly holder: ChairHolder; readonly name: string; readonly colour: PlayerColour | null },
): Chairs {
  const given = colour ?? freeColour(chairs);
  if (chairs.length >= mostChairs || given === undefined) throw new Refused('no-chair');
  const chair: ChairRecord = {
    chair: nextNumber(chairs),
    holder,
    name,
    colour: given,
    ready: levelOf(holder) !== null,
    seat: null,
  };
  checkedApart(chairs, chair);
  return [...chairs, chair];
}

/** The chairs with another name and colour on one. Throws Refused where it is not there, or would be taken for another. */
export function withChanged(
  chairs: Chairs,
  number: number,
  { name, colour }: { readonly name: string; readonly colour: PlayerColour },
): Chairs {
  const changed = { ...chairNumbered(chairs, number), name, colour };
  checkedApart(chairs, changed);
  return chairs.map((each) => (each.chair === number ? changed : each));
}

/** The chair of this number. Throws Refused where there is none. */
export function chairNumbered(chairs: Chairs, number: number): ChairRecord {
  const found = chairs.find(({ chair }) => chair === number);
  if (found === undefined) throw new Refused('not-your-chair');
  return found;
}

export function withoutChair(chairs: Chairs, number: number): Chairs {
  return chairs.filter(({ chair }) => chair !== number);
}

/** The chairs in this order. Throws Refused unless each is named once. */
export function inOrder(chairs: Chairs, numbers: readonly number[]): Chairs {
  if (numbers.length !== chairs.length || new Set(numbers).size !== numbers.length) throw new Refused('not-your-chair');
  return numbers.map((number) => chairNumbered(chairs, number));
}

/** Whoever plays a seat by right, as the holder of a chair; null for a seat that is nobody's. */
function sitterOf({ owner, holder }: SeatingRecord['seats'][number]): ChairHolder | null {
  if (owner !== 'free') return owner;
  return holder === 'free' ? null : holder;
}

/**
 * The chairs as the seats of the room's table stand now: whoever has come to a seat there sits on its chair for the next
 * match, under the name and colour they play with. Who waits for the next match keeps their chair, in another colour where
 * somebody at the table has theirs; unless they have sat down there meanwhile, or somebody there has the name.
 */
export function followSeats(
  chairs: Chairs,
  seats: readonly SeatSettings[],
  held: readonly SeatingRecord['seats'][number][],
): Chairs {
  let next = nextNumber(chairs);
  const seated = seats.flatMap(({ name, colour }, seat): ChairRecord[] => {
    const by = held[seat];
    const holder = by === undefined ? null : sitterOf(by);
    if (holder === null) return [];
    const before = chairs.find((chair) => chair.seat === seat);
    const ready = levelOf(holder) !== null || (before?.holder === holder && before.ready);
    return [{ chair: before?.chair ?? next++, holder, name, colour, ready, seat }];
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

/** Chairs that there were before stand as they did; new ones after them. */
function inTheirOrder(before: Chairs, now: Chairs): Chairs {
  const place = ({ chair }: ChairRecord) => {
    const at = before.findIndex((each) => each.chair === chair);
    return at === -1 ? before.length : at;
  };
  return now.toSorted((one, other) => place(one) - place(other));
}

/** The chairs once each is at a table: in their order from seat 0, nobody ready for what comes after it. */
export function seatedInOrder(chairs: Chairs): Chairs {
  return chairs.map((chair, seat) => ({ ...chair, seat, ready: levelOf(chair.holder) !== null }));
}

/** The chairs once nobody sits at a table. */
export function withoutTable(chairs: Chairs): Chairs {
  return chairs.map((chair) => ({ ...chair, seat: null }));
}

/** A bot's holder has no device. */
export function isBot(holder: ChairHolder): holder is BotHolder {
  return levelOf(holder) !== null;
}
