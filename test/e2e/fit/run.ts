// node main/launch/run.mjs test/e2e/fit/run.ts [--game ID] [--seats N] [--asked TEXT] [--size 1280x720] [--language fr]
// [--text 200] [--all] [--pictures FOLDER]: lays questions in the built page and says what does not fit.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type GameId, games } from '../../../shared/games/index.ts';
import { findChromium } from '../../harness/chromium.mjs';
import { type Misfit, misfitsOf, type Visit } from './laid.ts';
import { allLooks, coveringLooks, type FitLook, nameOfLook } from './looks.ts';
import { positionsOf } from './positions.ts';
import { StandInHost } from './stand-in-host.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    asked: { type: 'string' },
    size: { type: 'string' },
    language: { type: 'string' },
    text: { type: 'string' },
    all: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});

function isWanted({ width, height, language, textSize }: FitLook): boolean {
  return (
    (values.size === undefined || values.size === `${width}x${height}`) &&
    (values.language === undefined || values.language === language) &&
    (values.text === undefined || values.text === String(textSize))
  );
}

const ids = Object.keys(games).filter((id): id is GameId => values.game === undefined || values.game === id);
if (ids.length === 0) {
  console.error(`There is no game "${values.game}"; there are ${Object.keys(games).join(', ')}.`);
  process.exit(2);
}
const named = values.size !== undefined || values.language !== undefined || values.text !== undefined;
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
const page = await browser.newPage();
const host = await StandInHost.of(page);
const found: Misfit[] = [];
let layouts = 0;
const began = performance.now();
try {
  if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
  for (const id of ids) {
    const { min, max } = games[id].seats;
    for (let seats = min; seats <= max; seats++) {
      if (values.seats !== undefined && values.seats !== String(seats)) continue;
      const positions = positionsOf(id, seats).filter(({ name }) => name.includes(values.asked ?? ''));
      for (const [turn, position] of positions.entries()) {
        const looks = (named || values.all ? allLooks : coveringLooks(turn)).filter(isWanted);
        const show: Visit = async (_, look, state) => {
          layouts += 1;
          if (values.pictures === undefined) return;
          const name = `${position.name}${state} ${nameOfLook(look)}`.replaceAll(/[^\p{L}\d-]+/gu, '-');
          await page.screenshot({ path: path.join(values.pictures, `${name}.png`) });
        };
        found.push(...(await misfitsOf(page, host, position, looks, show, looks)));
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stderr.write(`${id} ${seats}: ${positions.length} questions; ${layouts} layouts in ${seconds} s\n`);
    }
  }
} finally {
  await browser.close();
}

/** Each fault once, with the places where it was found. */
const places = new Map<string, Misfit[]>();
for (const misfit of found) places.set(misfit.words, [...(places.get(misfit.words) ?? []), misfit]);
for (const [words, all] of [...places].toSorted(([, one], [, other]) => other.length - one.length)) {
  const [first] = all;
  process.stdout.write(
    `${all.length} × ${words}\n    ${first?.position} · ${[...new Set(all.map(({ look }) => look))].join(' · ')}\n`,
  );
}
process.stdout.write(`${layouts} layouts, ${found.length} faults, ${places.size} different.\n`);
process.exitCode = found.length === 0 ? 0 : 1;
