import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { type HeaderLine, headerLine, laterLine } from '../../main/storage/journal-lines.ts';
import { entryOf } from '../../main/storage/replay.ts';
import {
  type AnyMove,
  type GameTypes,
  type JournalEntry,
  Match,
  type PlayedMove,
  type Seat,
  seatAt,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';

const newline = 0x0a;

/** The table after so many changes. */
interface Stage {
  readonly state: GameTypes['State'];
  readonly played: readonly PlayedMove<GameTypes>[];
  readonly undoableBy: number | null;
  readonly redoableBy: number | null;
}

/** What the journal of a table says, read by nobody but this: the measure for everything that clients are told. */
export class Truth {
  readonly #file: string;
  readonly #game: AnyGame;
  #match: Match<GameTypes> | null = null;
  #stages: Stage[] = [];
  #read = 0;
  entries: JournalEntry<AnyMove>[] = [];

  constructor(folder: string, table: string, game: AnyGame) {
    this.#file = path.join(folder, 'tables', `${table}.ndjson`);
    this.#game = game;
  }

  /** The journal may have been cut back by a crash: it is read again from its beginning. */
  forget(): void {
    this.#match = null;
    this.#stages = [];
    this.#read = 0;
    this.entries = [];
  }

  /**
   * Everything that this viewer, on a device with these seats, may know of the table at this version, in the words of the
   * protocol.
   */
  at(version: number, viewer: Viewer, seats: readonly number[]) {
    if (version >= this.#stages.length) this.readOn();
    const stage = this.#stages[version];
    if (stage === undefined) throw new Error(`the journal has no version ${version}`);
    const { state, played } = stage;
    const game = this.#game;
    const own = viewer === 'spectator' ? null : viewer;
    return {
      view: see(game.hiding, state, viewer),
      toAct: [...game.toAct(state)],
      mayTakeBack: [...game.mayTakeBack(state)],
      legal: own === null ? [] : [...game.legalMoves(state, own)],
      undo: own !== null && (stage.undoableBy === own || this.#wentOnTo(own, stage, seats)),
      redo: own !== null && stage.redoableBy === own,
      outcome: game.outcome(state) ?? null,
      log: played.map(({ seat, events }) => ({
        seat,
        events: events.map((event) => seeEvent(game.eventHiding, event, viewer)),
      })),
    };
  }

  /** Can the screen go on to this seat from whoever may undo, one of these seats, neither knowing more than everybody? */
  #wentOnTo(own: Seat, { state, undoableBy }: Stage, seats: readonly number[]): boolean {
    if (undoableBy === null || !seats.includes(undoableBy)) return false;
    const { hiding } = this.#game;
    const hiddenFrom = (viewer: Viewer) => JSON.stringify(unknownTo(hiding, state, viewer));
    return [own, seatAt(undoableBy)].every((seat) => hiddenFrom(seat) === hiddenFrom('spectator'));
  }

  /** Is the match over? */
  get isOver(): boolean {
    this.readOn();
    const last = this.#stages.at(-1);
    return last !== undefined && this.#game.outcome(last.state) !== undefined;
  }

  /** Reads the lines that have come since. */
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
    this.#keepStage(this.#match);
  }

  #goOn(facts: unknown): void {
    const match = this.#match;
    const line = laterLine.parse(facts);
    if (match === null) throw new Error('a journal without a header');
    if (line.kind === 'snapshot' || line.kind === 'seat') return;
    const entry = entryOf(line);
    match.repeat(entry);
    this.entries.push(entry);
    this.#keepStage(match);
  }

  #keepStage(match: Match<GameTypes>): void {
    const { undoableBy, redoableBy } = match;
    this.#stages.push({ state: this.#game.copy(match.state), played: [...match.played], undoableBy, redoableBy });
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
