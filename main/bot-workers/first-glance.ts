import {
  type Bot,
  type Decision,
  type Evaluator,
  mostPromising,
  rateMoves,
  wholeChoice,
} from '../../shared/bots/index.ts';
import {
  type AnyMove,
  type GameTypes,
  type RandomWords,
  randomFromSeed,
  type Seat,
} from '../../shared/engine/index.ts';

/** How moves are rated when time is short: one imagined match, a near horizon. */
const glance = { worlds: 1, horizon: 'quiet', mostMoves: 20 } as const;

/** Number of most promising moves to examine. */
const breadth = 12;

/**
 * A bot that plays the immediately best move among those it has time to rate.
 * Without time it plays the most promising move.
 */
export function glancingBot(isTimeUp: () => boolean): Bot {
  return {
    name: 'first glance',
    decide<Types extends GameTypes>(decision: Decision<Types>): Types['Move'] {
      const [first, ...others] = mostPromising(decision, isTimeUp() ? 1 : breadth);
      if (first === undefined) throw new RangeError('nothing to choose from');
      if (others.length === 0) return first;
      const worthOf = (move: Types['Move']): number => rateMoves(decision, [move], glance)[0]?.worth ?? 0;
      let best = { move: first, worth: worthOf(first) };
      for (const move of others) {
        if (isTimeUp()) break;
        const worth = worthOf(move);
        if (worth > best.worth) best = { move, worth };
      }
      return best.move;
    },
  };
}

/**
 * The server's own choice at first glance, for a bot that failed.
 * It stays within the time limit. Like every bot it only uses redeals, never the match's own state.
 */
export function choiceAtFirstGlance(
  evaluator: Evaluator<GameTypes>,
  state: GameTypes['State'],
  by: { readonly seat: Seat; readonly seats: number; readonly seed: string },
  time: { readonly now: () => number; readonly milliseconds: number },
): readonly AnyMove[] {
  const { game } = evaluator;
  const { seat, seats, seed } = by;
  const random = randomFromSeed(seed);
  const world = game.redeal(state, seat, random);
  const imagine = (chance: RandomWords): GameTypes['State'] => game.redeal(world, seat, chance);
  const decision = { evaluator, seat, seats, legal: game.legalMoves(world, seat), imagine, random };
  const end = time.now() + time.milliseconds;
  const bot = glancingBot(() => time.now() >= end);
  return wholeChoice(decision, bot.decide(decision), bot);
}
