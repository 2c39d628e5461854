import { IllegalMove, offered, sameMove } from './attempt.ts';
import type { Decks } from './decks.ts';
import type { AnyMove, Game, GameTypes, Options } from './game.ts';
import { fingerprint } from './hash.ts';
import { type HidingTable, learned, unknownTo } from './hiding.ts';
import { randomFromSeed } from './random.ts';
import { type Seat, seatsOf } from './seat.ts';

/** What fixes a match before its first move: the same header and the same entries always give the same match. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** The cards on top of its decks, where a lesson names them. */
  readonly decks?: Decks | undefined;
}

/** What is settled of a match before it begins. */
export type MatchSettings = Omit<MatchHeader, 'game' | 'rulesVersion'>;

/** One line of a match's journal. History is only ever added to; `hash` is the fingerprint of the state after it. */
export type JournalEntry<Move extends AnyMove> =
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly move: Move;
      /** The moves that the seat made with it, as one choice. */
      readonly further?: readonly Move[] | undefined;
      readonly hash: string;
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly hash: string }
  | { readonly kind: 'redo'; readonly seat: Seat; readonly hash: string }
  | ({ readonly kind: 'rewind'; readonly hash: string } & RewindFacts);

/**
 * The match goes back, beyond the reach of undo, to before a choice of `seat`. What had been drawn or thrown since lies as it
 * lay then, and comes again.
 */
export interface RewindFacts {
  readonly seat: Seat;
  /** How many choices it takes back, everybody's: from the seat's own on. Counted from the end, as the match stood. */
  readonly back: number;
  /** Whose people agreed, each for themselves. Bots always agree, and are not named. */
  readonly agreed: readonly Seat[];
  /** Whose people agreed aloud, on the word of whoever asked. */
  readonly aloud: readonly Seat[];
}

/** A rewind that has happened. */
export interface Rewind extends RewindFacts {
  /** How many choices stood after it. */
  readonly at: number;
}

/**
 * A move that stands (has not been undone), with those that the seat made with it as one choice, and what they made
 * happen. Of how many moves a choice was made nobody else is told: it could be as secret as they are.
 */
export interface PlayedMove<Types extends GameTypes> {
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly further: readonly Types['Move'][];
  readonly events: readonly Types['Event'][];
}

/** Thrown when there is nothing this seat may undo, redo or rewind; nothing has changed. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo';
}

/** Thrown when a replayed entry does not lead to the state it was recorded with. */
export class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch';
  /** Index of the entry that disagrees, from 0. */
  readonly entry: number;

  constructor(entry: number, expected: string, found: string) {
    super(`entry ${entry} was recorded as ${expected} but replays to ${found}`);
    this.entry = entry;
  }
}

/** Choices between kept copies of earlier states: looking back costs at most this many of replay. */
const CHECKPOINT_EVERY = 64;

interface Checkpoint<State> {
  readonly position: number;
  readonly state: State;
}

/** A choice that undo may reach: it does where the choice made nothing known to anybody, which is asked when it is needed. */
interface Undoable<State> {
  readonly seat: Seat;
  readonly before: State;
  /** The secrets that the state before it kept, by viewer, where they have been worked out. */
  readonly secrets: Secrets | null;
  /** Has it been asked, and made nothing known? */
  stands: boolean;
}

/** The names of what a state keeps from each seat, and last from an onlooker. */
type Secrets = readonly (readonly string[])[];

/**
 * One match of one game: the state, the moves that stand, and what may be undone. It knows no clock, disk or network;
 * a host writes the entries it returns into a journal, and `replay` turns a journal back into a match.
 */
export class Match<Types extends GameTypes> {
  readonly header: MatchHeader;
  readonly game: Game<Types, HidingTable<Types['State']>>;
  #state: Types['State'];
  /** What the state as it stands keeps from whom; null until somebody wants to know. */
  #secrets: Secrets | null = null;
  #played: PlayedMove<Types>[] = [];
  /** The latest choices, oldest first and of one seat, as far back as undo may reach: see `#reach`. */
  #undoable: Undoable<Types['State']>[] = [];
  #undone: PlayedMove<Types>[] = [];
  readonly #rewinds: Rewind[] = [];
  #checkpoints: Checkpoint<Types['State']>[] = [];

  private constructor(header: MatchHeader, game: Game<Types, HidingTable<Types['State']>>, state: Types['State']) {
    this.header = header;
    this.game = game;
    this.#state = state;
    this.#checkpoints.push({ position: 0, state: game.copy(state) });
  }

  /** A new match. Throws RangeError when the game does not take that many seats, or lacks a card that is named. */
  static start<Types extends GameTypes>(
    game: Game<Types, HidingTable<Types['State']>>,
    settings: MatchSettings,
  ): Match<Types> {
    const { seats, options, seed, decks } = settings;
    const { id, rulesVersion } = game;
    const header = { game: id, rulesVersion, options, seats, seed, ...(decks !== undefined && { decks }) };
    const state = game.setup(seats, options, randomFromSeed(seed), decks);
    return new Match(header, game, state);
  }

  /** A match that goes on from a snapshot, for a journal whose earlier entries today's rules cannot replay. */
  static fromSnapshot<Types extends GameTypes>(
    game: Game<Types, HidingTable<Types['State']>>,
    header: MatchHeader,
    state: Types['State'],
  ): Match<Types> {
    return new Match(header, game, game.copy(state));
  }

  /** The state as it stands. Only the match changes it. */
  get state(): Types['State'] {
    return this.#state;
  }

  /** The moves that stand, oldest first; a choice of several counts as one. */
  get played(): readonly PlayedMove<Types>[] {
    return this.#played;
  }

  /** The rewinds so far, oldest first. */
  get rewinds(): readonly Rewind[] {
    return this.#rewinds;
  }

  /** Fingerprint of the state as it stands. */
  hash(): string {
    return fingerprint(this.#state);
  }

  /**
   * Plays one of the moves on offer to the seat. Throws IllegalMove, changing nothing, when it is not on offer.
   * Returns what happened.
   */
  play(seat: Seat, move: AnyMove): readonly Types['Event'][] {
    return this.playRun(seat, [move]).events;
  }

  /**
   * Plays several moves of a seat as one choice, which is undone as one: the first, and then each that is still on
   * offer, up to one that is not. Throws IllegalMove, changing nothing, when the first is not on offer, or there is
   * none. Returns what was played.
   */
  playRun(seat: Seat, [first, ...further]: readonly AnyMove[]): PlayedMove<Types> {
    if (first === undefined) throw new IllegalMove('not-legal', seat, null);
    const played = this.#advance(seat, offered(this.game, this.#state, seat, first), further);
    this.#undone = [];
    return played;
  }

  /** The seat whose latest move may be undone, or null. */
  get undoableBy(): Seat | null {
    return this.#reach().at(-1)?.seat ?? null;
  }

  /** The seat whose undone move may be played again, or null. */
  get redoableBy(): Seat | null {
    return this.#undone.at(-1)?.seat ?? null;
  }

  /**
   * Takes back the seat's latest choice, however many moves it took. It reaches back to the last moment when anything
   * hidden became known to anybody, anything random was drawn or another seat acted. Throws CannotUndo, changing nothing,
   * beyond that.
   */
  undo(seat: Seat): void {
    const last = this.#reach().at(-1);
    const latest = this.#played.at(-1);
    if (last === undefined || last.seat !== seat || latest === undefined) {
      throw new CannotUndo(`seat ${seat} has nothing to undo`);
    }
    this.#undoable.pop();
    this.#played.pop();
    this.#state = last.before;
    this.#secrets = last.secrets;
    this.#undone.push(latest);
    this.#dropCheckpoints();
  }

  /** Plays the seat's last undone move again. Throws CannotUndo, changing nothing, when there is none. */
  redo(seat: Seat): readonly Types['Event'][] {
    const last = this.#undone.at(-1);
    if (last === undefined || last.seat !== seat) throw new CannotUndo(`seat ${seat} has nothing to redo`);
    this.#undone.pop();
    return this.#advance(seat, last.move, last.further).events;
  }

  /** How many choices were made from the seat's latest on, that one included; null where it has made none. */
  choicesSince(seat: Seat): number | null {
    const latest = this.#played.findLastIndex((played) => played.seat === seat);
    return latest === -1 ? null : this.#played.length - latest;
  }

  /**
   * Takes back so many choices, the earliest of them the seat's own, however far beyond the reach of undo; whether
   * everybody agrees, the host has asked. Nothing that stands can be undone or redone then: what has been seen since is
   * known. Throws CannotUndo, changing nothing, where the choice is not the seat's or the match is over.
   */
  rewind({ seat, back, agreed, aloud }: RewindFacts): void {
    const at = this.#played.length - back;
    const isOwn = back > 0 && this.#played[at]?.seat === seat;
    if (!isOwn || this.game.outcome(this.#state) !== undefined) {
      throw new CannotUndo(`seat ${seat} cannot take back ${back} choices`);
    }
    this.#state = this.stateAfter(at);
    this.#secrets = null;
    this.#played.length = at;
    this.#undoable = [];
    this.#undone = [];
    this.#dropCheckpoints();
    this.#rewinds.push({ seat, back, agreed, aloud, at });
  }

  /** The state after the first `position` moves that stand (0: the set-up), as a copy of its own. */
  stateAfter(position: number): Types['State'] {
    if (position < 0 || position > this.#played.length) throw new RangeError(`no position ${position}`);
    const latest = this.#undoable.at(-1);
    if (latest !== undefined && position === this.#played.length - 1) return this.game.copy(latest.before);
    const from = this.#checkpoints.findLast((checkpoint) => checkpoint.position <= position);
    if (from === undefined) throw new RangeError(`nothing kept before position ${position}`);
    const state = this.game.copy(from.state);
    for (const { seat, move, further } of this.#played.slice(from.position, position)) {
      for (const each of [move, ...further]) this.game.play(state, seat, each);
    }
    return state;
  }

  /** Carries out a recorded entry. Throws IllegalMove or CannotUndo for one that could not have happened. */
  repeat(entry: JournalEntry<AnyMove>): void {
    switch (entry.kind) {
      case 'move':
        this.playRun(entry.seat, [entry.move, ...(entry.further ?? [])]);
        return;
      case 'undo':
        this.#allowRecordedUndo(entry);
        this.undo(entry.seat);
        return;
      case 'redo':
        this.redo(entry.seat);
        return;
      case 'rewind':
        this.rewind(entry);
        return;
    }
  }

  /**
   * Carries out recorded entries one after the other, each checked against its hash.
   * Throws JournalMismatch at the first that leads elsewhere, IllegalMove or CannotUndo at one that cannot be.
   */
  replay(entries: readonly JournalEntry<AnyMove>[]): void {
    entries.forEach((entry, index) => {
      this.repeat(entry);
      const found = this.hash();
      if (found !== entry.hash) throw new JournalMismatch(index, entry.hash, found);
    });
  }

  #dropCheckpoints(): void {
    while ((this.#checkpoints.at(-1)?.position ?? 0) > this.#played.length) this.#checkpoints.pop();
  }

  #advance(seat: Seat, move: Types['Move'], wanted: readonly AnyMove[]): PlayedMove<Types> {
    const before = this.game.copy(this.#state);
    const secrets = this.#secrets;
    this.#secrets = null;
    const events = [...this.game.play(this.#state, seat, move)];
    const further: Types['Move'][] = [];
    for (const next of wanted) {
      const legal = this.game.legalMoves(this.#state, seat).find((each) => sameMove(each, next));
      if (legal === undefined) break;
      events.push(...this.game.play(this.#state, seat, legal));
      further.push(legal);
    }
    const played = { seat, move, further, events };
    this.#played.push(played);
    if (this.#undoable.at(-1)?.seat !== seat) this.#undoable = [];
    this.#undoable.push({ seat, before, secrets, stands: false });
    if (this.#played.length % CHECKPOINT_EVERY === 0) {
      this.#checkpoints.push({ position: this.#played.length, state: this.game.copy(this.#state) });
      // a long replay of one seat alone keeps no more states than it must
      this.#reach();
    }
    return played;
  }

  /**
   * The choices that undo may reach, oldest first. Asked when somebody wants to know, and not at every choice: a replay
   * of hundreds would ask for nothing.
   */
  #reach(): readonly Undoable<Types['State']>[] {
    if (this.#undoable.at(-1)?.stands !== false) return this.#undoable;
    this.#secrets ??= this.#secretsOf(this.#state);
    let after = this.#secrets;
    for (const [at, choice] of [...this.#undoable.entries()].reverse()) {
      if (choice.stands) break;
      const before = choice.secrets ?? this.#secretsOf(choice.before);
      if (this.#becameKnown(choice, before, after)) {
        this.#undoable.splice(0, at + 1);
        break;
      }
      choice.stands = true;
      after = before;
    }
    return this.#undoable;
  }

  /**
   * Did anybody come to know something that was hidden from them? Worked out from the hiding table alone. Whoever takes
   * back what they have sealed turns nothing over.
   */
  #becameKnown({ before, seat }: Undoable<Types['State']>, kept: Secrets, now: Secrets): boolean {
    if (this.game.mayTakeBack(before).includes(seat)) return false;
    return kept.some((secrets, viewer) => learned(secrets, now[viewer] ?? []));
  }

  /** By name, and not as they lie in the state: it goes on. */
  #secretsOf(state: Types['State']): Secrets {
    return [...seatsOf(this.header.seats), 'spectator' as const].map((viewer) =>
      unknownTo(this.game.hiding, state, viewer).map((secret) =>
        typeof secret === 'string' ? secret : JSON.stringify(secret),
      ),
    );
  }

  /** Undo has reached further than it does today: a recorded one stands where its hash proves it. */
  #allowRecordedUndo({ seat, hash }: { readonly seat: Seat; readonly hash: string }): void {
    if (this.#reach().length > 0 || this.#played.at(-1)?.seat !== seat) return;
    const before = this.stateAfter(this.#played.length - 1);
    if (fingerprint(before) === hash) this.#undoable.push({ seat, before, secrets: null, stands: true });
  }
}
