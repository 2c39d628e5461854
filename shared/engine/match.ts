import { IllegalMove, offered, sameMove } from './attempt.ts';
import type { Decks } from './decks.ts';
import type { AnyMove, Game, GameTypes, Options } from './game.ts';
import { fingerprint } from './hash.ts';
import type { HidingTable } from './hiding.ts';
import { randomFromSeed } from './random.ts';
import { type Seat, seatsOf, type Viewer } from './seat.ts';
import { UndoReach, type Viewers, whoMissed } from './undo-reach.ts';

/** What determines a match before its first move. The same header and entries always give the same match. */
export interface MatchHeader {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** The top cards of its decks, if a lesson sets them. */
  readonly decks?: Decks | undefined;
}

/** The settings of a match before it begins. */
export type MatchSettings = Omit<MatchHeader, 'game' | 'rulesVersion'>;

/** One line of a match's journal, which only grows. `hash` is the fingerprint of the state after it. */
export type JournalEntry<Move extends AnyMove> =
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly move: Move;
      /** Further moves of the same choice. */
      readonly further?: readonly Move[] | undefined;
      readonly hash: string;
    }
  | ({ readonly kind: 'undo'; readonly seat: Seat; readonly hash: string } & TakenBack)
  | { readonly kind: 'redo'; readonly seat: Seat; readonly hash: string }
  | ({ readonly kind: 'rewind'; readonly hash: string } & RewindFacts);

/** Which choice an undo takes back, if others have made hidden choices since. Both absent for the latest one. */
export interface TakenBack {
  /** Its position from the end, before the undo: 1 for the latest. */
  readonly back?: number | undefined;
  /** How many later choices are replayed unchanged: all of them, or 0 if they depended on it. */
  readonly again?: number | undefined;
}

/**
 * A return to before a choice of `seat`, beyond the reach of undo.
 * Draws and rolls since then come out the same again.
 */
export interface RewindFacts {
  readonly seat: Seat;
  /** How many choices it takes back, of all seats, from the seat's own. Counted from the end, before the rewind. */
  readonly back: number;
  /** The seats whose players agreed on their own device. Bots always agree and are not listed. */
  readonly agreed: readonly Seat[];
  /** The seats whose players agreed aloud, as reported by the requester. */
  readonly aloud: readonly Seat[];
}

export interface Rewind extends RewindFacts {
  /** How many choices remained after it. */
  readonly at: number;
}

/**
 * A choice in the log that has not been undone, and its events: `move`, and `further` moves of the same choice.
 * Other players do not learn the number of moves, which can be a secret too.
 */
export interface PlayedMove<Types extends GameTypes> {
  readonly seat: Seat;
  readonly move: Types['Move'];
  readonly further: readonly Types['Move'][];
  readonly events: readonly Types['Event'][];
}

/** An undone choice that may be redone, and the viewers who noticed neither. */
interface Undone<Types extends GameTypes> extends PlayedMove<Types> {
  readonly missedBy: Viewers;
}

/** Thrown if the seat may not undo, redo or rewind. Nothing has changed. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo';
}

/** Thrown if a replayed entry does not lead to its recorded state. */
export class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch';
  /** Index of the entry, from 0. */
  readonly entry: number;

  constructor(entry: number, expected: string, found: string) {
    super(`entry ${entry} was recorded as ${expected} but replays to ${found}`);
    this.entry = entry;
  }
}

/** Choices between stored copies of earlier states: the most that looking back has to replay. */
const CHECKPOINT_EVERY = 64;

interface Checkpoint<State> {
  readonly position: number;
  readonly state: State;
}

/**
 * One match of one game: the state, the log, and what may be undone.
 * It knows no clock, disk or network. A host writes the entries into a journal, and `replay` turns a journal back into
 * a match.
 */
export class Match<Types extends GameTypes> {
  readonly header: MatchHeader;
  readonly game: Game<Types, HidingTable<Types['State']>>;
  #state: Types['State'];
  #played: PlayedMove<Types>[] = [];
  /** By choice in the log, the viewers who have noticed nothing of it. */
  #missedBy: Viewers[] = [];
  readonly #reach: UndoReach<Types>;
  readonly #viewers: readonly Viewer[];
  #undone: Undone<Types>[] = [];
  readonly #rewinds: Rewind[] = [];
  #checkpoints: Checkpoint<Types['State']>[] = [];

  private constructor(header: MatchHeader, game: Game<Types, HidingTable<Types['State']>>, state: Types['State']) {
    this.header = header;
    this.game = game;
    this.#state = state;
    this.#viewers = [...seatsOf(header.seats), 'spectator'];
    this.#reach = new UndoReach(game, this.#viewers);
    this.#checkpoints.push({ position: 0, state: game.copy(state) });
  }

  /** Starts a match. Throws RangeError for an unsupported number of seats, or an unknown card in `decks`. */
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

  /** Continues from a snapshot, if today's rules cannot replay the journal's earlier entries. */
  static fromSnapshot<Types extends GameTypes>(
    game: Game<Types, HidingTable<Types['State']>>,
    header: MatchHeader,
    state: Types['State'],
  ): Match<Types> {
    return new Match(header, game, game.copy(state));
  }

  /** The current state. Only the match changes it. */
  get state(): Types['State'] {
    return this.#state;
  }

  /** The choices that have not been undone, oldest first. Several moves of one choice are one element. */
  get played(): readonly PlayedMove<Types>[] {
    return this.#played;
  }

  /** The rewinds so far, oldest first. */
  get rewinds(): readonly Rewind[] {
    return this.#rewinds;
  }

  /** Fingerprint of the current state. */
  hash(): string {
    return fingerprint(this.#state);
  }

  /**
   * Plays a legal move of the seat and returns its events.
   * Throws IllegalMove, changing nothing, if the move is not legal.
   */
  play(seat: Seat, move: AnyMove): readonly Types['Event'][] {
    return this.playRun(seat, [move]).events;
  }

  /**
   * Plays several moves of a seat as one choice, to be undone as one. Returns the moves played.
   * Plays the further moves up to the first illegal one. Throws IllegalMove, changing nothing, if the first move is
   * illegal or missing.
   */
  playRun(seat: Seat, [first, ...further]: readonly AnyMove[]): PlayedMove<Types> {
    if (first === undefined) throw new IllegalMove('not-legal', seat, null);
    const played = this.#advance(seat, offered(this.game, this.#state, seat, first), further);
    // seats that noticed this choice can no longer redo what they undid before it
    const missedBy = this.#missedBy.at(-1);
    this.#undone = this.#undone.filter((undone) => missedBy?.has(undone.seat) === true);
    return played;
  }

  /**
   * By choice in the log, the viewers who have noticed nothing of it: no event, the same view, the same moves.
   * An example is a card laid out behind the screen before the rest follows.
   */
  get missedBy(): readonly Viewers[] {
    return this.#missedBy;
  }

  /** The seat whose latest choice may be undone, as the seat that made the very latest choice sees it; or null. */
  get undoableBy(): Seat | null {
    const latest = this.#played.at(-1);
    return latest === undefined ? null : this.undoableFor(latest.seat);
  }

  /**
   * The seat of the latest choice that the viewer knows of, if it may be undone; or null.
   * Independent of later hidden choices of others.
   */
  undoableFor(viewer: Viewer): Seat | null {
    const at = this.#latestKnownTo(viewer);
    const latest = this.#played[at];
    return latest !== undefined && this.#reaches(this.#played.length - at) ? latest.seat : null;
  }

  /** The seat of the last undone choice that may be redone, or null. */
  get redoableBy(): Seat | null {
    return this.#undone.at(-1)?.seat ?? null;
  }

  /** Whether the seat may redo, as far as the viewer knows. It may until it sees a new choice. */
  mayRedo(seat: Seat, viewer: Viewer = seat): boolean {
    return this.#redoable(seat, viewer) !== undefined;
  }

  /**
   * Takes back the seat's latest choice that the viewer knows of, with all its moves.
   * Undo stops where something hidden became known to anyone, something was drawn or rolled, or another seat was seen
   * to act. Later hidden choices of others stay. Throws CannotUndo, changing nothing, beyond that. Returns the position
   * of the choice, for the journal.
   */
  undo(seat: Seat, viewer: Viewer = seat): TakenBack {
    if (this.undoableFor(viewer) !== seat) throw new CannotUndo(`seat ${seat} has nothing to undo`);
    const back = this.#played.length - this.#latestKnownTo(viewer);
    const again = this.#takeBack(back);
    return back === 1 ? {} : { back, again };
  }

  /**
   * Redoes the seat's last undone choice, as far as the viewer knows. Throws CannotUndo, changing nothing, without one.
   */
  redo(seat: Seat, viewer: Viewer = seat): readonly Types['Event'][] {
    const last = this.#redoable(seat, viewer);
    if (last === undefined) throw new CannotUndo(`seat ${seat} has nothing to redo`);
    this.#undone.splice(this.#undone.indexOf(last), 1);
    return this.#advance(seat, last.move, last.further).events;
  }

  /** The number of choices from the seat's latest one, including it; null if it has made none. */
  choicesSince(seat: Seat): number | null {
    const latest = this.#played.findLastIndex((played) => played.seat === seat);
    return latest === -1 ? null : this.#played.length - latest;
  }

  /**
   * Takes back the last `back` choices, the earliest of them the seat's own, even beyond the reach of undo.
   * The host must have everyone's consent. Nothing can be undone or redone afterwards, since everyone knows what has
   * been seen. Throws CannotUndo, changing nothing, if the choice is not the seat's or the match is over.
   */
  rewind({ seat, back, agreed, aloud }: RewindFacts): void {
    const at = this.#played.length - back;
    const isOwn = back > 0 && this.#played[at]?.seat === seat;
    if (!isOwn || this.game.outcome(this.#state) !== undefined) {
      throw new CannotUndo(`seat ${seat} cannot take back ${back} choices`);
    }
    this.#state = this.stateAfter(at);
    this.#played.length = at;
    this.#missedBy.length = at;
    this.#reach.reset();
    this.#undone = [];
    this.#dropCheckpoints(at);
    this.#rewinds.push({ seat, back, agreed, aloud, at });
  }

  /** The state after the first `position` choices (0: the setup), as a separate copy. Throws RangeError for others. */
  stateAfter(position: number): Types['State'] {
    if (position < 0 || position > this.#played.length) throw new RangeError(`no position ${position}`);
    const { beforeLatest } = this.#reach;
    if (beforeLatest !== undefined && position === this.#played.length - 1) return this.game.copy(beforeLatest);
    const from = this.#checkpoints.findLast((checkpoint) => checkpoint.position <= position);
    if (from === undefined) throw new RangeError(`nothing kept before position ${position}`);
    const state = this.game.copy(from.state);
    for (const { seat, move, further } of this.#played.slice(from.position, position)) {
      for (const each of [move, ...further]) this.game.play(state, seat, each);
    }
    return state;
  }

  /** Carries out a recorded entry. Throws IllegalMove or CannotUndo for an impossible one. */
  repeat(entry: JournalEntry<AnyMove>): void {
    switch (entry.kind) {
      case 'move':
        this.playRun(entry.seat, [entry.move, ...(entry.further ?? [])]);
        return;
      case 'undo':
        this.#undoAgain(entry);
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
   * Carries out recorded entries, and checks each against its hash.
   * Throws JournalMismatch at the first difference, IllegalMove or CannotUndo at an impossible entry.
   */
  replay(entries: readonly JournalEntry<AnyMove>[]): void {
    entries.forEach((entry, index) => {
      this.repeat(entry);
      const found = this.hash();
      if (found !== entry.hash) throw new JournalMismatch(index, entry.hash, found);
    });
  }

  #dropCheckpoints(after: number): void {
    while ((this.#checkpoints.at(-1)?.position ?? 0) > after) this.#checkpoints.pop();
  }

  #advance(seat: Seat, move: Types['Move'], wanted: readonly AnyMove[]): PlayedMove<Types> {
    const before = this.game.copy(this.#state);
    const events = [...this.game.play(this.#state, seat, move)];
    const further: Types['Move'][] = [];
    for (const next of wanted) {
      const legal = this.game.legalMoves(this.#state, seat).find((each) => sameMove(each, next));
      if (legal === undefined) break;
      events.push(...this.game.play(this.#state, seat, legal));
      further.push(legal);
    }
    const played = { seat, move, further, events };
    this.#note(played, before);
    return played;
  }

  /** Adds a choice to the log. */
  #note(played: PlayedMove<Types>, before: Types['State']): void {
    const missedBy = whoMissed(this.game, this.#viewers, played, before, this.#state);
    this.#played.push(played);
    this.#missedBy.push(missedBy);
    this.#reach.add(played.seat, before, missedBy);
    if (this.#played.length % CHECKPOINT_EVERY !== 0) return;
    this.#checkpoints.push({ position: this.#played.length, state: this.game.copy(this.#state) });
    this.#reach.shorten(this.#state);
  }

  #redoable(seat: Seat, viewer: Viewer): Undone<Types> | undefined {
    const last = this.#undone.findLast((undone) => undone.seat === seat && !undone.missedBy.has(viewer));
    return last !== undefined && this.#offers(this.#state, seat, last.move) ? last : undefined;
  }

  /** Index of the latest choice that the viewer knows of; -1 for none. */
  #latestKnownTo(viewer: Viewer): number {
    return this.#missedBy.findLastIndex((missedBy) => !missedBy.has(viewer));
  }

  #reaches(back: number): boolean {
    return this.#reach.reaches(back, this.#state);
  }

  /**
   * Takes back the choice at this distance from the end, and replays the later ones: all, or none if they depended on
   * it.
   * Returns how many were replayed.
   */
  #takeBack(back: number): number {
    const at = this.#played.length - back;
    const before = this.#reach.takeBack(back);
    const [taken, ...later] = this.#played.splice(at);
    const [missedBy = new Set()] = this.#missedBy.splice(at);
    if (before === undefined || taken === undefined) throw new CannotUndo(`undo does not reach back to ${at}`);
    this.#dropCheckpoints(at);
    const states = this.#madeAgain(before, later);
    this.#undone.push({ ...taken, missedBy });
    this.#state = before;
    for (const [index, state] of (states ?? []).entries()) {
      const [played, earlier] = [later[index], this.#state];
      this.#state = state;
      if (played !== undefined) this.#note(played, earlier);
    }
    return states?.length ?? 0;
  }

  /** The state after each of these choices; null if one is no longer possible from here, or now has events. */
  #madeAgain(start: Types['State'], choices: readonly PlayedMove<Types>[]): readonly Types['State'][] | null {
    const states: Types['State'][] = [];
    for (const { seat, move, further } of choices) {
      const state = this.game.copy(states.at(-1) ?? start);
      for (const each of [move, ...further]) {
        if (!this.#offers(state, seat, each) || this.game.play(state, seat, each).length > 0) return null;
      }
      states.push(state);
    }
    return states;
  }

  #offers(state: Types['State'], seat: Seat, move: AnyMove): boolean {
    return this.game.legalMoves(state, seat).some((each) => sameMove(each, move));
  }

  /**
   * Repeats a recorded undo.
   * Undo used to reach further than today: a recorded one is accepted if its hash matches.
   */
  #undoAgain({ seat, hash, back = 1, again = 0 }: TakenBack & { readonly seat: Seat; readonly hash: string }): void {
    const at = this.#played.length - back;
    const isSeats = this.#played[at]?.seat === seat;
    if (isSeats && back === 1 && !this.#reaches(back)) {
      const before = this.stateAfter(at);
      if (fingerprint(before) === hash) this.#reach.reset({ seat, before });
    }
    if (!isSeats || !this.#reaches(back) || this.#takeBack(back) !== again) {
      throw new CannotUndo(`seat ${seat} has nothing to undo`);
    }
  }
}
