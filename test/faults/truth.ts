import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { type HeaderLine, headerLine, isEntry, laterLine } from '../../main/storage/journal-lines.ts';
import { entryOf } from '../../main/storage/replay.ts';
import {
  type AnyMove,
  type GameTypes,
  type JournalEntry,
  Match,
  type PlayedMove,
  type Seat,
  seatAt,
  seatsOf,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';

const newline = 0x0a;

/** The table as a viewer knew it after this many changes that were visible to them. */
interface Stage {
  /** The number of the entry that led here. */
  readonly entry: number;
  /** What they were shown and asked, as text. */
  readonly shown: string;
  readonly state: GameTypes['State'];
  readonly played: readonly PlayedMove<GameTypes>[];
  readonly undoableBy: number | null;
  readonly mayRedo: readonly boolean[];
}

/** A table's journal, read independently: the reference for everything that clients receive. */
export class Truth {
  readonly #file: string;
  readonly #game: AnyGame;
  #match: Match<GameTypes> | null = null;
  /** For each viewer and its own seats, by version. */
  #stages = new Map<Viewer, Stage[]>();
  /** The choices of which each viewer has seen nothing. */
  #missed = new Map<Viewer, Set<PlayedMove<GameTypes>>>();
  #read = 0;
  entries: JournalEntry<AnyMove>[] = [];

  constructor(folder: string, table: string, game: AnyGame) {
    this.#file = path.join(folder, 'tables', `${table}.ndjson`);
    this.#game = game;
  }

  /** A crash may have shortened the journal: reads it again from its beginning. */
  forget(): void {
    this.#match = null;
    this.#stages.clear();
    this.#missed.clear();
    this.#read = 0;
    this.entries = [];
  }

  /**
   * Everything that this viewer, on a device with its own seats, may know of the table at this version, as the protocol
   * sends it. A spectator's screen may ask a seat publicly.
   */
  at(version: number, viewer: Viewer, { own: seats, asked }: { own: readonly number[]; asked: Seat | null }) {
    if (version > this.latest(viewer)) this.readOn();
    const stage = this.#stages.get(viewer)?.[version];
    if (stage === undefined) throw new Error(`the journal has no version ${version}`);
    const { state, played } = stage;
    const game = this.#game;
    const own = viewer === 'spectator' ? null : viewer;
    return {
      view: see(game.hiding, state, viewer),
      toAct: [...game.toAct(state)],
      mayTakeBack: [...game.mayTakeBack(state)],
      legal: asked === null ? [] : [...(own === null ? game.publicMoves(state, asked) : game.legalMoves(state, own))],
      undo: asked !== null && (stage.undoableBy === asked || this.#wentOnTo(own, asked, stage, seats)),
      redo: asked !== null && stage.mayRedo[asked] === true,
      outcome: game.outcome(state) ?? null,
      log: played.map(({ seat, events }) => ({
        seat,
        events: events.map((event) => seeEvent(game.eventHiding, event, viewer)),
      })),
    };
  }

  /**
   * True if the screen can pass to this seat from one of the seats that may undo. A public screen can; otherwise only
   * if neither knows more than everyone.
   */
  #wentOnTo(eyes: Seat | null, own: Seat, { state, undoableBy }: Stage, seats: readonly number[]): boolean {
    if (undoableBy === null || !seats.includes(undoableBy)) return false;
    if (eyes === null) return true;
    const { hiding } = this.#game;
    const hiddenFrom = (viewer: Viewer) => JSON.stringify(unknownTo(hiding, state, viewer));
    return [own, seatAt(undoableBy)].every((seat) => hiddenFrom(seat) === hiddenFrom('spectator'));
  }

  /** The latest version that this viewer knows. */
  latest(viewer: Viewer): number {
    return (this.#stages.get(viewer)?.length ?? 0) - 1;
  }

  /**
   * The number of the entry that a change may have become which named a version known to this viewer: the very next
   * one. A choice may also be the seat's next, while everything between left its question unchanged. −1 if there is
   * none.
   */
  entryOf({ kind, version, seat }: { kind: string; version: number; seat: number }, viewer: Viewer): number {
    const [named, ...later] = this.#stages.get(viewer)?.slice(version) ?? [];
    if (kind !== 'play' || named === undefined) return later[0]?.entry ?? -1;
    const offer = ({ state }: Stage) => JSON.stringify(this.#game.legalMoves(state, seatAt(seat)));
    for (const stage of later) {
      if (this.entries[stage.entry]?.seat === seat) return stage.entry;
      if (offer(stage) !== offer(named)) return -1;
    }
    return -1;
  }

  get isOver(): boolean {
    this.readOn();
    return this.#match !== null && this.#game.outcome(this.#match.state) !== undefined;
  }

  /** Reads the lines added since. */
  readOn(): void {
    for (const text of this.#newLines()) {
      const facts: unknown = JSON.parse(text);
      const header = headerLine.safeParse(facts);
      if (header.success) this.#begin(header.data);
      else this.#goOn(facts);
    }
  }

  #begin({ match }: HeaderLine): void {
    const { seats, options, seed } = match;
    this.#match = Match.start(this.#game, { seats, options, seed });
    for (const viewer of [...seatsOf(seats), 'spectator' as const]) {
      this.#stages.set(viewer, []);
      this.#missed.set(viewer, new Set());
      this.#keepStage(this.#match, viewer);
    }
  }

  #goOn(facts: unknown): void {
    const match = this.#match;
    const line = laterLine.parse(facts);
    if (match === null) throw new Error('a journal without a header');
    if (!isEntry(line)) return;
    const entry = entryOf(line);
    const undone = entry.kind === 'undo' ? match.played.at(-(entry.back ?? 1)) : undefined;
    match.repeat(entry);
    this.entries.push(entry);
    const choice = undone ?? match.played.at(-1);
    for (const viewer of this.#stages.keys()) {
      const isMissed = entry.kind !== 'rewind' && choice !== undefined && this.#seesNothing(match, choice, viewer);
      if (isMissed) this.#missed.get(viewer)?.add(choice);
      else this.#keepStage(match, viewer);
    }
  }

  /** True if a viewer sees the same as before another's choice, or as before its undo, and receives nothing. */
  #seesNothing(match: Match<GameTypes>, { seat, events }: PlayedMove<GameTypes>, viewer: Viewer): boolean {
    const before = this.#stages.get(viewer)?.at(-1);
    const isOver = this.#game.outcome(match.state) !== undefined;
    return viewer !== seat && events.length === 0 && !isOver && before?.shown === this.#shown(match.state, viewer);
  }

  #shown(state: GameTypes['State'], viewer: Viewer): string {
    const { hiding, toAct, mayTakeBack, legalMoves } = this.#game;
    const legal = viewer === 'spectator' ? [] : legalMoves(state, viewer);
    return JSON.stringify([see(hiding, state, viewer), toAct(state), mayTakeBack(state), legal]);
  }

  #keepStage(match: Match<GameTypes>, viewer: Viewer): void {
    const isOver = this.#game.outcome(match.state) !== undefined;
    const isSeen = (choice: PlayedMove<GameTypes>) => isOver || this.#missed.get(viewer)?.has(choice) !== true;
    this.#stages.get(viewer)?.push({
      entry: this.entries.length - 1,
      shown: this.#shown(match.state, viewer),
      state: this.#game.copy(match.state),
      played: match.played.filter(isSeen),
      undoableBy: match.undoableFor(viewer),
      mayRedo: seatsOf(match.header.seats).map((seat) => match.mayRedo(seat, viewer)),
    });
  }

  #newLines(): string[] {
    const file = openSync(this.#file, 'r');
    try {
      const bytes = Buffer.alloc(fstatSync(file).size - this.#read);
      readSync(file, bytes, 0, bytes.length, this.#read);
      const whole = bytes.lastIndexOf(newline) + 1;
      this.#read += whole;
      return bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
    } finally {
      closeSync(file);
    }
  }
}
