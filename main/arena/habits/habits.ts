import { existsSync } from 'node:fs';
import type { Evaluator } from '../../../shared/bots/index.ts';
import { type GameTypes, type Outcome, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { gameIds } from '../../../shared/games/index.ts';
import type { Watcher } from './watcher.ts';

/** A file beside this one, which says what is counted of the game that it is named after. */
interface WatcherFile {
  readonly watcher: Watcher<GameTypes>;
}

/** What is counted of each game: the games of which something is have a file here. */
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

/** Whose chance of winning is below this, from 0 to 1, has as good as lost. */
const lostBelow = 0.05;

/** How one kind of bot plays, over all its seats. */
export interface HabitsOf {
  readonly bot: string;
  /** Its seats in all matches, and how many of them ended below 0. */
  seats: number;
  negative: number;
  /** Sum of its final scores in points, and of their squares. */
  sum: number;
  squares: number;
  /** What the game counts, by its name. */
  readonly counts: Record<string, number>;
}

/** How far its final scores lie from their mean: the standard deviation, in points. */
export function deviationOf({ seats, sum, squares }: HabitsOf): number {
  return Math.sqrt(Math.max(0, squares / seats - (sum / seats) ** 2));
}

/** Watches matches, and counts what every kind of bot at the table does in them. */
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

  /** Plays a choice that somebody has decided on, and looks at it. */
  watch(state: Types['State'], seat: Seat, move: Types['Move'], play: () => readonly Types['Event'][]): void {
    if (this.#watcher === null) {
      play();
      return;
    }
    const before = this.#evaluator.game.copy(state);
    const isLost = (this.#evaluator.prospects(before, this.#bySeat.length).chances[seat] ?? 0) < lostBelow;
    const events = play();
    this.#watcher.see({ before, seat, move, events, isLost }, this.#count);
  }

  /** Looks at how a match has ended. */
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
