import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  type AnyMove,
  type Game,
  type GameTypes,
  type HidingTable,
  pick,
  randomFromSeed,
  seatAt,
} from '../../../shared/engine/index.ts';
import type { Arm } from '../arm.ts';

/** The parts of boardgame.io that the benchmark uses; the app does not contain it, so only these are typed. */
interface BoardgameState<State> {
  readonly G: State;
  readonly ctx: { readonly gameover?: unknown };
}

interface BoardgameInternals {
  CreateGameReducer(setup: {
    readonly game: object;
  }): <State>(state: BoardgameState<State>, action: object) => BoardgameState<State>;
  InitializeGame<State>(setup: { readonly game: object; readonly numPlayers: number }): BoardgameState<State>;
}

/** The folder whose package.json names boardgame.io, which the benchmark installs there. */
export const boardgameFolder = 'test/bench/boardgame-io';

/** A game in boardgame.io's form: the same rules run inside its drafts, with all seats active. */
export function boardgameOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  setup: (context: { readonly ctx: { readonly numPlayers: number } }) => Types['State'],
) {
  return {
    name: game.id,
    setup,
    turn: { activePlayers: { all: 'play' }, stages: {} },
    moves: {
      act: ({ G, playerID }: { G: Types['State']; playerID: string }, move: Types['Move']) => {
        game.play(G, seatAt(Number(playerID)), move);
      },
    },
    endIf: ({ G }: { G: Types['State'] }) => (game.toAct(G).length === 0 ? { over: true } : undefined),
  };
}

/** boardgame.io's own reducer, its fastest way to play: without clients, master or storage. */
export function boardgameArm<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  seats: number,
  options: Readonly<Record<string, string>>,
): Arm {
  const require = createRequire(fileURLToPath(new URL(`../../../${boardgameFolder}/package.json`, import.meta.url)));
  const { CreateGameReducer, InitializeGame }: BoardgameInternals = require('boardgame.io/internal');
  let seed = '';
  const boardgame = boardgameOf(game, () => game.setup(seats, options, randomFromSeed(seed)));
  const reduce = CreateGameReducer({ game: boardgame });
  return {
    playMatch(matchSeed, random) {
      seed = matchSeed;
      let state = InitializeGame<Types['State']>({ game: boardgame, numPlayers: seats });
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const seat = pick(random, game.toAct(state.G));
        const move: AnyMove = pick(random, game.legalMoves(state.G, seat));
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'act', args: [move], playerID: String(seat) } });
        moves++;
      }
      return { moves, scores: game.outcome(state.G)?.scores ?? [] };
    },
  };
}
