import { type AnyMove, sameMove } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { PuzzleStanding, Reason } from '../../../shared/protocol/messages.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Day } from './day.ts';
import type { ShopWindow } from './shop-window.ts';

/**
 * The puzzle on a table and its answers so far.
 * The server judges them, and sends the solution only once the puzzle has ended.
 */
export class PuzzleTry {
  readonly puzzle: Puzzle;
  readonly #game: AnyGame;
  readonly #window: ShopWindow;
  /** The day it was opened: an answer after midnight still counts for that day. */
  readonly #day: Day;
  #status: PuzzleStanding['status'] = 'open';
  #tries = 0;
  #wrong: PuzzleStanding['wrong'] = null;

  /** @param isAnswered true if it was solved when its table was last open */
  constructor(game: AnyGame, puzzle: Puzzle, window: ShopWindow, isAnswered: boolean) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#window = window;
    this.#day = window.day;
    if (isAnswered) this.#status = 'solved';
  }

  /** True while the puzzle is open. */
  get isAsked(): boolean {
    return this.#status === 'open';
  }

  /** True for the best choice. Its first move decides; moves that are made together count in any order. */
  isRight(moves: readonly AnyMove[]): boolean {
    const [first] = moves;
    const { moves: best } = this.puzzle.best;
    const isBest = (move: AnyMove) => best.some((each) => sameMove(each, move));
    if (first === undefined || best[0] === undefined) return false;
    return sameMove(first, best[0]) || (moves.length === best.length && moves.every(isBest));
  }

  /** Records a legal choice that was not the best one. */
  noteWrong(moves: readonly AnyMove[]): void {
    const [chance, behind] = this.#judged(moves);
    this.#tries++;
    this.#wrong = {
      moves: moves.map((each) => ({ ...each })),
      cost: chance === null ? null : Math.max(0, this.#best - chance),
      behind,
    };
  }

  /** Records that the solution has been played. */
  noteSolved(): void {
    this.#end('solved');
  }

  /** Ends an open puzzle, so that its solution can be shown. */
  giveUp(): void {
    if (this.isAsked) this.#end('shown');
  }

  /** The puzzle fields of table messages. */
  get standing(): PuzzleStanding {
    const { id, difficulty, best, tempting } = this.puzzle;
    const named = { game: this.#game.id, puzzle: id };
    const [chance, behind] = this.#judged(tempting.moves);
    return {
      puzzle: id,
      difficulty,
      today: this.#window.of(this.#day)?.puzzle === id,
      status: this.#status,
      tries: this.#tries,
      wrong: this.#wrong,
      answer: this.isAsked
        ? null
        : {
            best: { ...best, chance: this.#best },
            tempting: { ...tempting, chance: chance ?? 0 },
            behind,
          },
      streak: this.#window.streak,
      next: this.#window.nextAfter(named),
    };
  }

  /** The chance of winning after the best choice. */
  get #best(): number {
    return Math.max(...this.puzzle.choices.map(([, chance]) => chance ?? 0));
  }

  /** The winning chance after a choice, by its first move, and where it falls behind. Null if unknown. */
  #judged([first]: readonly AnyMove[]): readonly [chance: number | null, behind: Reason | null] {
    const choice = this.puzzle.choices.find(([move]) => first !== undefined && sameMove(move, first));
    return [choice?.[1] ?? null, choice?.[2] ?? null];
  }

  #end(how: 'solved' | 'shown'): void {
    this.#status = how;
    this.#window.note({ game: this.#game.id, puzzle: this.puzzle.id }, how, this.#day);
  }
}
