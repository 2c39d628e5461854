import { type PlayerColour, playerColours, type SeatSettings } from '../../../shared/protocol/messages.ts';

/** The longest name a sign has room for. */
export const LONGEST_NAME = 24;

/** A chair at the new table: a row of the form. The key stays with the person when chairs are moved. */
export interface Chair {
  readonly key: number;
  readonly name: string;
  readonly colour: PlayerColour;
  /** Left free for somebody who joins over the network. */
  readonly joins: boolean;
}

export type Seating = readonly Chair[];

/** What is wrong with a name, or null. */
export type NameFault = 'empty' | 'same' | null;

export type SeatingChange =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'name'; readonly key: number; readonly name: string }
  | { readonly type: 'colour'; readonly key: number; readonly colour: PlayerColour }
  | { readonly type: 'joins'; readonly key: number; readonly joins: boolean }
  /** Everybody at this device, or all but the first over the network. */
  | { readonly type: 'hosted'; readonly hosted: boolean }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'order'; readonly keys: readonly number[] };

function freeColour(seating: Seating): PlayerColour {
  return playerColours.find((colour) => !seating.some((chair) => chair.colour === colour)) ?? 'navy';
}

/** Chairs without names, each in a colour of its own; of a hosted table only the first is at this device. */
export function emptySeating(count: number, hosted: boolean): Seating {
  return hostedSeating(withCount([], count), hosted);
}

function hostedSeating(seating: Seating, hosted: boolean): Seating {
  return seating.map((chair, place) => ({ ...chair, joins: hosted && place > 0 }));
}

/** The chairs of a match that is played again. */
export function seatingOf(seats: readonly SeatSettings[], hosted: boolean): Seating {
  return hostedSeating(
    seats.map(({ name, colour }, key) => ({ key, name, colour, joins: false })),
    hosted,
  );
}

function withCount(seating: Seating, count: number): Seating {
  if (seating.length >= count) return seating.slice(0, count);
  const key = Math.max(-1, ...seating.map((chair) => chair.key)) + 1;
  // a chair that is added is like the last one: over the network where the others are
  const joins = seating.at(-1)?.joins ?? false;
  return withCount([...seating, { key, name: '', colour: freeColour(seating), joins }], count);
}

/** The seating after a change. A colour that somebody has already is swapped. */
export function changeSeating(seating: Seating, change: SeatingChange): Seating {
  switch (change.type) {
    case 'count':
      return withCount(seating, change.count);
    case 'name':
      return seating.map((chair) => (chair.key === change.key ? { ...chair, name: change.name } : chair));
    case 'joins':
      return seating.map((chair) => (chair.key === change.key ? { ...chair, joins: change.joins } : chair));
    case 'hosted':
      return hostedSeating(seating, change.hosted);
    case 'colour': {
      const given = seating.find((chair) => chair.key === change.key)?.colour;
      return seating.map((chair) => {
        if (chair.key === change.key) return { ...chair, colour: change.colour };
        return chair.colour === change.colour && given ? { ...chair, colour: given } : chair;
      });
    }
    case 'move': {
      const from = seating.findIndex((chair) => chair.key === change.key);
      const moved = seating[from];
      const neighbour = seating[from + change.by];
      if (!moved || !neighbour) return seating;
      return seating.map((chair, place) => (place === from ? neighbour : place === from + change.by ? moved : chair));
    }
    case 'order':
      return change.keys.flatMap((key) => seating.filter((chair) => chair.key === key));
  }
}

/** The keys of the chairs in an order drawn by chance; `chance` gives numbers from 0 up to, not including, 1. */
export function shuffledKeys(seating: Seating, chance: () => number): readonly number[] {
  const keys = seating.map((chair) => chair.key);
  for (let last = keys.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(chance() * (last + 1));
    const [one, other] = [keys[last], keys[pick]];
    if (one === undefined || other === undefined) continue;
    keys[last] = other;
    keys[pick] = one;
  }
  return keys;
}

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** What a chair is called until somebody sits on it: `placeholder` is told its place, from 0. */
type Placeholder = (place: number) => string;

/** The name a chair goes under: what was written, or a placeholder where nobody has come yet. */
function nameAt(seating: Seating, place: number, placeholder: Placeholder): string {
  const chair = seating[place];
  if (!chair) return '';
  return chair.joins && plain(chair.name) === '' ? placeholder(place) : chair.name;
}

/** What is wrong with the name of a chair: nobody here sits without a name, and two people never share one. */
export function nameFault(seating: Seating, key: number, placeholder: Placeholder): NameFault {
  const place = seating.findIndex((chair) => chair.key === key);
  const name = plain(nameAt(seating, place, placeholder));
  if (name === '') return 'empty';
  return seating.some((_, other) => other !== place && plain(nameAt(seating, other, placeholder)) === name)
    ? 'same'
    : null;
}

/** The seats as the host wants them. */
export function seatsOfSeating(seating: Seating, placeholder: Placeholder): SeatSettings[] {
  return seating.map(({ colour }, place) => ({ name: nameAt(seating, place, placeholder).trim(), colour }));
}

/** The seats, from 0, that are left free for those who come over the network. */
export function joiningSeats(seating: Seating): readonly number[] {
  return seating.flatMap(({ joins }, place) => (joins ? [place] : []));
}
