import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { games } from '../../shared/games/index.ts';
import { lessonsOf } from '../../shared/games/lessons.ts';
import { inRoot } from '../launch/root.mjs';
import { type LessonTable, leftToChance, recordLesson } from './lessons/recorder.ts';
import { sourceOf } from './lessons/source.ts';

/**
 * `npm run tool -- lesson`: plays a lesson in the terminal, for every seat, and writes its record. Moves are chosen by their
 * numbers in the list of legal ones; “step NAME” marks where a step begins. What is typed may be piped in.
 */

const usage = `npm run tool -- lesson --game GAME [options]
Plays a lesson for every seat and writes its record.

  --game GAME           ${Object.keys(games).join(', ')}
  --id NAME             name of the lesson (new-lesson)
  --like LESSON         begin with the seats, options and decks of this lesson
  --seats N             number of players
  --option NAME=VALUE   an option of the game; may be given several times
  --decks FILE          JSON file with the top of each deck: { "store": ["bank"], "startPlayer": [0] }
  --out FILE            write the record there instead of printing it
  --help                print this and exit`;

/** Ends the program with what is wrong with its arguments. */
function refuse(why: string): never {
  console.error(`npm run tool -- lesson: ${why}`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    id: { type: 'string', default: 'new-lesson' },
    like: { type: 'string' },
    seats: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    decks: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const game = Object.values(games).find(({ id }) => id === values.game) ?? refuse('say which --game; --help lists them');
const like = lessonsOf(game.id).find(({ id }) => id === values.like);
if (values.like !== undefined && like === undefined) refuse(`${game.id} has no lesson ${values.like}`);
const chosen = values.option.map((text) => text.split('=', 2));
const table: LessonTable = {
  id: values.id,
  seats: values.seats === undefined ? (like?.seats ?? Math.max(2, game.seats.min)) : Number(values.seats),
  options: { ...like?.options, ...Object.fromEntries(chosen) },
  decks:
    values.decks === undefined
      ? (like?.decks ?? {})
      : z
          .record(z.string(), z.array(z.union([z.string(), z.number()])))
          .parse(JSON.parse(readFileSync(values.decks, 'utf8'))),
};
const typed = createInterface({ input: process.stdin });
const lesson = await recordLesson(game, table, typed, (line) => console.error(line));
typed.close();
for (const line of leftToChance(game, lesson)) console.error(`Name more cards in its decks: ${line}.`);
const text = sourceOf(lesson, readFileSync(inRoot(`shared/games/${game.id}/lessons/first.ts`), 'utf8'));
if (values.out === undefined) console.log(text);
else writeFileSync(values.out, text);
