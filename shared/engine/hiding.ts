import type { Seat, Viewer } from './seat.ts';
import { seatAt } from './seat.ts';

/**
 * Who knows a field of the state, and what each viewer sees of it.
 * A game declares it once for every field. Views, each seat's copy of an event, and the reach of undo follow from the
 * table.
 */
export interface Visibility<State, Field, Shown> {
  /** An omitted field is in no view. */
  readonly presence: 'shown' | 'omitted';
  /** True if a state may lack the field. */
  readonly isOptional?: true;
  /** The viewer's value. `owner` is the seat whose record contains the field. May share parts with the state. */
  show(value: Field, state: State, viewer: Viewer, owner: Seat | null): Shown;
  /** Adds the field's secrets from this viewer, in a fixed order. `learned` explains what a secret is. */
  unknown(value: Field, at: Looking<State>, into: unknown[]): void;
}

/** A field as a viewer looks at it: the state, the seat whose record contains it, and its place's name. */
export interface Looking<State> {
  readonly state: State;
  readonly viewer: Viewer;
  readonly owner: Seat | null;
  readonly place: string;
}

/** A declaration for every field of a record. An incomplete table does not compile. */
export type HidingTable<State, Whole = State> = {
  readonly [Field in keyof Whole]-?: Visibility<State, Whole[Field], unknown>;
};

type ShownBy<Declared> = Declared extends { show(...facts: never[]): infer Shown } ? Shown : never;
type Omitted<Table> = {
  [Field in keyof Table]: Table[Field] extends { presence: 'omitted' } ? Field : never;
}[keyof Table];

/** The type of the view that a table of declarations produces. */
export type Seen<Table> = { readonly [Field in Exclude<keyof Table, Omitted<Table>>]: ShownBy<Table[Field]> };

/** A pile or hand in a view: its count, and its cards for viewers who know them. */
export interface SeenCards<Card> {
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

/** A secret choice in a view: whether it is made, and its value for viewers who know it. */
export interface SeenChoice<Choice> {
  readonly made: boolean;
  readonly choice: Choice | null;
}

/** Whether a viewer knows a field. The owner is the seat whose record contains it. */
export type Audience<State> = (state: State, viewer: Viewer, owner: Seat | null) => boolean;

const itsOwner = (_state: unknown, viewer: Viewer, owner: Seat | null): boolean => viewer === owner;

/** The `unknown` of a field without secrets. Compared by identity, to skip the field. */
const nothing = (): void => {};

/** A field that everyone knows. */
export function open<Field>(): Visibility<unknown, Field, Field> {
  return { presence: 'shown', show: (value) => value, unknown: nothing };
}

/** A field that everyone knows, if the state has it. */
export function openIfAny<Field>(): Visibility<unknown, Field | undefined, Field | undefined> {
  return { ...open<Field | undefined>(), isOptional: true };
}

/** A field that no one knows and no view contains: the generator, the agenda's private notes. */
export function hidden<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    // an absent field has no secret
    unknown: (value, _at, into) => {
      if (value !== undefined) into.push(value);
    },
  };
}

/** A field that follows from others or only steers the rules. No view contains it, and it has no secrets. */
export function derived<Field>(): Visibility<unknown, Field, never> & { readonly presence: 'omitted' } {
  return {
    presence: 'omitted',
    show: () => {
      throw new TypeError('an omitted field is never shown');
    },
    unknown: nothing,
  };
}

/** A field that its owner knows, or the given audience. Others see null. */
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

/** Face-down cards that no one knows. Views show only their number. */
export function faceDown<Card>(): Visibility<unknown, Card[], { readonly count: number }> {
  return {
    presence: 'shown',
    show: (cards) => ({ count: cards.length }),
    unknown: (cards, _at, into) => into.push(...cards),
  };
}

/**
 * Cards that their owner knows, or the given audience. Others see their number.
 * If an element holds more than the card, `cardOf` returns the card.
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

/** A secret choice (null until made) that its owner knows. Others see whether it is made. */
export function sealedChoice<Choice>(): Visibility<unknown, Choice | null, SeenChoice<Choice>> {
  return sealed((_choice, place) => `${place} sealed`);
}

/** The same for choosing a card that is set aside, and stays there while sealed. */
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
      // the coming choice is already a secret, even before it is made
      into.push(place);
      if (choice !== null) into.push(secretOf(choice, place));
    },
  };
}

/** One record per seat, by seat, with its own declarations. */
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

/** The fields that no state lacks. */
export function neededFields<State>(table: HidingTable<State>): readonly string[] {
  const needed: string[] = [];
  for (const field in table) if (table[field].isOptional !== true) needed.push(field);
  return needed;
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
 * The viewer's view of a state, built by listing what to include.
 * It may share parts with the state: serialize or copy it before the next move.
 */
export function see<State extends object, Table extends HidingTable<State>>(
  table: Table & HidingTable<State>,
  state: State,
  viewer: Viewer,
): Seen<Table> {
  return seenOf<State, State, Table>(table, state, state, viewer, null);
}

/** Every secret of the state from this viewer, in a fixed order. */
export function unknownTo<State extends object>(table: HidingTable<State>, state: State, viewer: Viewer): unknown[] {
  const unknown: unknown[] = [];
  unknownOf<State, State>(table, state, { state, viewer, owner: null, place: '' }, unknown);
  return unknown;
}

/** Whether a seat's record holds amounts or choices that the viewer does not know; cards do not count. */
export function hasUnknownAmounts<State extends object>(
  table: HidingTable<State>,
  state: State,
  viewer: Viewer,
  seat: Seat,
): boolean {
  // `eachSeat` names their places: " players 2 money"
  const ofSeat = new RegExp(`^ \\w+ ${seat} `);
  return unknownTo(table, state, viewer).some((secret) => typeof secret === 'string' && ofSeat.test(secret));
}

/**
 * Whether a viewer has learned something hidden: a secret from before is no longer a secret.
 * What counts as a secret matters. A card is the same secret wherever it is hidden. Placing it face down, sealing it or
 * passing it on reveals nothing; showing it or taking it into a hand does. A hidden amount is identified by its place,
 * not by its value: money spent from behind a screen reveals only the public price. A sealed choice is identified by
 * its place until it is revealed. Chance is the generator's words, which change with every draw or roll.
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
 * Who knows a fact of an event: everyone, or only the event's `seat`; such a fact may be null for the others.
 * A `reveal` becomes known to everyone at once, even if the table does not show it afterwards.
 */
export type EventAudience<Fact> = null extends Fact ? 'open' | 'reveal' | 'seat' : 'open' | 'reveal';

/** A declaration for every fact of every kind of event. An incomplete table does not compile. */
export type EventHiding<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: {
    readonly [Fact in Exclude<keyof Extract<Event, { type: Type }>, 'type'>]-?: EventAudience<
      Extract<Event, { type: Type }>[Fact]
    >;
  };
};

/** The viewer's copy of an event: facts for the event's seat only are null for everyone else. */
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
 * Whether the viewer knows every fact of the event. Independent of the facts' values: that one is null may be the
 * secret.
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

/** The events that reveal something to everyone at once, by a game's table. */
export type Turned<Event extends { readonly type: string }, Hiding> = Extract<
  Event,
  {
    readonly type: {
      [Type in keyof Hiding]: 'reveal' extends Hiding[Type][keyof Hiding[Type]] ? Type : never;
    }[keyof Hiding];
  }
>;

export function isTurned<Event extends { readonly type: string }, Hiding extends EventHiding<Event>>(
  hiding: Hiding,
  event: Event,
): event is Turned<Event, Hiding> {
  const audiences: Readonly<Record<string, string>> = hiding[event.type as Event['type']];
  return Object.values(audiences).includes('reveal');
}

/** Whether the event reveals something to everyone at once, by the rules of its game. */
export function isReveal<Event extends { readonly type: string }>(
  game: { readonly eventHiding: EventHiding<Event>; revealsNothing?(event: Event): boolean },
  event: Event,
): boolean {
  return isTurned(game.eventHiding, event) && game.revealsNothing?.(event) !== true;
}
