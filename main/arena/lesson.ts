import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Option } from '@commander-js/extra-typings';
import { z } from 'zod';
import { games } from '../../shared/games/index.ts';
import { lessonsOf } from '../../shared/games/lessons.ts';
import { inRoot } from '../launch/root.mjs';
import { collected, toolCommand, wholeNumber } from '../launch/tool-command.mjs';
import { type LessonTable, leftToChance, recordLesson } from './lessons/recorder.ts';
import { sourceOf } from './lessons/source.ts';

/**
 * `npm run tool -- lesson`: plays a lesson in the terminal and writes its record.
 * It covers every seat. A number chooses a legal move from the list; "step NAME" starts a step. Input may be piped.
 */

const command = toolCommand('npm run tool -- lesson', 'Plays a lesson for every seat and writes its record.')
  .addOption(new Option('--game <game>', 'the game').choices(Object.keys(games)))
  .option('--id <name>', 'name of the lesson', 'new-lesson')
  .option('--like <lesson>', 'start with the seats, options and decks of this lesson')
  .option('--seats <n>', 'number of players', wholeNumber())
  .option('--option <name=value>', 'an option of the game; repeatable', collected, [])
  .option('--decks <file>', 'JSON file with the top of each deck: { "store": ["bank"], "startPlayer": [0] }')
  .option('--out <file>', 'write the record to this file instead of printing it')
  .parse();
const values = command.opts();
const game = Object.values(games).find(({ id }) => id === values.game) ?? command.error('name a game with --game');
const like = lessonsOf(game.id).find(({ id }) => id === values.like);
if (values.like !== undefined && like === undefined) command.error(`${game.id} has no lesson ${values.like}`);
const chosen = values.option.map((text) => text.split('=', 2));
const table: LessonTable = {
  id: values.id,
  seats: values.seats ?? like?.seats ?? Math.max(2, game.seats.min),
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
for (const line of leftToChance(game, lesson)) console.error(`Add more cards to its decks: ${line}.`);
const text = sourceOf(lesson, readFileSync(inRoot(`shared/games/${game.id}/lessons/first.ts`), 'utf8'));
if (values.out === undefined) console.log(text);
else writeFileSync(values.out, text);
