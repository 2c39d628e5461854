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
  /** Adds the parts of the field that the viewer does not know, in a fixed order. */
  unknown(value: Field, state: State, viewer: Viewer, owner: Seat | null, into: unknown[]): void;
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

/** Everybody knows it. */
export function open<Field>(): Visibility<unknown, Field, Field> {
  return { presence: 'shown', show: (value) => value, unknown: () => {} };
}

/** Nobody knows it and no view mentions it: the generator, the agenda's private notes. */
export function hidden<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    unknown: (value, _state, _viewer, _owner, into) => into.push(value),
  };
}

/** Follows from other fields or only steers the rules: no view needs it, and it holds nothing secret. */
export function derived<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    unknown: () => {},
  };
}

/** Its owner knows it, or whoever the audience names instead; others are shown null. */
export function owned<Field, State = unknown>(
  knows: Audience<State> = itsOwner,
): Visibility<State, Field, Field | null> {
  return {
    presence: 'shown',
    show: (value, state, viewer, owner) => (knows(state, viewer, owner) ? value : null),
    unknown: (value, state, viewer, owner, into) => {
      if (!knows(state, viewer, owner)) into.push(value);
    },
  };
}

/** Cards that lie face down for everybody: only their number is shown. */
export function faceDown<Card>(): Visibility<unknown, Card[], { readonly count: number }> {
  return {
    presence: 'shown',
    show: (cards) => ({ count: cards.length }),
    unknown: (cards, _state, _viewer, _owner, into) => into.push(...cards),
  };
}

/** Cards that their owner knows, or whoever the audience names instead; others are shown how many. */
export function heldCards<Card, State = unknown>(
  knows: Audience<State> = itsOwner,
): Visibility<State, Card[], SeenCards<Card>> {
  return {
    presence: 'shown',
    show: (cards, state, viewer, owner) => ({
      count: cards.length,
      cards: knows(state, viewer, owner) ? cards : null,
    }),
    unknown: (cards, state, viewer, owner, into) => {
      if (!knows(state, viewer, owner)) into.push(...cards);
    },
  };
}

/** A secret choice (null until it is made) that its owner knows; others are shown whether it is made. */
export function sealedChoice<Choice>(): Visibility<unknown, Choice | null, SeenChoice<Choice>> {
  return {
    presence: 'shown',
    show: (choice, _state, viewer, owner) => ({
      made: choice !== null,
      choice: viewer === owner ? choice : null,
    }),
    unknown: (choice, _state, viewer, owner, into) => {
      if (viewer !== owner) into.push(choice);
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
    unknown: (records, state, viewer, _owner, into) => {
      records.forEach((record, index) => {
        unknownOf<State, Whole>(table, record, state, viewer, seatAt(index), into);
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
  state: State,
  viewer: Viewer,
  owner: Seat | null,
  into: unknown[],
): void {
  for (const field in table) table[field].unknown(record[field], state, viewer, owner, into);
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

/**
 * Everything in the state that the viewer does not know, in a fixed order. When a move changes this list, something
 * hidden has moved or become known, and what was done before it can no longer be taken back.
 */
export function unknownTo<State extends object>(table: HidingTable<State>, state: State, viewer: Viewer): unknown[] {
  const unknown: unknown[] = [];
  unknownOf<State, State>(table, state, state, viewer, null, unknown);
  return unknown;
}

/** Who knows a fact of an event: all, or only the event's `seat`; such a fact may be null for the others. */
export type EventAudience<Fact> = null extends Fact ? 'open' | 'seat' : 'open';

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
