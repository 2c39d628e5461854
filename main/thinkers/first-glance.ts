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

/** How moves are rated when time is short: in one imagined match, without looking far ahead. */
const glance = { worlds: 1, horizon: 'quiet', mostMoves: 20 } as const;

/** Number of most promising moves to examine. */
const breadth = 12;

/** A bot that plays the immediately best move among those it has time to rate, otherwise the most promising. */
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
 * The choice at first glance, made by the server within the time limit for a bot that failed.
 * Like every bot it only uses redeals, never the match's own state.
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
