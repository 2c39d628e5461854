import { expect, test } from 'vitest';
import { type Evaluator, effortOf, evaluatorOf, Search, searchingBot } from '../../shared/bots/index.ts';
import { type Guide, type RandomWords, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { highestBid, type MarketTypes } from '../engine/reference/sealed-market-state.ts';

/** How much more a bid of two coins promises than any other. */
const likelier = 40;

/** Promises most for a bid of two coins. Only the end can be rated. */
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

/** The share of two-coin bids among rivals' first-round bids in imagined matches. */
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

test('imagines others’ sealed choices as a guide predicts them, or else learns them', () => {
  const likely = likelier / (likelier + highestBid);
  expect(bidsOfTwo(true)).toBeCloseTo(likely, 1);
  expect(Math.abs(bidsOfTwo(false) - likely)).toBeGreaterThan(0.1);
});

test('makes a sealed choice among those tried nearly as often as the favourite, and varies it', () => {
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
