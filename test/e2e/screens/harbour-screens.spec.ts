// Every screen of Harbour: in reach of all, fitting its window, in the reader's language.
import { allCharacters, wharfs } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { playMatch } from '../played-match.ts';
import { faultsOf, type Look, openInLook, titleOf } from './screens-in-reach.ts';
import { tour } from './tour.ts';

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'light', width: 1280, height: 720, textSize: 200 },
  { language: 'fr', theme: 'light', width: 768, height: 1024, textSize: 100 },
];
/** The tour meets most kinds of questions in so many moves. */
const moves = 16;

for (const look of looks) {
  test(titleOf('the screens of Harbour', look), async ({ browser, host }) => {
    await playMatch(host.address, ['Ana', 'Bruno', 'Chidi'], { seed: 'screens', laid: wharfs });
    const laptop = await openInLook(browser, host.address, look);
    const { language, width } = look;
    const found: string[] = [];
    const settings = { names: ['Ana', 'Bruno'], table: allCharacters, moves, seed: `${language} ${width}` };
    await tour(laptop, settings, async (screen) => {
      found.push(...(await faultsOf(laptop, screen, language)));
    });
    expect(found).toEqual([]);
    await laptop.page.context().close();
  });
}
