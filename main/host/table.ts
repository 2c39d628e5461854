import {
  type AnyMove,
  CannotUndo,
  type GameTypes,
  IllegalMove,
  type JournalEntry,
  type Match,
  type PlayedMove,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { TableMessage } from '../../shared/protocol/messages.ts';
import type { Journal } from '../storage/journal.ts';
import { legalFor, momentFor, movesFor, outcomeFor } from './gate.ts';
import { askedFor, type Hand, handAfter, nobodysHand, passTo } from './hand.ts';
import { Refused } from './refused.ts';

/** Somebody at the table: a page that is told of every change. */
export interface Sitter {
  tell(message: TableMessage): void;
}

/** What a sitter has been told of the log: for whose eyes, and which moves. */
interface Told {
  readonly viewer: Viewer;
  readonly moves: readonly PlayedMove<GameTypes>[];
}

const noSeats: readonly Seat[] = [];

/**
 * A table somebody sits at: a match, its journal, and the pages that look at it. The first page holds all seats, which
 * share its device; later ones look on, and the next of them takes over when it leaves.
 */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly #journal: Journal;
  #match: Match<GameTypes>;
  #hand: Hand = nobodysHand;
  /** Pages in the order they came, with what each has been told. */
  readonly #sitters = new Map<Sitter, Told | null>();
  /** For each seat the number of moves when its person last looked. */
  readonly #lastSeen: (number | null)[];

  constructor(id: string, game: AnyGame, journal: Journal) {
    this.id = id;
    this.game = game;
    this.#journal = journal;
    this.#match = journal.replay();
    // Whoever has moved has looked: that much is known of people who come back to a saved table.
    this.#lastSeen = seatsOf(journal.header.match.seats).map((seat) => {
      const last = this.#match.played.findLastIndex((played) => played.seat === seat);
      return last === -1 ? null : last + 1;
    });
  }

  get header(): Journal['header'] {
    return this.#journal.header;
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get savedAt(): number {
    return this.#journal.savedAt;
  }

  /** Another program has it open: nobody here may play. */
  get isElsewhere(): boolean {
    return this.#journal.readOnly;
  }

  get isEmpty(): boolean {
    return this.#sitters.size === 0;
  }

  hasOtherThan(sitter: Sitter): boolean {
    return [...this.#sitters.keys()].some((other) => other !== sitter);
  }

  /** Sits down, or is told everything afresh when it sits here already. */
  join(sitter: Sitter): void {
    this.#sitters.set(sitter, null);
    if (this.#isHolder(sitter)) this.#settleHand();
    this.#tell(sitter);
  }

  /** Leaves. When the holder of the seats does, the shutter comes down and the next page holds them. */
  leave(sitter: Sitter): void {
    const wasHolder = this.#isHolder(sitter);
    this.#sitters.delete(sitter);
    if (!wasHolder) return;
    this.#passTo(null);
    const [heir] = this.#sitters.keys();
    if (heir !== undefined) this.join(heir);
  }

  /** Closes the journal; nobody may sit here any more. */
  close(): void {
    this.#journal.close(this.#match);
  }

  takeInHand(sitter: Sitter, seat: Seat): void {
    this.#mustOwn(sitter, seat);
    if (outcomeFor(this.#match) !== null) throw new Refused('game-over');
    this.#passTo(seat);
    this.#sitters.set(sitter, null);
    this.#tell(sitter);
  }

  lowerShutter(sitter: Sitter): void {
    this.#mustHold(sitter);
    if (this.#own(sitter).length > 1) this.#passTo(null);
    this.#tell(sitter);
  }

  /** Plays a move. Throws Refused, IllegalMove or JournalNotWritten; nothing has changed then. */
  play(sitter: Sitter, version: number, seat: Seat, move: AnyMove): void {
    this.#change(sitter, version, seat, (match) => {
      match.play(seat, move);
      return { kind: 'move', seat, move, hash: match.hash() };
    });
  }

  /** Takes back the seat's latest move. Throws Refused, CannotUndo or JournalNotWritten; nothing has changed then. */
  undo(sitter: Sitter, version: number, seat: Seat): void {
    this.#change(sitter, version, seat, (match) => {
      match.undo(seat);
      return { kind: 'undo', seat, hash: match.hash() };
    });
  }

  /** Plays an undone move again. Throws Refused, CannotUndo or JournalNotWritten; nothing has changed then. */
  redo(sitter: Sitter, version: number, seat: Seat): void {
    this.#change(sitter, version, seat, (match) => {
      match.redo(seat);
      return { kind: 'redo', seat, hash: match.hash() };
    });
  }

  /** What a seat of this device may see, without passing the laptop. */
  glimpse(sitter: Sitter, seat: Seat): unknown {
    this.#mustOwn(sitter, seat);
    return momentFor(this.game, this.#match.state, seat).view;
  }

  /** The table after the first `position` moves. While the match runs only for the eyes before the screen. */
  lookBack(position: number, viewer: Viewer, sitter: Sitter): { view: unknown; toAct: Seat[] } {
    const mayLook = viewer === 'spectator' || viewer === this.#viewer(sitter) || outcomeFor(this.#match) !== null;
    if (!mayLook) throw new Refused('not-while-running');
    if (position > this.#match.played.length) throw new Refused('position-unknown');
    if (viewer !== 'spectator' && viewer >= this.header.match.seats) throw new Refused('not-your-seat');
    const { view, toAct } = momentFor(this.game, this.#match.stateAfter(position), viewer);
    return { view, toAct };
  }

  /** A change is on disk before anyone is told of it; one that cannot be carried out or written never happened. */
  #change(
    sitter: Sitter,
    version: number,
    seat: Seat,
    carryOut: (match: Match<GameTypes>) => JournalEntry<AnyMove>,
  ): void {
    this.#mayChange(sitter, version, seat);
    try {
      this.#journal.append(carryOut(this.#match), this.#match);
    } catch (error) {
      const isUntouched = error instanceof IllegalMove || error instanceof CannotUndo;
      if (!isUntouched) this.#match = this.#journal.replay();
      throw error;
    }
    this.#settleHand();
    for (const other of this.#sitters.keys()) this.#tell(other);
  }

  #mayChange(sitter: Sitter, version: number, seat: Seat): void {
    this.#mustHold(sitter);
    if (version !== this.#journal.entries) {
      this.#sitters.set(sitter, null);
      this.#tell(sitter);
      throw new Refused('stale');
    }
    if (outcomeFor(this.#match) !== null) throw new Refused('game-over');
    if (this.#hand.inHand !== seat) throw new Refused('not-your-seat');
  }

  #isHolder(sitter: Sitter): boolean {
    const [holder] = this.#sitters.keys();
    return holder === sitter;
  }

  #own(sitter: Sitter): readonly Seat[] {
    return this.#isHolder(sitter) && !this.#journal.readOnly ? seatsOf(this.header.match.seats) : noSeats;
  }

  #mustHold(sitter: Sitter): void {
    if (this.#own(sitter).length === 0) throw new Refused('read-only');
  }

  #mustOwn(sitter: Sitter, seat: Seat): void {
    this.#mustHold(sitter);
    if (!this.#own(sitter).includes(seat)) throw new Refused('not-your-seat');
  }

  #viewer(sitter: Sitter): Viewer {
    return this.#own(sitter).length === 0 ? 'spectator' : (this.#hand.inHand ?? 'spectator');
  }

  #passTo(seat: Seat | null): void {
    const { inHand } = this.#hand;
    if (inHand !== null) this.#lastSeen[inHand] = this.#match.played.length;
    this.#hand = passTo(this.#hand, seat);
  }

  #settleHand(): void {
    const seats = this.#journal.readOnly ? noSeats : seatsOf(this.header.match.seats);
    const isOver = outcomeFor(this.#match) !== null;
    const { inHand } = handAfter(this.#hand, seats, this.game.toAct(this.#match.state), isOver);
    if (inHand !== this.#hand.inHand) this.#passTo(inHand);
  }

  #tell(sitter: Sitter): void {
    const match = this.#match;
    const viewer = this.#viewer(sitter);
    const own = this.#own(sitter);
    const moment = momentFor(this.game, match.state, viewer);
    const outcome = outcomeFor(match);
    const inHand = viewer === 'spectator' ? null : viewer;
    const from = this.#firstUntold(sitter, viewer);
    const lastSeen = inHand === null ? null : (this.#lastSeen[inHand] ?? null);
    this.#sitters.set(sitter, { viewer, moves: [...match.played] });
    sitter.tell({
      type: 'table',
      table: this.id,
      game: this.game.id,
      options: { ...this.header.match.options },
      seats: [...this.header.seats],
      own: [...own],
      version: this.#journal.entries,
      readOnly: own.length === 0,
      repaired: this.#journal.repaired,
      fromSnapshot: this.#journal.fromSnapshot,
      inHand,
      next: askedFor(this.#hand, own, moment.toAct),
      viewer,
      ...moment,
      legal: legalFor(match, viewer),
      undo: inHand !== null && match.undoableBy === inHand,
      redo: inHand !== null && match.redoableBy === inHand,
      undoableBy: outcome === null ? match.undoableBy : null,
      log: { from, moves: movesFor(match, viewer, from) },
      lastSeen: lastSeen === null ? null : Math.min(lastSeen, match.played.length),
      outcome,
    });
  }

  /** The first move the sitter does not have as it now stands. Other eyes begin from nothing: what they saw is gone. */
  #firstUntold(sitter: Sitter, viewer: Viewer): number {
    const told = this.#sitters.get(sitter) ?? null;
    if (told === null || told.viewer !== viewer) return 0;
    const { played } = this.#match;
    const differs = played.findIndex((move, index) => told.moves[index] !== move);
    return differs === -1 ? played.length : differs;
  }
}
