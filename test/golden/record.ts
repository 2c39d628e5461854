import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyMove,
  Match,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
} from '../../shared/engine/index.ts';
import { type AnyGame, gameOf } from '../../shared/games/index.ts';
import { playthrough, type Recording, recordingIn } from './playthrough.ts';
import { type RequiredRecording, requiredRecordings } from './required.ts';

/**
 * `npm run golden`: writes the recorded matches again from their own moves, after a change of the rules that was meant,
 * and plays a new one where a required match is missing. Look at the difference before committing it.
 */

/** Random play that is eager for points, so that matches end in every way within reach. */
function eagerChoice(legal: readonly AnyMove[], random: RandomWords, eager: boolean): AnyMove {
  const purchases = legal.filter((move) => move.type === 'buy-points');
  const dearest = purchases.at(-1);
  if (eager && dearest !== undefined) return dearest;
  const thrifty = legal.filter((move) => typeof move.tokens !== 'number' || move.tokens === 0);
  return pick(random, thrifty.length > 0 ? thrifty : legal);
}

function attemptMatch(game: AnyGame, seats: number, options: Options, seed: string, eager: boolean): Recording {
  const match = Match.start(game, { seats, options, seed });
  const random = randomFromSeed(`golden ${seed}`);
  const moves: Recording['moves'][number][] = [];
  for (let acting = game.toAct(match.state); acting.length > 0; acting = game.toAct(match.state)) {
    const seat = pick(random, acting);
    const move = eagerChoice(game.legalMoves(match.state, seat), random, eager);
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
