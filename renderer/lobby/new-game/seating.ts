import {
  type BotLevel,
  botLevels,
  foldedName,
  longestPlayerName,
  type NameFault,
  nameFault,
  type PlayerColour,
  playerColours,
  type SeatSettings,
  tidyName,
} from '../../../shared/protocol/messages.ts';
import { type NameClash, nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { botNames } from './bot-names.ts';

/** The player on a chair: at this device, joining over the network, or a bot by level. */
export type Sitter = 'here' | 'joins' | BotLevel;

/** A chair of the new table: a row of the form. The key stays with the person when chairs move. */
export interface Chair {
  readonly key: number;
  /** The entered name of a person. */
  readonly name: string;
  /** The name of a bot on this chair; empty before the first one. */
  readonly botName: string;
  readonly colour: PlayerColour;
  readonly sitter: Sitter;
  /** Whether this is the player's first match, with explanations. */
  readonly learns: boolean;
}

export type Seating = readonly Chair[];

export type SeatingChange =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'name'; readonly key: number; readonly name: string }
  | { readonly type: 'colour'; readonly key: number; readonly colour: PlayerColour }
  | { readonly type: 'learns'; readonly key: number; readonly learns: boolean }
  | { readonly type: 'sitter'; readonly key: number; readonly sitter: Sitter }
  /** All people at this device, or all but the first over the network; bots stay. */
  | { readonly type: 'hosted'; readonly hosted: boolean }
  /**
   * One person on the first chair without a bot, and `sitter` on all others; `count` chairs in all.
   * `name`: the person's, if none is entered.
   */
  | { readonly type: 'others'; readonly sitter: Sitter; readonly count: number; readonly name: string }
  /** Puts a known person on the first unnamed chair, in their colour if free. */
  | { readonly type: 'known'; readonly name: string; readonly colour: PlayerColour }
  /** Removes a known person. */
  | { readonly type: 'known-off'; readonly name: string; readonly colour: PlayerColour }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'order'; readonly keys: readonly number[] };

/** The level of the bot on a chair; null for people. */
export function levelOfChair({ sitter }: Pick<Chair, 'sitter'>): BotLevel | null {
  return botLevels.find((level) => level === sitter) ?? null;
}

/** The name on the chair's card. */
export function writtenName(chair: Chair): string {
  return levelOfChair(chair) === null ? chair.name : chair.botName;
}

function freeColour(seating: Seating): PlayerColour {
  return playerColours.find((colour) => !seating.some((chair) => chair.colour === colour)) ?? 'navy';
}

/** Chairs without names, each with its own colour. For a hosted table only the first is at this device. */
export function emptySeating(count: number, hosted: boolean): Seating {
  return hostedSeating(withCount([], count), hosted);
}

/** Index of the first person's chair; 0 if there are only bots. */
export function firstPerson(seating: Seating): number {
  return Math.max(
    0,
    seating.findIndex((chair) => levelOfChair(chair) === null),
  );
}

function hostedSeating(seating: Seating, hosted: boolean): Seating {
  const first = firstPerson(seating);
  return seating.map((chair, place) =>
    levelOfChair(chair) === null ? { ...chair, sitter: hosted && place !== first ? 'joins' : 'here' } : chair,
  );
}

/** The chairs of a match to play again. `levels`: the bots' levels by seat. */
export function seatingOf(
  seats: readonly SeatSettings[],
  levels: readonly (BotLevel | null)[],
  hosted: boolean,
): Seating {
  return hostedSeating(
    seats.map(({ name, colour }, key): Chair => {
      const level = levels[key] ?? null;
      if (level === null) return { key, name, botName: '', colour, sitter: 'here', learns: false };
      return { key, name: '', botName: name, colour, sitter: level, learns: false };
    }),
    hosted,
  );
}

function withCount(seating: Seating, count: number): Seating {
  if (seating.length >= count) return seating.slice(0, count);
  const key = Math.max(-1, ...seating.map((chair) => chair.key)) + 1;
  // a new chair is like the last one: for the network or a bot too
  const sitter = seating.at(-1)?.sitter ?? 'here';
  return withCount(
    [...seating, { key, name: '', botName: '', colour: freeColour(seating), sitter, learns: false }],
    count,
  );
}

/** The player type that all chairs but the first person's share; null if they differ or there are none. */
export function sitterOfOthers(seating: Seating): Sitter | null {
  const first = firstPerson(seating);
  const others = new Set(seating.flatMap(({ sitter }, place) => (place === first ? [] : [sitter])));
  const [only = null] = others;
  return others.size === 1 ? only : null;
}

/** The chair at this device with this name; undefined if there is none. */
export function chairOf(seating: Seating, name: string): Chair | undefined {
  return seating.find((chair) => chair.sitter === 'here' && foldedName(chair.name) === foldedName(name));
}

function firstWithoutName(seating: Seating): Chair | undefined {
  return seating.find((chair) => chair.sitter === 'here' && tidyName(chair.name) === '');
}

/** Whether a chair at this device has no name. */
export function hasRoomFor(seating: Seating): boolean {
  return firstWithoutName(seating) !== undefined;
}

function changed(seating: Seating, change: SeatingChange): Seating {
  switch (change.type) {
    case 'count':
      return withCount(seating, change.count);
    case 'name':
      return seating.map((chair) => {
        if (chair.key !== change.key) return chair;
        return levelOfChair(chair) === null ? { ...chair, name: change.name } : { ...chair, botName: change.name };
      });
    case 'learns':
      return seating.map((chair) => (chair.key === change.key ? { ...chair, learns: change.learns } : chair));
    case 'sitter':
      return seating.map((chair) => (chair.key === change.key ? { ...chair, sitter: change.sitter } : chair));
    case 'hosted':
      return hostedSeating(seating, change.hosted);
    case 'others': {
      const chairs = withCount(seating, change.count);
      const first = firstPerson(chairs);
      return chairs.map((chair, place): Chair => {
        if (place !== first) return { ...chair, sitter: change.sitter };
        return { ...chair, sitter: 'here', name: chair.name === '' ? change.name : chair.name };
      });
    }
    case 'colour': {
      const given = seating.find((chair) => chair.key === change.key)?.colour;
      return seating.map((chair) => {
        if (chair.key === change.key) return { ...chair, colour: change.colour };
        return chair.colour === change.colour && given ? { ...chair, colour: given } : chair;
      });
    }
    case 'known': {
      const chair = firstWithoutName(seating);
      if (chair === undefined) return seating;
      const isFree = seating.every((each) => each.colour !== change.colour || tidyName(writtenName(each)) === '');
      const named = changed(seating, { type: 'name', key: chair.key, name: change.name });
      return isFree ? changed(named, { type: 'colour', key: chair.key, colour: change.colour }) : named;
    }
    case 'known-off': {
      const chair = chairOf(seating, change.name);
      return chair === undefined ? seating : changed(seating, { type: 'name', key: chair.key, name: '' });
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

/**
 * Names new bots from the list, and renames those whose name a person now has.
 * Names that a player entered for a bot stay, even if emptied.
 */
function withBotNames(before: Seating, after: Seating, names: readonly string[]): Seating {
  const isFromList = (chair: Chair) => levelOfChair(chair) !== null && names.includes(chair.botName);
  const taken = after.filter((chair) => !isFromList(chair)).map(writtenName);
  const isTaken = (name: string) => nameClashWith(name, taken) !== null;
  const wantsName = new Set<number>();
  for (const chair of after) {
    const was = before.find(({ key }) => key === chair.key);
    const hasJustSat = levelOfChair(chair) !== null && (was === undefined || levelOfChair(was) === null);
    if (chair.botName === '' ? hasJustSat : isFromList(chair) && isTaken(chair.botName)) {
      wantsName.add(chair.key);
    } else taken.push(writtenName(chair));
  }
  return after.map((chair) => {
    if (!wantsName.has(chair.key)) return chair;
    const botName = names.find((name) => !isTaken(name)) ?? '';
    taken.push(botName);
    return { ...chair, botName };
  });
}

/** The seating after a change. A taken colour is swapped; a new bot gets the first free name. */
export function changeSeating(seating: Seating, change: SeatingChange, names: readonly string[] = botNames): Seating {
  return withBotNames(seating, changed(seating, change), names);
}

/** A shuffled copy. `chance` returns numbers from 0 to below 1. */
export function shuffled<Thing>(things: readonly Thing[], chance: () => number): readonly Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}

/** The name of an unnamed chair, from its index. */
type Placeholder = (place: number) => string;

/** Whether a chair may stay unnamed: a person's may, except a solo player's, which identifies the campaign. */
export function mayBeNameless(seating: Seating, chair: Pick<Chair, 'sitter'>): boolean {
  return levelOfChair(chair) === null && seating.length > 1;
}

/** A chair's name: the entered one, or a placeholder if allowed. */
function nameAt(seating: Seating, place: number, placeholder: Placeholder): string {
  const chair = seating[place];
  if (!chair) return '';
  const written = writtenName(chair);
  return tidyName(written) === '' && mayBeNameless(seating, chair) ? placeholder(place) : written;
}

/** The fault of a chair's name: by itself, or a clash with another. */
export function chairFault(seating: Seating, key: number, placeholder: Placeholder): NameFault | NameClash | null {
  const place = seating.findIndex((chair) => chair.key === key);
  const name = nameAt(seating, place, placeholder);
  const others = seating.flatMap((_, other) => (other === place ? [] : [nameAt(seating, other, placeholder)]));
  return nameFault(name, longestPlayerName) ?? nameClashWith(name, others);
}

/** The seats as the host expects them. */
export function seatsOfSeating(seating: Seating, placeholder: Placeholder): SeatSettings[] {
  return seating.map(({ colour }, place) => ({ name: tidyName(nameAt(seating, place, placeholder)), colour }));
}

/** The seats that stay free for players over the network. */
export function joiningSeats(seating: Seating): readonly number[] {
  return seating.flatMap(({ sitter }, place) => (sitter === 'joins' ? [place] : []));
}

/** The seats of bots, with their levels. */
export function botSeats(seating: Seating): readonly { readonly seat: number; readonly level: BotLevel }[] {
  return seating.flatMap((chair, seat) => {
    const level = levelOfChair(chair);
    return level === null ? [] : [{ seat, level }];
  });
}

/** The seats at this device with an entered name. */
export function namedSeats(seating: Seating): readonly number[] {
  return seating.flatMap(({ sitter, name }, seat) => (sitter === 'here' && tidyName(name) !== '' ? [seat] : []));
}

/** The seats of first-time players at this device. */
export function learnersOf(seating: Seating): readonly number[] {
  return seating.flatMap(({ sitter, learns }, seat) => (learns && sitter === 'here' ? [seat] : []));
}
