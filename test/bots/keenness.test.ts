import { expect, test } from 'vitest';
import { likelyMove } from '../../shared/bots/imagined-play.ts';
import { type Evaluator, effortOf, evaluatorOf, Search } from '../../shared/bots/index.ts';
import { type Guide, type RandomWords, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { type TicTacToeTypes, ticTacToe } from '../engine/reference/tic-tac-toe.ts';

/** Promises every cell its number and one more: 9 for the last, 1 for the first. Only the end can be rated. */
const guide: Guide<TicTacToeTypes> = {
  features: ['nothing'],
  weights: [0],
  measure: () => [0],
  spread: () => 1,
  prior: (_state, _seat, { cell }) => cell + 1,
  foretellsSealed: false,
  isQuiet: () => false,
  round: () => 0,
};
const evaluator = evaluatorOf(ticTacToe, guide);
const begun = () => ticTacToe.setup(2, {}, randomFromSeed('keen'));

/** How often each cell is marked first, in this many matches. */
function marked(keenness: number | undefined, times: number): readonly number[] {
  const state = begun();
  const random = randomFromSeed('chances');
  const counts = Array.from({ length: 9 }, () => 0);
  for (let time = 0; time < times; time++) {
    const legal = ticTacToe.legalMoves(state, state.turn);
    const { cell } = likelyMove(evaluator, state, state.turn, legal, random, keenness);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

test('gives a move in imagined play the likelihood of its prior raised to the keenness', () => {
  const times = 20_000;
  for (const keenness of [undefined, 1, 3]) {
    const raised = Array.from({ length: 9 }, (_, cell) => (cell + 1) ** (keenness ?? 1));
    const sum = raised.reduce((all, each) => all + each, 0);
    marked(keenness, times).forEach((count, cell) => {
      expect(count / times).toBeCloseTo((raised[cell] ?? 0) / sum, 1.5);
    });
  }
});

test.each([
  ['glances', { glances: 40, imagined: 1 }],
  ['plays on', { glances: 1, imagined: 100 }],
])('a search %s as keenly as its effort says', (_, { glances, imagined: most }) => {
  /** How often the most promising free cell was marked, of all marks except the last ones. */
  const obvious = (keenness: number): number => {
    const tally = { best: 0, all: 0 };
    const watched: Evaluator<TicTacToeTypes>['game'] = {
      ...ticTacToe,
      play(state, seat, move) {
        const left = ticTacToe.legalMoves(state, seat);
        if (state.marked > 1 && left.length > 1) {
          tally.all++;
          if (left.every(({ cell }) => cell <= move.cell)) tally.best++;
        }
        return ticTacToe.play(state, seat, move);
      },
    };
    const effort = effortOf('merchant');
    if (effort === null) throw new RangeError('merchants think ahead');
    const state = begun();
    const decision = {
      evaluator: evaluatorOf(watched, guide),
      seat: seatAt(0),
      seats: 2,
      legal: ticTacToe.legalMoves(state, seatAt(0)),
      imagine: (chance: RandomWords) => ticTacToe.redeal(state, seatAt(0), chance),
      random: randomFromSeed('searching keenly'),
    };
    // nearly all marks beyond the second are made beyond the tree
    new Search(decision, { ...effort, keenness, mostPlaces: 1, glances }).think((imagined) => imagined < most);
    return tally.best / tally.all;
  };
  expect(obvious(8)).toBeGreaterThan(obvious(1) + 0.25);
});
