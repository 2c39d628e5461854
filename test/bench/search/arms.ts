import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Effort, effortOf, evaluatorOf, Search } from '../../../shared/bots/index.ts';
import {
  type Game,
  type GameTypes,
  type HidingTable,
  pick,
  type RandomWords,
  randomFromSeed,
  settledOptions,
} from '../../../shared/engine/index.ts';
import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { boardgameFolder } from '../arms/boardgame-io.ts';

/** Thinks once about a decision and returns how many matches it has imagined (or played out). */
export type Thinking = () => number | Promise<number>;

/** Playouts per decision, for both searches on tic-tac-toe. */
const playouts = 1000;

/** Plain tree search with playouts to the end, like boardgame.io's bot. */
const toTheEnd: Effort = {
  considered: 100,
  glances: 1,
  mostImagined: 100_000,
  mostPlaces: 50_000,
  horizon: 'round',
  mostMoves: 50,
  keenness: 1,
  exploration: 1.4,
  trust: 0,
  temperature: 1,
  breadth: 100,
  branchesBy: 'everybody',
};

/** Our search for the next move from a state. */
function thinkingOn<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: AnyGuide | null,
  { state, seats, effort, most }: { state: Types['State']; seats: number; effort: Effort; most: number },
): Thinking {
  const [seat] = game.toAct(state);
  if (seat === undefined) throw new RangeError('the match is over');
  const random = randomFromSeed('thinking');
  const decision = {
    evaluator: evaluatorOf(game, guide),
    seat,
    seats,
    legal: game.legalMoves(state, seat),
    imagine: (chance: RandomWords) => game.redeal(state, seat, chance),
    random,
  };
  return () => new Search(decision, effort).think((imagined) => imagined < most).imagined;
}

/** The parts of boardgame.io that this benchmark uses. */
interface BoardgameAi {
  readonly MCTSBot: new (settings: object) => { play(state: object, player: string): Promise<object> };
}
interface BoardgameInternals {
  InitializeGame(setup: { readonly game: object; readonly numPlayers: number }): object;
  ProcessGameConfig(game: object): { readonly ai: { readonly enumerate: unknown } };
}

const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** boardgame.io's own bot on tic-tac-toe as its tutorial writes it. */
function boardgameThinking(): Thinking {
  const require = createRequire(fileURLToPath(new URL(`../../../${boardgameFolder}/package.json`, import.meta.url)));
  const { MCTSBot }: BoardgameAi = require('boardgame.io/ai');
  const { InitializeGame, ProcessGameConfig }: BoardgameInternals = require('boardgame.io/internal');
  type Cells = (string | null)[];
  const hasRow = (cells: Cells): boolean =>
    rows.some(([one = 0, ...others]) => cells[one] !== null && others.every((at) => cells[at] === cells[one]));
  const game = ProcessGameConfig({
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, cell: number) => {
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
      if (hasRow(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : { draw: true };
    },
    ai: {
      enumerate: (G: { cells: Cells }) =>
        G.cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : [])),
    },
  });
  const bot = new MCTSBot({ enumerate: game.ai.enumerate, game, iterations: playouts, playoutDepth: 50, seed: 'x' });
  const state = InitializeGame({ game, numPlayers: 2 });
  return async () => {
    await bot.play(state, '0');
    return playouts;
  };
}

/** A position in the middle of a random match of a released game, with something to choose. */
function midGame(id: string, seats: number) {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  const options = settledOptions(game.options, seats, {}) ?? {};
  const random = randomFromSeed(`middle of ${id}`);
  const whole = game.setup(seats, options, randomFromSeed('middle'));
  let length = 0;
  for (let [seat] = game.toAct(whole); seat !== undefined; [seat] = game.toAct(whole), length++) {
    game.play(whole, seat, pick(random, game.legalMoves(whole, seat)));
  }
  const state = game.setup(seats, options, randomFromSeed('middle'));
  const again = randomFromSeed(`middle of ${id}`);
  for (let move = 0; ; move++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new RangeError(`${id} was over before its middle`);
    const legal = game.legalMoves(state, seat);
    if (move > length / 2 && legal.length > 2) return { game, state };
    game.play(state, seat, pick(again, legal));
  }
}

/** The measurement of this name: `engine` or `boardgame.io` on tic-tac-toe, or a released game. */
export function thinkingOf(name: string): Thinking {
  if (name === 'boardgame.io') return boardgameThinking();
  if (name === 'engine') {
    const state = ticTacToe.setup(2, {}, randomFromSeed('empty board'));
    return thinkingOn(ticTacToe, null, { state, seats: 2, effort: toTheEnd, most: playouts });
  }
  const seats = Math.min(4, gameOf(name)?.seats.max ?? 0);
  const { game, state } = midGame(name, seats);
  const effort = effortOf('merchant');
  if (effort === null) throw new RangeError('a merchant thinks ahead');
  return thinkingOn(game, guideOf(name), { state, seats, effort, most: 200 });
}
