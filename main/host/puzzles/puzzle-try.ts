import { type AnyMove, sameMove } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { PuzzleStanding } from '../../../shared/protocol/messages.ts';
import { positionOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Day } from './day.ts';
import type { ShopWindow } from './shop-window.ts';

/** A puzzle as it lies on a table: what was answered so far. The host judges; what is right is told once it is known. */
export class PuzzleTry {
  readonly puzzle: Puzzle;
  readonly #game: AnyGame;
  readonly #window: ShopWindow;
  /** The day on which it was laid: whoever answers after midnight has solved the puzzle of the day before. */
  readonly #day: Day;
  #status: PuzzleStanding['status'] = 'open';
  #tries = 0;
  #wrong: PuzzleStanding['wrong'] = null;
  #legal: readonly AnyMove[] | null = null;

  /** @param isAnswered was it answered when its table was last open? Only what is right is played. */
  constructor(game: AnyGame, puzzle: Puzzle, window: ShopWindow, isAnswered: boolean) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#window = window;
    this.#day = window.day;
    if (isAnswered) this.#status = 'solved';
  }

  /** Is it still asked? */
  get isAsked(): boolean {
    return this.#status === 'open';
  }

  /** Is this choice the best one? By its first move; what is taken together may be taken in any order. */
  isRight(moves: readonly AnyMove[]): boolean {
    const [first] = moves;
    const { moves: best } = this.puzzle.best;
    const isBest = (move: AnyMove) => best.some((each) => sameMove(each, move));
    if (first === undefined || best[0] === undefined) return false;
    return sameMove(first, best[0]) || (moves.length === best.length && moves.every(isBest));
  }

  /** A choice that was on offer was not the best one. */
  noteWrong(moves: readonly AnyMove[]): void {
    const at = this.#placeOf(moves);
    const chance = this.puzzle.chances[at] ?? null;
    this.#tries++;
    this.#wrong = {
      moves: moves.map((each) => ({ ...each })),
      cost: chance === null ? null : Math.max(0, this.#best - chance),
      behind: this.puzzle.behind[at] ?? null,
    };
  }

  /** It was answered, and the answer has been played. */
  noteSolved(): void {
    this.#end('solved');
  }

  /** Nobody goes on answering: what is right may be told. */
  giveUp(): void {
    if (this.isAsked) this.#end('shown');
  }

  /** How it stands, as everybody at its table is told. */
  get standing(): PuzzleStanding {
    const { id, difficulty, best, tempting } = this.puzzle;
    const named = { game: this.#game.id, puzzle: id };
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
            tempting: { ...tempting, chance: this.puzzle.chances[this.#placeOf(tempting.moves)] ?? 0 },
            behind: this.puzzle.behind[this.#placeOf(tempting.moves)] ?? null,
          },
      streak: this.#window.streak,
      next: this.#window.nextAfter(named),
    };
  }

  /** The chance of winning after the best choice. */
  get #best(): number {
    return Math.max(...this.puzzle.chances.map((chance) => chance ?? 0));
  }

  /** Where a choice stands among the legal ones, by its first move; −1 for none of them. */
  #placeOf([first]: readonly AnyMove[]): number {
    this.#legal ??= positionOf(this.#game, this.puzzle)?.legal ?? [];
    return this.#legal.findIndex((each) => first !== undefined && sameMove(each, first));
  }

  #end(how: 'solved' | 'shown'): void {
    this.#status = how;
    this.#window.note({ game: this.#game.id, puzzle: this.puzzle.id }, how, this.#day);
  }
}
