import { existsSync } from 'node:fs';
import type { Evaluator } from '../../../shared/bots/index.ts';
import { type GameTypes, type Outcome, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { gameIds } from '../../../shared/games/index.ts';
import type { Watcher } from './watcher.ts';

/** A file in this folder, named after the game whose habits it counts. */
interface WatcherFile {
  readonly watcher: Watcher<GameTypes>;
}

/** The watcher of each game that has a file here. */
const byId: ReadonlyMap<string, Watcher<GameTypes>> = new Map(
  await Promise.all(
    gameIds
      .filter((id) => existsSync(new URL(`./${id}.ts`, import.meta.url)))
      .map(async (id) => {
        const { watcher }: WatcherFile = await import(`./${id}.ts`);
        return [id, watcher] as const;
      }),
  ),
);

/** Winning chance, from 0 to 1, below which a match counts as lost. */
const lostBelow = 0.05;

/** The habits of one kind of bot, over all its seats. */
export interface HabitsOf {
  readonly bot: string;
  /** Number of its seats, and of those that ended below 0 points. */
  seats: number;
  negative: number;
  /** Sum of its final scores in points, and of their squares. */
  sum: number;
  squares: number;
  /** The game's own counts, by fact. */
  readonly counts: Record<string, number>;
}

/** Standard deviation of its final scores, in points. */
export function deviationOf({ seats, sum, squares }: HabitsOf): number {
  return Math.sqrt(Math.max(0, squares / seats - (sum / seats) ** 2));
}

/** Watches matches and counts what each kind of bot does. */
export class Habits<Types extends GameTypes> {
  readonly #evaluator: Evaluator<Types>;
  readonly #watcher: Watcher<Types> | null;
  readonly #byBot = new Map<string, HabitsOf>();
  readonly #bySeat: readonly HabitsOf[];

  /** @param bots the names of the bots, by seat */
  constructor(evaluator: Evaluator<Types>, bots: readonly string[]) {
    this.#evaluator = evaluator;
    this.#watcher = byId.get(evaluator.game.id) ?? null;
    this.#bySeat = bots.map((bot) => {
      const facts = this.#watcher?.facts ?? [];
      const counts = Object.fromEntries(facts.map((fact) => [fact, 0]));
      const known = this.#byBot.get(bot) ?? { bot, seats: 0, negative: 0, sum: 0, squares: 0, counts };
      this.#byBot.set(bot, known);
      return known;
    });
  }

  get report(): readonly HabitsOf[] {
    return [...this.#byBot.values()];
  }

  readonly #count = (seat: Seat, fact: string, by = 1): void => {
    const habits = this.#bySeat[seat];
    if (habits !== undefined) habits.counts[fact] = (habits.counts[fact] ?? 0) + by;
  };

  /** Plays a bot's decision and counts it. */
  watch(state: Types['State'], seat: Seat, move: Types['Move'], play: () => readonly Types['Event'][]): void {
    if (this.#watcher === null) {
      play();
      return;
    }
    const before = this.#evaluator.game.copy(state);
    const isLost = (this.#evaluator.prospects(before, this.#bySeat.length).chances[seat] ?? 0) < lostBelow;
    const events = play();
    this.#watcher.see({ before, after: state, seat, move, events, isLost }, this.#count);
  }

  /** Counts the end of a match. */
  end(state: Types['State'], { scores }: Outcome): void {
    for (const seat of seatsOf(this.#bySeat.length)) {
      const [habits, score = 0] = [this.#bySeat[seat], scores[seat]];
      if (habits === undefined) continue;
      habits.seats++;
      habits.sum += score;
      habits.squares += score ** 2;
      if (score < 0) habits.negative++;
    }
    this.#watcher?.ended(state, this.#count);
  }
}
