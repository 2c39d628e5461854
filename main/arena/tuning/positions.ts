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

/** A match for the explorers. */
interface Explored<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly guide: Guide<Types>;
  readonly seats: number;
  readonly seed: string;
  /** One in this many quiet positions is looked at, because consecutive ones hardly differ. */
  readonly one: number;
}

/** Plays a match between greedy bots and shows positions of it. Returns each seat's share of the win. */
export function explored<Types extends GameTypes>(
  { game, guide, seats, seed, one }: Explored<Types>,
  look: (state: Types['State']) => void,
): readonly number[] | undefined {
  const evaluator = evaluatorOf(game, guide);
  const random = randomFromSeed(`tuning ${seed}`);
  const state = game.setup(seats, settledOptions(game.options, seats, {}) ?? {}, randomFromSeed(seed));
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (guide.isQuiet(state) && below(random, one) === 0) look(state);
    const acting = seat;
    const imagine = (chance: RandomWords): Types['State'] => game.redeal(state, acting, chance);
    const legal = game.legalMoves(state, seat);
    game.play(state, seat, explorer.decide({ evaluator, seat, seats, legal, imagine, random }));
  }
  const outcome = game.outcome(state);
  return outcome === undefined ? undefined : sharesOf(outcome);
}

/** Positions from matches between greedy bots. */
export function samplesOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types>,
  { seats, games, seed }: { readonly seats: number; readonly games: number; readonly seed: string },
): readonly Sample[] {
  const samples: Sample[] = [];
  for (let index = 0; index < games; index++) {
    const met: Omit<Sample, 'shares'>[] = [];
    const shares = explored({ game, guide, seats, seed: `${seed}/${index}`, one: 4 }, (state) => {
      const features = seatsOf(seats).map((each) => [...guide.measure(state, each)]);
      met.push({ features, spread: guide.spread(state) });
    });
    if (shares !== undefined) samples.push(...met.map((position) => ({ ...position, shares })));
  }
  return samples;
}
