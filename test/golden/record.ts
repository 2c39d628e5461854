import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { toolCommand } from '../../main/launch/tool-command.mjs';
import { combination, IllegalMove, Match, type Options, pick, randomFromSeed, see } from '../../shared/engine/index.ts';
import { type AnyGame, gameOf, games } from '../../shared/games/index.ts';
import { chance } from './habits/chance.ts';
import type { Habit } from './habits/habit.ts';
import { habitsFor } from './habits/index.ts';
import { playthrough, type Recording, recordingIn } from './playthrough.ts';
import { type RequiredRecording, requiredRecordings } from './required.ts';

/**
 * `npm run tool -- golden`: rewrites the recorded matches from their own moves after an intended change of the rules.
 * It plays a new one if a required match is missing or its moves no longer reach its end, such as after another
 * shuffle. Review the difference before committing it.
 */

function attemptMatch(game: AnyGame, seats: number, options: Options, seed: string, habit: Habit): Recording {
  const match = Match.start(game, { seats, options, seed });
  const random = randomFromSeed(`golden ${seed}`);
  const moves: Recording['moves'][number][] = [];
  for (let acting = game.toAct(match.state); acting.length > 0; acting = game.toAct(match.state)) {
    const seat = pick(random, acting);
    const legal = game.legalMoves(match.state, seat);
    const move = habit({ legal, random, seat, view: see(game.hiding, match.state, seat) });
    match.play(seat, move);
    moves.push({ seat, move });
  }
  return { game: game.id, seats, options, seed, moves };
}

function habitOf(habits: readonly Habit[], attempt: number): Habit {
  return habits[attempt % habits.length] ?? chance;
}

/** True if the text of a match contains the required parts. */
function isAsRequired(text: string, { ending, shows }: RequiredRecording): boolean {
  return [`outcome {"ending":"${ending}"`, ...shows].every((part) => text.includes(part));
}

/** The recorded match under today's rules; null if there is none or its moves lead elsewhere. */
function replayed(game: AnyGame, required: RequiredRecording, file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const text = playthrough(game, recordingIn(readFileSync(file, 'utf8')));
    return isAsRequired(text, required) ? text : null;
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}

/** A match with the required parts. Throws Error if none is found. */
function newMatch(game: AnyGame, required: RequiredRecording): string {
  const { seats, ending } = required;
  const habits = habitsFor(game.id, ending);
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const options = combination(game.options, seats, attempt + seats);
    const recording = attemptMatch(game, seats, options, `golden/${attempt}`, habitOf(habits, attempt));
    const text = playthrough(game, recording);
    if (isAsRequired(text, required)) return text;
  }
  throw new Error(`found no match of ${game.id} for ${seats} that ends by ${ending}`);
}

const asked = toolCommand(
  'npm run tool -- golden',
  'Records the matches under test/golden again after an intended change of the rules: from their own moves, or anew.',
)
  .addOption(new Option('--game <game>', 'only the matches of this game').choices(Object.keys(games)))
  .parse()
  .opts();
const wanted = requiredRecordings().filter(({ game }) => asked.game === undefined || game === asked.game);

for (const required of wanted) {
  const game = gameOf(required.game);
  if (game === undefined) throw new Error(`no game ${required.game}`);
  const file = fileURLToPath(new URL(required.file, import.meta.url));
  const again = replayed(game, required, file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, again ?? newMatch(game, required));
  console.log(`${required.file}: ${again === null ? 'another match' : 'from its own moves'}`);
}
