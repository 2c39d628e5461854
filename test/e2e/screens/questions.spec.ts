// Every question of every game at every number of players, unanswered and half answered, is not cut off, squeezed,
// covered, out of reach or in another language. The report pictures each fault.
import { expect, test } from '@playwright/test';
import { type GameId, games } from '../../../shared/games/index.ts';
import { faultsOfPosition, type Visit } from '../layout-check/laid.ts';
import { looksOfQuestion, nameOfLook } from '../layout-check/looks.ts';
import { positionsOf } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';
import { barriersOn } from './barriers.ts';
import { foreignWords } from './translations.ts';

const ids = Object.keys(games).filter((id): id is GameId => id in games);

for (const id of ids) {
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    // with two players, questions and board are those of more players; alone, they are others
    const tag = seats === max || seats === 1 ? '@long' : '@night';
    test(`every question of ${id} with ${seats} is in reach, fits and speaks one language`, { tag }, async ({
      page,
    }) => {
      const host = await StandInHost.of(page);
      const found: string[] = [];
      for (const [index, position] of positionsOf(id, seats).entries()) {
        const looks = looksOfQuestion(index, { seats, min, max });
        const visit: Visit = async (look, state, faults) => {
          // roles are the same at any number of players, and most colours and sizes of controls at any question
          const barriers = seats === max && look === looks[0] ? await barriersOn(page, index % 3 !== 0) : [];
          const wrong = [...barriers, ...(await foreignWords(page, look.language))];
          if (wrong.length + faults.length === 0) return [];
          const name = `${position.name}${state} ${nameOfLook(look)}`;
          await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
          return wrong;
        };
        found.push(...(await faultsOfPosition(page, host, position, looks, visit)));
      }
      expect(found).toEqual([]);
    });
  }
}
