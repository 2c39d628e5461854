import {
  type BotLevel,
  botLevels,
  foldedName,
  longestPlayerName,
  type NameClash,
  type NameFault,
  nameClashWith,
  nameFault,
  type PlayerColour,
  playerColours,
  type SeatSettings,
  tidyName,
} from '../../../shared/protocol/messages.ts';
import { botNames } from './bot-names.ts';

/** Who plays on a chair: somebody at this device, somebody who joins over the network, or a bot of a level. */
export type Sitter = 'here' | 'joins' | BotLevel;

/** A chair at the new table: a row of the form. The key stays with the person when chairs are moved. */
export interface Chair {
  readonly key: number;
  /** What is written for a person. */
  readonly name: string;
  /** What a bot is called here; empty until the first one has sat down. */
  readonly botName: string;
  readonly colour: PlayerColour;
  readonly sitter: Sitter;
  /** Is it a first match for whoever sits here, in which each new thing is explained to them? */
  readonly learns: boolean;
}

export type Seating = readonly Chair[];

export type SeatingChange =
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'name'; readonly key: number; readonly name: string }
  | { readonly type: 'colour'; readonly key: number; readonly colour: PlayerColour }
  | { readonly type: 'learns'; readonly key: number; readonly learns: boolean }
  | { readonly type: 'sitter'; readonly key: number; readonly sitter: Sitter }
  /** Everybody at this device, or all but the first over the network; bots stay. */
  | { readonly type: 'hosted'; readonly hosted: boolean }
  /** One person, on the first chair that is not a bot's, and all the others alike, so many in all; `name` is the person's where none is written. */
  | { readonly type: 'others'; readonly sitter: Sitter; readonly count: number; readonly name: string }
  /** Somebody who has played here before sits down on the first chair without a name, in their colour where it is free. */
  | { readonly type: 'known'; readonly name: string; readonly colour: PlayerColour }
  /** They get up again. */
  | { readonly type: 'known-off'; readonly name: string; readonly colour: PlayerColour }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'order'; readonly keys: readonly number[] };

/** The level of the bot on a chair; null where people sit. */
export function levelOfChair({ sitter }: Pick<Chair, 'sitter'>): BotLevel | null {
  return botLevels.find((level) => level === sitter) ?? null;
}

/** What is written on the chair's sign. */
export function writtenName(chair: Chair): string {
  return levelOfChair(chair) === null ? chair.name : chair.botName;
}

function freeColour(seating: Seating): PlayerColour {
  return playerColours.find((colour) => !seating.some((chair) => chair.colour === colour)) ?? 'navy';
}

/** Chairs without names, each in a colour of its own; of a hosted table only the first is at this device. */
export function emptySeating(count: number, hosted: boolean): Seating {
  return hostedSeating(withCount([], count), hosted);
}

/** The place of the first person at the table; the first place of all where only bots sit. */
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

/** The chairs of a match that is played again; `levels` says on which seats bots sat. */
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
  // a chair that is added is like the last one: over the network or a bot's where the others are
  const sitter = seating.at(-1)?.sitter ?? 'here';
  return withCount(
    [...seating, { key, name: '', botName: '', colour: freeColour(seating), sitter, learns: false }],
    count,
  );
}

/** What all chairs but the first person's have in common; null where they differ, or where there are none. */
export function sitterOfOthers(seating: Seating): Sitter | null {
  const first = firstPerson(seating);
  const others = new Set(seating.flatMap(({ sitter }, place) => (place === first ? [] : [sitter])));
  const [only = null] = others;
  return others.size === 1 ? only : null;
}

/** The chair of this device on which somebody of this name sits; undefined where nobody does. */
export function chairOf(seating: Seating, name: string): Chair | undefined {
  return seating.find((chair) => chair.sitter === 'here' && foldedName(chair.name) === foldedName(name));
}

function firstWithoutName(seating: Seating): Chair | undefined {
  return seating.find((chair) => chair.sitter === 'here' && tidyName(chair.name) === '');
}

/** Is there a chair of this device without a name? */
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
 * Gives every bot that has just sat down a name of the list, and another one where a person now has it. What somebody has
 * written for a bot stays as it is, even where nothing is left of it.
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

/**
 * The seating after a change. A colour that somebody has already is swapped; a bot that sits down gets the first of the
 * names that nobody has.
 */
export function changeSeating(seating: Seating, change: SeatingChange, names: readonly string[] = botNames): Seating {
  return withBotNames(seating, changed(seating, change), names);
}

/** Things in an order drawn by chance; `chance` gives numbers from 0 up to, not including, 1. */
export function shuffled<Thing>(things: readonly Thing[], chance: () => number): readonly Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}

/** What a chair is called until somebody sits on it: `placeholder` is told its place, from 0. */
type Placeholder = (place: number) => string;

/** May a chair go without a written name? A person's may, but for somebody who plays alone: a campaign goes by their name. */
export function mayBeNameless(seating: Seating, chair: Pick<Chair, 'sitter'>): boolean {
  return levelOfChair(chair) === null && seating.length > 1;
}

/** The name a chair goes under: what was written, or a placeholder where it may. */
function nameAt(seating: Seating, place: number, placeholder: Placeholder): string {
  const chair = seating[place];
  if (!chair) return '';
  const written = writtenName(chair);
  return tidyName(written) === '' && mayBeNameless(seating, chair) ? placeholder(place) : written;
}

/** What is wrong with the name of a chair: by itself, or beside the others. */
export function chairFault(seating: Seating, key: number, placeholder: Placeholder): NameFault | NameClash | null {
  const place = seating.findIndex((chair) => chair.key === key);
  const name = nameAt(seating, place, placeholder);
  const others = seating.flatMap((_, other) => (other === place ? [] : [nameAt(seating, other, placeholder)]));
  return nameFault(name, longestPlayerName) ?? nameClashWith(name, others);
}

/** The seats as the host wants them. */
export function seatsOfSeating(seating: Seating, placeholder: Placeholder): SeatSettings[] {
  return seating.map(({ colour }, place) => ({ name: tidyName(nameAt(seating, place, placeholder)), colour }));
}

/** The seats, from 0, that are left free for those who come over the network. */
export function joiningSeats(seating: Seating): readonly number[] {
  return seating.flatMap(({ sitter }, place) => (sitter === 'joins' ? [place] : []));
}

/** The seats, from 0, that bots play, and how well. */
export function botSeats(seating: Seating): readonly { readonly seat: number; readonly level: BotLevel }[] {
  return seating.flatMap((chair, seat) => {
    const level = levelOfChair(chair);
    return level === null ? [] : [{ seat, level }];
  });
}

/** The seats, from 0, of this device for whose people it is a first match. */
export function learnersOf(seating: Seating): readonly number[] {
  return seating.flatMap(({ sitter, learns }, seat) => (learns && sitter === 'here' ? [seat] : []));
}
