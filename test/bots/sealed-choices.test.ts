import { expect, test } from 'vitest';
import { type Evaluator, effortOf, evaluatorOf, Search, searchingBot } from '../../shared/bots/index.ts';
import { type Guide, type RandomWords, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { highestBid, type MarketTypes } from '../engine/reference/sealed-market-state.ts';

/** So many times as much as any other bid is one of two coins promised. */
const likelier = 40;

/** Promises most of a bid of two coins. Nothing can be measured before the end. */
const guideThat = (foretellsSealed: boolean): Guide<MarketTypes> => ({
  features: ['nothing'],
  weights: [0],
  measure: () => [0],
  spread: () => 1,
  prior: (_state, _seat, move) => (move.type === 'bid' && move.coins === 2 ? likelier : 1),
  foretellsSealed,
  isQuiet: () => false,
  round: () => 0,
});

const merchant = effortOf('merchant');
if (merchant === null) throw new RangeError('merchants think ahead');
const effort = { ...merchant, glances: 1, mostImagined: 600 };

/** The decision on the first bid of a match. */
function firstBid(evaluator: Evaluator<MarketTypes>, seed: string) {
  const seat = seatAt(0);
  const state = sealedMarket.setup(3, { length: 'short' }, randomFromSeed(seed));
  return {
    evaluator,
    seat,
    seats: 3,
    legal: sealedMarket.legalMoves(state, seat),
    imagine: (chance: RandomWords) => sealedMarket.redeal(state, seat, chance),
    random: randomFromSeed(`thinking ${seed}`),
  };
}

/** How often rivals bid two coins in the first round of imagined matches, of all their bids there. */
function bidsOfTwo(foretells: boolean): number {
  const tally = { two: 0, all: 0 };
  const watched: typeof sealedMarket = {
    ...sealedMarket,
    play(state, seat, move) {
      if (state.round === 1 && seat !== seatAt(0) && move.type === 'bid') {
        tally.all++;
        if (move.coins === 2) tally.two++;
      }
      return sealedMarket.play(state, seat, move);
    },
  };
  new Search(firstBid(evaluatorOf(watched, guideThat(foretells)), 'foretold'), effort).think(() => true);
  return tally.two / tally.all;
}

test('where a guide foretells what is chosen unseen, others are imagined to choose so, else what suits them is learned', () => {
  const likely = likelier / (likelier + highestBid);
  expect(bidsOfTwo(true)).toBeCloseTo(likely, 1);
  expect(Math.abs(bidsOfTwo(false) - likely)).toBeGreaterThan(0.1);
});

test('a sealed choice is one of those tried nearly as often as the one tried most, and not always that one', () => {
  const evaluator = evaluatorOf(sealedMarket, null);
  const bot = searchingBot('thinker', { ...effort, mostImagined: 80 }, () => () => true);
  let others = 0;
  for (let match = 0; match < 80; match++) {
    const { choices, isSealed } = new Search(firstBid(evaluator, `${match}`), { ...effort, mostImagined: 80 }).think(
      () => true,
    );
    expect(isSealed).toBe(true);
    const chosen = bot.decide(firstBid(evaluator, `${match}`));
    const most = Math.max(...choices.map(({ visits }) => visits));
    const visits = choices.find(({ move }) => move === chosen)?.visits ?? 0;
    expect(visits).toBeGreaterThanOrEqual(0.8 * most);
    if (visits < most) others++;
  }
  expect(others).toBeGreaterThan(4);
});
