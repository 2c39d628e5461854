import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { figureNames } from '../../../shared/bots/index.ts';
import { fingerprint, type NetworkRecord, randomFromSeed } from '../../../shared/engine/index.ts';
import { type AnyGuide, guideOf } from '../../../shared/games/guides.ts';
import { gameOf, games as gamesOnShelf } from '../../../shared/games/index.ts';
import { inRoot } from '../../launch/root.mjs';
import { collected, toolCommand, wholeNumber } from '../../launch/tool-command.mjs';
import { playerNames } from '../players.ts';
import { showProgress } from '../progress.ts';
import { compared } from './comparing.ts';
import { Learner } from './learner.ts';
import { gathered, positionsFrom } from './positions.ts';
import { taught } from './teaching.ts';
import { TrainingFolder } from './training-folder.ts';

/**
 * `npm run tool -- train`: teaches a small network to judge positions of a game.
 * Greedy bots play matches, the network learns who won them, and bots with the network play more. It is saved for the
 * numbers of players for which a greedy bot with it beats greedy bots with the guide's weights.
 */
const command = toolCommand(
  'npm run tool -- train',
  'Teaches a small network to judge positions, from games between bots, and keeps it where it wins. Continues where it stopped.',
)
  .addOption(new Option('--game <game>', 'the game').choices(Object.keys(gamesOnShelf)))
  .option('--players <n>', 'a number of players to learn; repeatable (default: 2 to 4)', collected, [])
  .option('--games <n>', 'games to learn from in all', wholeNumber(), 30_000)
  .option('--rounds <n>', 'rounds; in each but the first, the bots play with the network', wholeNumber(), 2)
  .option('--units <n>', 'size of the hidden layer', wholeNumber(1, 64), 32)
  .option('--epochs <n>', 'times that each round goes through all games', wholeNumber(), 10)
  .option('--duel <n>', 'games between the network and the weights for each number of players', wholeNumber(), 1000)
  .option('--seed <text>', 'seed of chance', '1')
  .option('--folder <folder>', 'where games and state are stored', '.training')
  .option('--check <bot>', `only compare the saved network with the weights, by such bots: ${playerNames.join(', ')}`)
  .option('--dry', 'do not save the network')
  .parse();
const values = command.opts();

const game = gameOf(values.game ?? '') ?? command.error('name a game with --game');
const { networks: saved = [], ...guide }: AnyGuide = guideOf(game.id) ?? command.error(`${game.id} has no guide`);
const { rounds, units, epochs, duel, seed } = values;
const usual = [2, 3, 4].filter((count) => count >= game.seats.min && count <= game.seats.max);
const counts = values.players.length === 0 ? usual : values.players.map(Number);
if (counts.some((count) => !(count > 1 && count >= game.seats.min && count <= game.seats.max))) {
  command.error(`${game.id} takes ${game.seats.min} to ${game.seats.max} players, and a network needs rivals`);
}
const folder = path.join(inRoot(values.folder), game.id);
const names = figureNames(guide);

/** Games of a stored chunk. */
const chunk = 50;

function learnedIn(round: number, before: NetworkRecord | null, kept: TrainingFolder): NetworkRecord {
  const perRound = chunk * Math.ceil(values.games / rounds / chunk);
  const player = before === null ? guide : { ...guide, networks: [before] };
  const chunks: Float32Array[] = [];
  for (let earlier = 0; earlier <= round; earlier++) {
    for (let from = 0; from < perRound; from += chunk) {
      const gathering = { game, guide: player, counts, seed: `train ${seed} ${earlier}`, from, games: chunk };
      chunks.push(kept.chunk(earlier, from, () => gathered(gathering)));
      showProgress(from + chunk, perRound);
    }
  }
  const positions = positionsFrom(chunks);
  const stored = kept.lesson(round, values.games) ?? null;
  const earlier = stored ?? (round === 0 ? null : (kept.lesson(round - 1, values.games) ?? null));
  const random = randomFromSeed(`learner ${seed} ${round}`);
  const plan = { figures: names.length, units, start: guide.weights };
  const learner = new Learner(plan, positions, random, earlier?.learned);
  let best = stored?.best ?? null;
  console.log(`round ${round + 1}: ${positions.match.length} positions`);
  for (const { epoch, surprise } of taught(learner, positions, { from: stored?.epoch ?? 0, epochs, random })) {
    console.log(`  epoch ${epoch}: surprise ${surprise.toFixed(4)}`);
    if (best === null || surprise < best.surprise) best = { surprise, network: learner.record(names, counts) };
    kept.keep(round, values.games, { epoch, learned: learner.learned, best });
  }
  if (best === null) throw new RangeError('nothing was learned');
  return best.network;
}

function trained(): NetworkRecord {
  const kept = new TrainingFolder(folder, { names, weights: guide.weights, counts, rounds, units, seed });
  let network: NetworkRecord | null = null;
  for (let round = 0; round < rounds; round++) network = learnedIn(round, network, kept);
  if (network === null) throw new RangeError('nothing was learned');
  return network;
}

/** Compares a network with the weights. Returns whether it surely wins more with this many players. */
function isBetter(network: NetworkRecord, player: string, seats: number): boolean {
  const { games, share, interval } = compared({
    game,
    guide,
    network,
    player,
    seats,
    games: duel,
    seed: `${seed} ${fingerprint({ ...network, players: [] })}`,
    folder,
  });
  const [lower, upper] = interval.map((bound) => (100 * bound).toFixed(1));
  console.log(
    `| ${game.id} | ${seats} | ${player} | ${games} | ${(100 * share).toFixed(1)} % | ${lower} % – ${upper} % | ${(100 / seats).toFixed(1)} % |`,
  );
  return interval[0] > 1 / seats;
}

const file = inRoot(`shared/games/${game.id}/bot/networks.json`);

/** The record as JSON, with a line for each hidden unit. */
function textOf({ hidden, ...others }: NetworkRecord): string {
  const units = hidden.map((unit) => JSON.stringify(unit)).join(',\n');
  return `${JSON.stringify(others).slice(0, -1)},"hidden":[\n${units}\n]}`;
}

/** Saves a network for these numbers of players. Earlier ones keep the numbers that were not learned now. */
function save(network: NetworkRecord, players: readonly number[]): void {
  const earlier = saved.map((each) => ({ ...each, players: each.players.filter((count) => !counts.includes(count)) }));
  const used = [...earlier, { ...network, players }].filter((each) => each.players.length > 0);
  if (used.length === 0 && saved.length === 0) {
    console.log('not saved: the weights play better');
    return;
  }
  writeFileSync(file, `[\n${used.map(textOf).join(',\n')}\n]\n`);
  console.log(`saved in ${file}, which shared/games/${game.id}/bot/index.ts names as the guide's networks`);
}

if (values.check !== undefined) {
  for (const seats of counts) {
    const network = saved.find(({ players }) => players.includes(seats));
    if (network === undefined) console.log(`${game.id} with ${seats}: the weights judge`);
    else isBetter(network, values.check, seats);
  }
} else {
  const network = trained();
  const players = counts.filter((seats) => isBetter(network, 'shopkeeper', seats));
  if (values.dry) console.log('not saved');
  else save(network, players);
}
