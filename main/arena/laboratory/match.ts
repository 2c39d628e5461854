import { type Decision, evaluatorOf, mostPromising, rateMoves, sharesOf } from '../../../shared/bots/index.ts';
import { shopkeeper } from '../../../shared/bots/levels.ts';
import {
  below,
  clockwiseFrom,
  EndlessMatch,
  type GameTypes,
  pick,
  type RandomWords,
  randomFromSeed,
  settledOptions,
} from '../../../shared/engine/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { playerNamed } from '../players.ts';
import type { Inspector } from './inspectors/inspector.ts';
import type { Assignment, MatchFacts } from './messages.ts';

/** A file in the folder of inspectors, named after its game. */
interface InspectorFile {
  readonly inspector: Inspector<GameTypes>;
}

/** One decision in this many is judged. */
const judgedOf = 16;
/** A decision matters if its best move has this much more chance of winning than the second best, from 0 to 1. */
const clearly = 0.02;

/** Whether the best move is clearly better than the second best, as a Shopkeeper sees it. */
function matters(decision: Decision<GameTypes>): boolean {
  const rated = rateMoves(decision, mostPromising(decision, shopkeeper.breadth), shopkeeper);
  const [best = 0, second = best] = rated.map(({ chance }) => chance).toSorted((one, other) => other - one);
  return best - second >= clearly;
}

/**
 * A function that plays match number `index`, from 0, of an assignment.
 * The same number is the same deal and the same chance of the bots, whatever the version. Throws RangeError for an
 * unknown game, bot or option.
 */
export async function playerOf(assignment: Assignment): Promise<(index: number) => MatchFacts> {
  const { seats, bot: name, version, random: atRandom } = assignment;
  const game = gameOf(assignment.game);
  const bot = playerNamed(name);
  const options = game && settledOptions(game.options, seats, version.options);
  if (game === undefined || bot === undefined || options === undefined) {
    throw new RangeError(`no such match: ${assignment.game} for ${seats}, ${name}, ${JSON.stringify(version.options)}`);
  }
  const { inspector }: InspectorFile = await import(`./inspectors/${game.id}.ts`);
  const evaluator = evaluatorOf(game, guideOf(game.id));
  return (index) => {
    const seed = `${assignment.seed}/${index}`;
    const random = randomFromSeed(`bots ${seed}`);
    const judging = randomFromSeed(`judge ${seed}`);
    const state = game.setup(seats, options, randomFromSeed(seed));
    const places = clockwiseFrom(inspector.startPlayer(state), seats);
    let [moves, judged, mattered] = [0, 0, 0];
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      if (++moves > game.longestMatch) throw new EndlessMatch(`${seed} does not end`);
      const seat = pick(random, acting);
      const legal = game.legalMoves(state, seat);
      const imagine = (chance: RandomWords) => game.redeal(state, seat, chance);
      const decision = { evaluator, seat, seats, legal, imagine, random };
      if (legal.length > 1 && below(judging, judgedOf) === 0) {
        judged++;
        if (matters({ ...decision, random: judging })) mattered++;
      }
      const isRandom = legal.every(({ type }) => atRandom.includes(type));
      game.play(state, seat, isRandom ? pick(random, legal) : bot.decide(decision));
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new EndlessMatch(`${seed} stands still`);
    const shares = sharesOf(outcome);
    return {
      rounds: inspector.rounds(state),
      moves,
      ending: outcome.ending,
      scores: places.map((seat) => outcome.scores[seat] ?? 0),
      shares: places.map((seat) => shares[seat] ?? 0),
      components: places.map((seat) => [...inspector.components(state, seat)]),
      judged,
      mattered,
    };
  };
}
