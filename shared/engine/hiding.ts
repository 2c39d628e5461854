import type { Seat, Viewer } from './seat.ts';
import { seatAt } from './seat.ts';

/**
 * Who knows a field of the state, and what is shown of it to those who know and to those who do not. A game declares
 * one for every field, once; seat views, each seat's copy of an event and the reach of undo follow from the table.
 */
export interface Visibility<State, Field, Shown> {
  /** An omitted field appears in no view at all. */
  readonly presence: 'shown' | 'omitted';
  /** What the viewer is shown. `owner` is the seat whose record the field lies in. May share parts with the state. */
  show(value: Field, state: State, viewer: Viewer, owner: Seat | null): Shown;
  /** Adds the secrets that the field keeps from the viewer, in a fixed order; `learned` says what a secret is. */
  unknown(value: Field, at: Looking<State>, into: unknown[]): void;
}

/** Who looks at a field of which state, the seat whose record it lies in, and the name of its place in the state. */
export interface Looking<State> {
  readonly state: State;
  readonly viewer: Viewer;
  readonly owner: Seat | null;
  readonly place: string;
}

/** A declaration for every field of a record; leaving one out does not compile. */
export type HidingTable<State, Whole = State> = {
  readonly [Field in keyof Whole]-?: Visibility<State, Whole[Field], unknown>;
};

type ShownBy<Declared> = Declared extends { show(...facts: never[]): infer Shown } ? Shown : never;
type Omitted<Table> = {
  [Field in keyof Table]: Table[Field] extends { presence: 'omitted' } ? Field : never;
}[keyof Table];

/** The view that a table of declarations gives. */
export type Seen<Table> = { readonly [Field in Exclude<keyof Table, Omitted<Table>>]: ShownBy<Table[Field]> };

/** A pile or hand as a view shows it: always how many, and which ones to those who know. */
export interface SeenCards<Card> {
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

/** A secret choice as a view shows it: always whether it is made, and what it is to those who know. */
export interface SeenChoice<Choice> {
  readonly made: boolean;
  readonly choice: Choice | null;
}

/** Tells whether a viewer knows a field; the owner is the seat whose record it lies in. */
export type Audience<State> = (state: State, viewer: Viewer, owner: Seat | null) => boolean;

const itsOwner = (_state: unknown, viewer: Viewer, owner: Seat | null): boolean => viewer === owner;

/** Of a field that keeps no secret from anybody: it is known by this, and passed over where secrets are listed. */
const nothing = (): void => {};

/** Everybody knows it. */
export function open<Field>(): Visibility<unknown, Field, Field> {
  return { presence: 'shown', show: (value) => value, unknown: nothing };
}

/** Nobody knows it and no view mentions it: the generator, the agenda's private notes. */
export function hidden<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    // a field that is not there keeps no secret
    unknown: (value, _at, into) => {
      if (value !== undefined) into.push(value);
    },
  };
}

/** Follows from other fields or only steers the rules: no view needs it, and it holds nothing secret. */
export function derived<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    unknown: nothing,
  };
}

/** Its owner knows it, or whoever the audience names instead; others are shown null. */
export function owned<Field, State = unknown>(
  knows: Audience<State> = itsOwner,
): Visibility<State, Field, Field | null> {
  return {
    presence: 'shown',
    show: (value, state, viewer, owner) => (knows(state, viewer, owner) ? value : null),
    unknown: (_value, { state, viewer, owner, place }, into) => {
      if (!knows(state, viewer, owner)) into.push(place);
    },
  };
}

/** Cards that lie face down for everybody: only their number is shown. */
export function faceDown<Card>(): Visibility<unknown, Card[], { readonly count: number }> {
  return {
    presence: 'shown',
    show: (cards) => ({ count: cards.length }),
    unknown: (cards, _at, into) => into.push(...cards),
  };
}

/**
 * Cards that their owner knows, or whoever the audience names instead; others are shown how many. Where more is noted of
 * a card than which one it is, `cardOf` gives the card alone.
 */
export function heldCards<Card, State = unknown>(
  knows: Audience<State> = itsOwner,
  cardOf: (held: Card) => unknown = (held) => held,
): Visibility<State, Card[], SeenCards<Card>> {
  return {
    presence: 'shown',
    show: (cards, state, viewer, owner) => ({
      count: cards.length,
      cards: knows(state, viewer, owner) ? cards : null,
    }),
    unknown: (cards, { state, viewer, owner }, into) => {
      if (!knows(state, viewer, owner)) into.push(...cards.map(cardOf));
    },
  };
}

/** A secret choice (null until it is made) that its owner knows; others are shown whether it is made. */
export function sealedChoice<Choice>(): Visibility<unknown, Choice | null, SeenChoice<Choice>> {
  return sealed((_choice, place) => `${place} sealed`);
}

/** The same for the choice of a card that is put aside, and lies there for as long as it is sealed. */
export function sealedCard<Card>(): Visibility<unknown, Card | null, SeenChoice<Card>> {
  return sealed((card) => card);
}

function sealed<Choice>(
  secretOf: (choice: Choice, place: string) => unknown,
): Visibility<unknown, Choice | null, SeenChoice<Choice>> {
  return {
    presence: 'shown',
    show: (choice, _state, viewer, owner) => ({
      made: choice !== null,
      choice: viewer === owner ? choice : null,
    }),
    unknown: (choice, { viewer, owner, place }, into) => {
      if (viewer === owner) return;
      // what somebody is about to choose is theirs alone already
      into.push(place);
      if (choice !== null) into.push(secretOf(choice, place));
    },
  };
}

/** One record for each seat, by seat, with fields of their own. */
export function eachSeat<State, Whole extends object, Table extends HidingTable<State, Whole>>(
  table: Table & HidingTable<State, Whole>,
): Visibility<State, Whole[], readonly Seen<Table>[]> {
  return {
    presence: 'shown',
    show: (records, state, viewer) =>
      records.map((record, index) => seenOf<State, Whole, Table>(table, record, state, viewer, seatAt(index))),
    unknown: (records, { state, viewer, place }, into) => {
      records.forEach((record, index) => {
        const at = { state, viewer, owner: seatAt(index), place: `${place} ${index}` };
        unknownOf<State, Whole>(table, record, at, into);
      });
    },
  };
}

function seenOf<State, Whole extends object, Table extends HidingTable<State, Whole>>(
  table: HidingTable<State, Whole>,
  record: Whole,
  state: State,
  viewer: Viewer,
  owner: Seat | null,
): Seen<Table> {
  const seen: { [Field in keyof Whole]?: unknown } = {};
  for (const field in table) {
    const declared = table[field];
    if (declared.presence === 'shown') seen[field] = declared.show(record[field], state, viewer, owner);
  }
  if (!isComplete<Table>(table, seen)) throw new TypeError('a declared field is missing from the view');
  return seen;
}

function isComplete<Table>(
  table: Readonly<Record<string, { readonly presence: 'shown' | 'omitted' }>>,
  seen: object,
): seen is Seen<Table> {
  for (const field in table) {
    if (table[field]?.presence === 'shown' && !(field in seen)) return false;
  }
  return true;
}

function unknownOf<State, Whole extends object>(
  table: HidingTable<State, Whole>,
  record: Whole,
  at: Looking<State>,
  into: unknown[],
): void {
  const { state, viewer, owner, place } = at;
  for (const field in table) {
    const declared = table[field];
    if (declared.unknown === nothing) continue;
    declared.unknown(record[field], { state, viewer, owner, place: `${place} ${field}` }, into);
  }
}

/**
 * What the viewer may know of a state, made by listing what to include. It may share parts with the state: turn it
 * into text or copy it before the next move.
 */
export function see<State extends object, Table extends HidingTable<State>>(
  table: Table & HidingTable<State>,
  state: State,
  viewer: Viewer,
): Seen<Table> {
  return seenOf<State, State, Table>(table, state, state, viewer, null);
}

/** Every secret that the state keeps from the viewer, in a fixed order. */
export function unknownTo<State extends object>(table: HidingTable<State>, state: State, viewer: Viewer): unknown[] {
  const unknown: unknown[] = [];
  unknownOf<State, State>(table, state, { state, viewer, owner: null, place: '' }, unknown);
  return unknown;
}

/**
 * Has a viewer learned something hidden, by the secrets that were kept from them before and those that are kept now? They
 * have where a secret is not kept from them any more.
 *
 * What makes this more than a comparison is what a secret is. A card is the same secret wherever it lies unseen, so that
 * one laid face down, sealed or passed on has told nobody anything, and one that comes into the open, or into a hand, has.
 * A sum is the place it lies in, whatever it comes to, so that money spent from behind a screen tells nothing more than
 * the open price did. A choice is sealed in its place until it is turned over. And chance is the words of the generator:
 * once anything was drawn or thrown they are others.
 */
export function learned(before: readonly unknown[], now: readonly unknown[]): boolean {
  const kept = new Map<string, number>();
  for (const secret of now) {
    const name = nameOf(secret);
    kept.set(name, (kept.get(name) ?? 0) + 1);
  }
  return before.some((secret) => {
    const name = nameOf(secret);
    const left = kept.get(name) ?? 0;
    kept.set(name, left - 1);
    return left === 0;
  });
}

function nameOf(secret: unknown): string {
  return typeof secret === 'string' ? secret : JSON.stringify(secret);
}

/**
 * Who knows a fact of an event: all, or only the event's `seat`; such a fact may be null for the others. A `reveal` is
 * turned over for all at once: everybody is told, whatever of it the table still shows afterwards.
 */
export type EventAudience<Fact> = null extends Fact ? 'open' | 'reveal' | 'seat' : 'open' | 'reveal';

/** A declaration for every fact of every kind of event; leaving one out does not compile. */
export type EventHiding<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: {
    readonly [Fact in Exclude<keyof Extract<Event, { type: Type }>, 'type'>]-?: EventAudience<
      Extract<Event, { type: Type }>[Fact]
    >;
  };
};

/** The viewer's copy of an event: facts meant for the event's seat alone are null for everybody else. */
export function seeEvent<Event extends { readonly type: string }>(
  hiding: EventHiding<Event>,
  event: Event,
  viewer: Viewer,
): Event {
  const audiences: Readonly<Record<string, string>> = hiding[event.type as Event['type']];
  const facts: Record<string, unknown> = { ...event };
  for (const fact in audiences) {
    if (audiences[fact] === 'seat' && facts.seat !== viewer) facts[fact] = null;
  }
  // `EventAudience` lets only facts that admit null be hidden, so the copy is an event of the same type.
  return facts as Event;
}

/**
 * Is the viewer told every fact of the event? What the facts are does not matter: that one is null may be the secret.
 */
export function seesAllOf<Event extends { readonly type: string }>(
  hiding: EventHiding<Event>,
  event: Event,
  viewer: Viewer,
): boolean {
  const audiences: Readonly<Record<string, string>> = hiding[event.type as Event['type']];
  const facts: Readonly<Record<string, unknown>> = { ...event };
  return facts.seat === viewer || !Object.values(audiences).includes('seat');
}

/** The events that turn something over for all at once, by a game's table. */
export type Turned<Event extends { readonly type: string }, Hiding> = Extract<
  Event,
  {
    readonly type: {
      [Type in keyof Hiding]: 'reveal' extends Hiding[Type][keyof Hiding[Type]] ? Type : never;
    }[keyof Hiding];
  }
>;

/** Does the event turn something over for all at once? */
export function isTurned<Event extends { readonly type: string }, Hiding extends EventHiding<Event>>(
  hiding: Hiding,
  event: Event,
): event is Turned<Event, Hiding> {
  const audiences: Readonly<Record<string, string>> = hiding[event.type as Event['type']];
  return Object.values(audiences).includes('reveal');
}
