import { evaluatorOf } from '../../../shared/bots/index.ts';
import { type AnyMove, IllegalMove, randomFromSeed, type Seat } from '../../../shared/engine/index.ts';
import type { AnyGuide } from '../../../shared/games/guides.ts';
import type { BotLevel, Slip } from '../../../shared/protocol/messages.ts';
import { choiceAtFirstGlance } from '../../bot-workers/first-glance.ts';
import { type Thinking, ThinkingCancelled, ThinkingFailed, type Thought } from '../../bot-workers/thought.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import { refusalOf } from '../request-error.ts';
import { isOpenQuestion } from '../table/open-question.ts';
import type { Table } from '../table/table.ts';

/** What bots need to play at a server's tables. */
export interface BotParts {
  readonly thinking: Thinking;
  readonly guideOf: (game: string) => AnyGuide | null;
  readonly timers: Timers;
  /** Minimum apparent thinking time of a bot, in milliseconds. */
  readonly pause: () => number;
  /** Maximum thinking time of a level per choice, in milliseconds. */
  readonly timeFor: (level: BotLevel) => number;
  /** Source of seeds for thinking. */
  readonly newSeed: () => string;
  /** Receives failures of bots and defects: words for a developer, and the error. */
  readonly report: (during: string, error: unknown) => void;
}

/** A bot's turn; outdated as soon as any field changes. */
interface Turn {
  readonly version: number;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Time limit for the server's own choice for a failed bot, in milliseconds. */
const glanceTime = 12;
/**
 * Time step of choices whose offered moves are secret, in milliseconds.
 * It is their minimum time, and late ones wait for the next step.
 */
const beat = 100;
/** Milliseconds until a choice that could not be saved is retried. */
const retryAfter = 5000;

function isSame(one: Turn | null, other: Turn | null): boolean {
  return one?.version === other?.version && one?.seat === other?.seat && one?.level === other?.level;
}

/**
 * The bots at one table.
 * After each change it asks for the choice of the first bot that must act, and plays it after the apparent thinking
 * time. Answers for an outdated turn are dropped.
 */
export class BotTurns {
  readonly #table: Table;
  readonly #parts: BotParts;
  #turn: Turn | null = null;
  /** Cancels the work in progress for the turn. */
  #end: () => void = () => {};
  /** Since when each bot must make its next choice. */
  readonly #since = new Map<Seat, number>();
  /** Since when the current bot, or the worker that took its question, has been thinking. */
  #began = 0;
  #isClosed = false;

  constructor(table: Table, parts: BotParts) {
    this.#table = table;
    this.#parts = parts;
  }

  /** Called after each change at the table. Never throws. */
  look(): void {
    try {
      this.#noteTime();
      const due = this.#due();
      if (isSame(due, this.#turn)) return;
      this.#end();
      this.#end = () => {};
      this.#turn = due;
      if (due !== null) this.#begin(due);
    } catch (error) {
      this.#parts.report('a bot’s turn', error);
    }
  }

  /** Called when the table is closed. */
  close(): void {
    this.#isClosed = true;
    this.look();
  }

  /** The bots that must act, in the game's order. */
  #acting(): readonly Turn[] {
    const { kept, seating, isElsewhere, isOpen, rewinding } = this.#table;
    // a bot's move would end the rewind request
    if (rewinding.isAsked) return [];
    if (this.#isClosed || isElsewhere || !isOpen || kept.isOver) return [];
    return kept.game.toAct(kept.match.state).flatMap((seat) => {
      const level = seating.botAt(seat);
      return level === null ? [] : [{ version: kept.versionFor(seat), seat, level }];
    });
  }

  #due(): Turn | null {
    return this.#acting()[0] ?? null;
  }

  #noteTime(): void {
    const acting = this.#acting().map(({ seat }) => seat);
    const now = this.#parts.timers.now();
    for (const seat of [...this.#since.keys()]) if (!acting.includes(seat)) this.#since.delete(seat);
    for (const seat of acting) if (!this.#since.has(seat)) this.#since.set(seat, now);
  }

  #begin(turn: Turn): void {
    const { game, match } = this.#table.kept;
    this.#began = this.#parts.timers.now();
    const legal = game.legalMoves(match.state, turn.seat);
    // a single move needs no thought, but the fact that it is the only one can be secret
    if (legal.length === 1 && isOpenQuestion(game, match.state, turn.seat)) this.#playLater(turn, legal);
    else this.#think(turn);
  }

  #think(turn: Turn): void {
    const thought = this.#ask(turn);
    this.#end = () => thought.cancel();
    thought.answer
      .then((answer) => {
        if (answer.kind !== 'choose') throw new ThinkingFailed('failed');
        if (this.#turn === turn) this.#playLater(turn, answer.moves);
      })
      .catch((error: unknown) => {
        if (this.#turn === turn && !(error instanceof ThinkingCancelled)) this.#replace(turn, error);
      });
  }

  /** Asks a worker for a choice. It receives a redeal, which contains only what the seat may know. */
  #ask(turn: Turn): Thought {
    const { seat, level } = turn;
    const { id, kept } = this.#table;
    const { game, match, header } = kept;
    const { thinking, newSeed, timeFor, timers } = this.#parts;
    const state = game.redeal(match.state, seat, randomFromSeed(newSeed()));
    const { seats } = header.match;
    const milliseconds = timeFor(level);
    // time spent waiting for a busy worker does not count
    const begun = (): void => {
      if (this.#turn === turn) this.#began = timers.now();
    };
    const facts = { game: game.id, seats, state, seed: newSeed(), seat, level };
    return thinking.ask({ kind: 'choose', ...facts, milliseconds }, { table: id, begun });
  }

  /**
   * Replaces a failed bot's choice by one at first glance.
   * If that fails too, plays the first legal move.
   */
  #replace(turn: Turn, error: unknown): void {
    const { game, match, header } = this.#table.kept;
    const { seat, level } = turn;
    const { report, guideOf, newSeed } = this.#parts;
    const slip: Slip = error instanceof ThinkingFailed ? error.slip : 'failed';
    const cause = error instanceof ThinkingFailed ? (error.cause ?? error) : error;
    report(`a bot was ${slip}: ${level}, ${game.id}`, cause);
    let moves: readonly AnyMove[] = game.legalMoves(match.state, seat).slice(0, 1);
    try {
      const evaluator = evaluatorOf(game, guideOf(game.id));
      const by = { seat, seats: header.match.seats, seed: newSeed() };
      moves = choiceAtFirstGlance(evaluator, match.state, by, {
        now: () => performance.now(),
        milliseconds: glanceTime,
      });
    } catch (second) {
      report(`a bot’s first glance: ${game.id}`, second);
    }
    this.#playLater(turn, moves, slip);
  }

  /**
   * When a bot plays, on the timers' clock.
   * If its offered moves are secret, its timing must not reveal them. It then always uses its full time, and late
   * choices wait for the next time step.
   */
  #dueAt({ seat, level }: Turn): number {
    const { game, match } = this.#table.kept;
    const { pause, timeFor, timers } = this.#parts;
    const seeming = (this.#since.get(seat) ?? this.#began) + pause();
    if (isOpenQuestion(game, match.state, seat)) return seeming;
    const due = Math.max(seeming, this.#began + Math.max(timeFor(level), beat));
    const late = timers.now() - due;
    return late <= 0 ? due : due + Math.ceil(late / beat) * beat;
  }

  /** Plays the choice once it is due. */
  #playLater(turn: Turn, moves: readonly AnyMove[], slip?: Slip): void {
    const { timers } = this.#parts;
    const due = this.#dueAt(turn);
    this.#end = timers.after(Math.max(0, due - timers.now()), () => {
      if (this.#turn === turn) this.#play(turn, moves, slip);
    });
  }

  #play(turn: Turn, moves: readonly AnyMove[], slip: Slip | undefined): void {
    const { seat, level } = turn;
    const since = this.#since.get(seat);
    this.#turn = null;
    this.#since.delete(seat);
    try {
      this.#table.matchChanges.playBot(seat, moves, { bot: level, ...(slip !== undefined && { slip }) });
    } catch (error) {
      if (since !== undefined) this.#since.set(seat, since);
      this.#notPlayed(turn, error, slip);
    }
  }

  #notPlayed(turn: Turn, error: unknown, slip: Slip | undefined): void {
    const { timers, report } = this.#parts;
    this.#turn = turn;
    if (error instanceof IllegalMove && slip === undefined) {
      this.#replace(turn, error);
    } else if (refusalOf(error) === 'disk-full') {
      this.#end = timers.after(retryAfter, () => {
        this.#turn = null;
        this.look();
      });
    } else {
      // the bot waits until something else changes at the table
      report('a bot’s move', error);
    }
  }
}
