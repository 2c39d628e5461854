// Every question of every game at every number of players, untouched and half answered: nothing is cut, squeezed, covered,
// out of reach or in another language. `node main/launch/run.mjs test/e2e/fit/run.ts --all` shows every look of one question.
import { expect, test } from '@playwright/test';
import { type GameId, games } from '../../../shared/games/index.ts';
import { misfitsOf } from '../fit/laid.ts';
import { looksOfQuestion } from '../fit/looks.ts';
import { positionsOf } from '../fit/positions.ts';
import { StandInHost } from '../fit/stand-in-host.ts';
import { barriersOn } from './barriers.ts';
import { foreignWords } from './translations.ts';

const ids = Object.keys(games).filter((id): id is GameId => id in games);

for (const id of ids) {
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    test(`every question of ${id} with ${seats} is in reach, fits and speaks one language`, { tag: '@long' }, async ({
      page,
    }) => {
      const host = await StandInHost.of(page);
      const found: string[] = [];
      for (const position of positionsOf(id, seats)) {
        const question = position.name.replace(/^.*?: /, '');
        const looks = looksOfQuestion(question, { seats, min, max });
        const [first] = looks;
        const faults = await misfitsOf(page, host, position, looks, async (_, look, state) => {
          // colours and roles are the same at any number of players
          const isAtAnEnd = seats === min || seats === max;
          const barriers = look === first && isAtAnEnd ? await barriersOn(page) : [];
          const foreign = await foreignWords(page, look.language);
          found.push(
            ...[...barriers, ...foreign].map((words) => `${position.name}${state}, ${look.language}: ${words}`),
          );
        });
        found.push(...faults.map(({ position: asked, look, words }) => `${asked}, ${look}: ${words}`));
      }
      expect(found).toEqual([]);
    });
  }
}
