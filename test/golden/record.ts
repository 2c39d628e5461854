import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  type AnyMove,
  Match,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
  see,
} from '../../shared/engine/index.ts';
import { type AnyGame, gameOf } from '../../shared/games/index.ts';
import { playthrough, type Recording, recordingIn } from './playthrough.ts';
import { type RequiredRecording, requiredRecordings } from './required.ts';

/**
 * `npm run golden`: writes the recorded matches again from their own moves, after a change of the rules that was meant,
 * and plays a new one where a required match is missing. Look at the difference before committing it.
 */

/** Moves that a shopkeeper with plain habits prefers, by type; of several kinds on offer the first named is taken. */
const habits = ['open-store', 'buy-from-hand', 'drop-out', 'stock', 'sell', 'pay', 'buy-points'];
/** Of these the last on offer is the largest. */
const theMoreTheBetter = new Set(['bid-quantity', 'take-points', 'supply-market', 'take-free']);
const leftForTheMonth = 8;

/** A shopkeeper's choice: no debt, full shelves, full orders, points for whatever money is left over. */
function shopkeeperChoice(legal: readonly AnyMove[], random: RandomWords, money: number): AnyMove {
  const withoutDebt = legal.filter((move) => typeof move.tokens !== 'number' || move.tokens === 0);
  const choices = withoutDebt.length > 0 ? withoutDebt : legal.slice(0, 1);
  const purchases = choices.filter((move) => move.type === 'buy-points');
  if (purchases.length > 0) {
    const affordable = Math.floor((money - leftForTheMonth) / 4);
    return (
      purchases[Math.min(affordable, purchases.length) - 1] ??
      choices.find(({ type }) => type === 'done') ??
      pick(random, choices)
    );
  }
  const bids = choices.filter((move) => move.type === 'bid-price');
  const dearBids = bids.slice(Math.floor(bids.length / 2));
  if (bids.length > 0) return bids.length > 14 ? pick(random, bids.slice(0, 4)) : pick(random, dearBids);
  const largest = choices.filter(({ type }) => theMoreTheBetter.has(type)).at(-1);
  if (largest !== undefined) return largest;
  for (const habit of habits) {
    const preferred = choices.filter(({ type }) => type === habit);
    if (preferred.length > 0) return pick(random, preferred);
  }
  const quiet = choices.filter(({ type }) => type !== 'open-auction' && type !== 'close-store');
  return pick(random, quiet.length > 0 ? quiet : choices);
}

const purses = z.object({ players: z.array(z.object({ money: z.number().nullable() })) });

/** Money of the seat whose view it is; 0 in a game without any. */
function ownMoney(view: unknown, seat: Seat): number {
  const read = purses.safeParse(view);
  return read.success ? (read.data.players[seat]?.money ?? 0) : 0;
}

function attemptMatch(game: AnyGame, seats: number, options: Options, seed: string, keen: boolean): Recording {
  const match = Match.start(game, { seats, options, seed });
  const random = randomFromSeed(`golden ${seed}`);
  const moves: Recording['moves'][number][] = [];
  for (let acting = game.toAct(match.state); acting.length > 0; acting = game.toAct(match.state)) {
    const seat = pick(random, acting);
    const legal = game.legalMoves(match.state, seat);
    const move = keen
      ? shopkeeperChoice(legal, random, ownMoney(see(game.hiding, match.state, seat), seat))
      : pick(random, legal);
    match.play(seat, move);
    moves.push({ seat, move });
  }
  return { game: game.id, seats, options, seed, moves };
}

function newRecording(game: AnyGame, { seats, ending }: RequiredRecording): Recording {
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const options = Object.fromEntries(
      game.options.map((option) => [option.id, option.values[attempt % option.values.length] ?? '']),
    );
    const recording = attemptMatch(game, seats, options, `golden/${attempt}`, attempt % 4 < 3);
    const match = Match.start(game, recording);
    for (const { seat, move } of recording.moves) match.play(seat, move);
    if (game.outcome(match.state)?.ending === ending) return recording;
  }
  throw new Error(`found no match of ${game.id} for ${seats} that ends by ${ending}`);
}

for (const required of requiredRecordings()) {
  const game = gameOf(required.game);
  if (game === undefined) throw new Error(`no game ${required.game}`);
  const file = fileURLToPath(new URL(required.file, import.meta.url));
  const recording = existsSync(file) ? recordingIn(readFileSync(file, 'utf8')) : newRecording(game, required);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, playthrough(game, recording));
  console.log(`${required.file}: ${recording.moves.length} moves`);
}
