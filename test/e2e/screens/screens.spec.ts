// Every screen of the app, each game in another language and colour scheme: accessible, also in forced colours,
// fitting its window, in one language.
import { type GameId, games } from '../../../shared/games/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { expect, test } from '../host.ts';
import { layPlayed } from '../laid-table.ts';
import { unseenInForcedColours } from './forced-colours.ts';
import { faultsOf, type Look, openInLook, titleOf } from './screens-in-reach.ts';
import { tour } from './tour.ts';

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'light', width: 1280, height: 720, textSize: 200 },
  { language: 'es', theme: 'dark', width: 768, height: 1024, textSize: 100 },
  { language: 'fr', theme: 'light', width: 1440, height: 900, textSize: 100 },
];
const ids = Object.keys(games).filter((id): id is GameId => id in games);

for (const [index, game] of ids.entries()) {
  const look = looks[index % looks.length];
  if (look === undefined) continue;
  test(titleOf(`the screens of ${game}`, look), { tag: '@long' }, async ({ browser, dataFolder, openHost }) => {
    layPlayed(dataFolder, ['Ana', 'Bruno', 'Chidi'], { seed: 'screens', laid: { game, options: {} } });
    const host = await openHost();
    const laptop = await openInLook(browser, host.address, look, [
      ['settings.shutter', 'settings.shutters.pressTwice'],
      ['settings.pace', 'settings.paces.step-by-step'],
    ]);
    const found: string[] = [];
    // half of the screens in each test, the others in the next
    let visited = index;
    // the first three looks have all languages and forms: the others show the game's own screens
    const isShort = index >= campaign(3, 3, looks.length);
    await tour(laptop, { game, names: ['Ana', 'Bruno', 'Chidi'], isShort }, async (screen) => {
      visited += 1;
      found.push(...(await faultsOf(laptop.page, screen, look.language, { quick: visited % 2 === 0 })));
      found.push(...(await unseenInForcedColours(laptop.page)).map((fault) => `${screen}: ${fault}`));
    });
    expect(found).toEqual([]);
    await laptop.page.context().close();
  });
}
