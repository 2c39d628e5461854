import { type Bot, evaluatorOf } from '../../shared/bots/index.ts';
import {
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  type Options,
  type Outcome,
  pick,
  randomFromSeed,
} from '../../shared/engine/index.ts';

/** A match between bots, each deciding from redeals alone. */
export function bout<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types> | null,
  bots: readonly Bot[],
  { seed, options = {} }: { readonly seed: string; readonly options?: Options },
): Outcome {
  const evaluator = evaluatorOf(game, guide);
  const random = randomFromSeed(`bots ${seed}`);
  const state = game.setup(bots.length, options, randomFromSeed(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(random, acting);
    const bot = bots[seat];
    if (bot === undefined) throw new RangeError(`nobody at seat ${seat}`);
    const legal = game.legalMoves(state, seat);
    const imagine = (chance: typeof random) => game.redeal(state, seat, chance);
    game.play(state, seat, bot.decide({ evaluator, seat, seats: bots.length, legal, imagine, random }));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new RangeError('nobody acts, and nobody has won');
  return outcome;
}
