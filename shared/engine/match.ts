import { IllegalMove, offered, sameMove } from './attempt.ts';
import type { Decks } from './decks.ts';
import type { AnyMove, Game, GameTypes, Options } from './game.ts';
import { fingerprint } from './hash.ts';
import type { HidingTable } from './hiding.ts';
import { randomFromSeed } from './random.ts';
import { type Seat, seatsOf, type Viewer } from './seat.ts';
import { UndoReach, type Viewers, whoMissed } from './undo-reach.ts';

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
  | ({ readonly kind: 'undo'; readonly seat: Seat; readonly hash: string } & TakenBack)
  | { readonly kind: 'redo'; readonly seat: Seat; readonly hash: string }
  | ({ readonly kind: 'rewind'; readonly hash: string } & RewindFacts);

/** Which choice an undo takes back, where others have chosen since in secret. Left out for the latest. */
export interface TakenBack {
  /** Its place, counted from the end as the match stood: 1 for the latest. */
  readonly back?: number | undefined;
  /** How many of the choices after it are made again, as they were: all, or none where they followed from it. */
  readonly again?: number | undefined;
}

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

/** A choice that was taken back and may be made again, and who saw nothing of either. */
interface Undone<Types extends GameTypes> extends PlayedMove<Types> {
  readonly missedBy: Viewers;
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

/**
 * One match of one game: the state, the moves that stand, and what may be undone. It knows no clock, disk or network;
 * a host writes the entries it returns into a journal, and `replay` turns a journal back into a match.
 */
export class Match<Types extends GameTypes> {
  readonly header: MatchHeader;
  readonly game: Game<Types, HidingTable<Types['State']>>;
  #state: Types['State'];
  #played: PlayedMove<Types>[] = [];
  /** For each choice that stands, who has seen nothing of it. */
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
    // whoever saw it can play again nothing that they undid before it
    const missedBy = this.#missedBy.at(-1);
    this.#undone = this.#undone.filter((undone) => missedBy?.has(undone.seat) === true);
    return played;
  }

  /**
   * For each choice that stands, who has seen nothing of it: they were told of no event, are shown the same, and may do the
   * same. A card that is laid out behind a screen before the rest follows is such a choice.
   */
  get missedBy(): readonly Viewers[] {
    return this.#missedBy;
  }

  /** The seat whose latest choice may be undone, as whoever made the latest choice of all knows; or null. */
  get undoableBy(): Seat | null {
    const latest = this.#played.at(-1);
    return latest === undefined ? null : this.undoableFor(latest.seat);
  }

  /**
   * The seat whose choice was the latest that the viewer knows of, if it may be undone; or null. Depends on nothing that
   * others have chosen in secret since.
   */
  undoableFor(viewer: Viewer): Seat | null {
    const at = this.#latestKnownTo(viewer);
    const latest = this.#played[at];
    return latest !== undefined && this.#reaches(this.#played.length - at) ? latest.seat : null;
  }

  /** The seat that has undone a choice last which may be played again, or null. */
  get redoableBy(): Seat | null {
    return this.#undone.at(-1)?.seat ?? null;
  }

  /** May the seat play again what it has undone, as far as the viewer knows of it? It may until it sees a new choice made. */
  mayRedo(seat: Seat, viewer: Viewer = seat): boolean {
    return this.#redoable(seat, viewer) !== undefined;
  }

  /**
   * Takes back the seat's latest choice that the viewer knows of, however many moves it took. It reaches back to the last
   * moment when anything hidden became known to anybody, anything random was drawn or another seat was seen to act; what
   * others have chosen in secret since stays as it is. Throws CannotUndo, changing nothing, beyond that. Returns which choice
   * it was, for the journal.
   */
  undo(seat: Seat, viewer: Viewer = seat): TakenBack {
    if (this.undoableFor(viewer) !== seat) throw new CannotUndo(`seat ${seat} has nothing to undo`);
    const back = this.#played.length - this.#latestKnownTo(viewer);
    const again = this.#takeBack(back);
    return back === 1 ? {} : { back, again };
  }

  /** Plays again what the seat has undone last, as the viewer knows. Throws CannotUndo, changing nothing, when there is none. */
  redo(seat: Seat, viewer: Viewer = seat): readonly Types['Event'][] {
    const last = this.#redoable(seat, viewer);
    if (last === undefined) throw new CannotUndo(`seat ${seat} has nothing to redo`);
    this.#undone.splice(this.#undone.indexOf(last), 1);
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
    this.#played.length = at;
    this.#missedBy.length = at;
    this.#reach.reset();
    this.#undone = [];
    this.#dropCheckpoints(at);
    this.#rewinds.push({ seat, back, agreed, aloud, at });
  }

  /** The state after the first `position` moves that stand (0: the set-up), as a copy of its own. */
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

  /** Carries out a recorded entry. Throws IllegalMove or CannotUndo for one that could not have happened. */
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

  /** A choice stands from now on. */
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

  /** The place of the latest choice that the viewer knows of; -1 where they know of none. */
  #latestKnownTo(viewer: Viewer): number {
    return this.#missedBy.findLastIndex((missedBy) => !missedBy.has(viewer));
  }

  #reaches(back: number): boolean {
    return this.#reach.reaches(back, this.#state);
  }

  /**
   * Takes back the choice so far from the end, and makes those after it again: all of them, or none where they followed from
   * it. Returns how many.
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

  /** The state after each of these choices in turn; null where they do not go on from here as they did. */
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
   * Takes back what a recorded undo took back. Undo has reached further than it does today: a recorded one stands where its
   * hash proves it.
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
