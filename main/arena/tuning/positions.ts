import { evaluatorOf, greedyBot, sharesOf } from '../../../shared/bots/index.ts';
import {
  below,
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  type RandomWords,
  randomFromSeed,
  seatsOf,
  settledOptions,
} from '../../../shared/engine/index.ts';

/** A position of a match, and the match's result. */
export interface Sample {
  /** The features of each seat. */
  readonly features: readonly (readonly number[])[];
  readonly spread: number;
  /** Each seat's share of the win. */
  readonly shares: readonly number[];
}

/** A greedy bot with some random choices, so that positions vary. */
const explorer = greedyBot('explorer', {
  worlds: 1,
  horizon: 'quiet',
  mostMoves: 40,
  nearness: 0.005,
  noise: 0.02,
  forgets: 0.05,
  plausible: 0,
  breadth: 24,
});

/** One in this many quiet positions is kept, because consecutive ones hardly differ. */
const keptOf = 4;

/** Positions from matches between greedy bots. */
export function samplesOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types>,
  { seats, games, seed }: { readonly seats: number; readonly games: number; readonly seed: string },
): readonly Sample[] {
  const evaluator = evaluatorOf(game, guide);
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) {
    const random = randomFromSeed(`tuning ${seed}/${index}`);
    const state = game.setup(seats, settledOptions(game.options, seats, {}) ?? {}, randomFromSeed(`${seed}/${index}`));
    const met: Omit<Sample, 'shares'>[] = [];
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      if (guide.isQuiet(state) && below(random, keptOf) === 0) {
        const features = seatsOf(seats).map((each) => [...guide.measure(state, each)]);
        met.push({ features, spread: guide.spread(state) });
      }
      const acting = seat;
      const imagine = (chance: RandomWords): Types['State'] => game.redeal(state, acting, chance);
      const legal = game.legalMoves(state, seat);
      game.play(state, seat, explorer.decide({ evaluator, seat, seats, legal, imagine, random }));
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) continue;
    const shares = sharesOf(outcome);
    samples.push(...met.map((position) => ({ ...position, shares })));
  }
  return samples;
}
