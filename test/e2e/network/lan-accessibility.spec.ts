// Every network screen: accessible, fitting its window, in the reader's language.
import { expect, test } from '../host.ts';
import { faultsOf, type Look, openInLook, titleOf } from '../screens/screens-in-reach.ts';
import { networkTour } from './network-tour.ts';

const looks: readonly (Look & { readonly device: 'phone' | 'computer' })[] = [
  { language: 'en', theme: 'light', device: 'phone', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', device: 'phone', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'light', device: 'computer', width: 1280, height: 720, textSize: 200 },
];

for (const [index, look] of looks.entries()) {
  test(titleOf(`the screens of the network, a ${look.device},`, look), { tag: '@long' }, async ({ browser, host }) => {
    const laptop = await openInLook(browser, host.address, look);
    const found: string[] = [];
    // half of the screens in each test, the others in the next
    let visited = index;
    await networkTour(laptop, { browser, ...look }, async (page, screen) => {
      visited += 1;
      found.push(...(await faultsOf(page, screen, look.language, { quick: visited % 2 === 0 })));
    });
    expect(found).toEqual([]);
    await laptop.page.context().close();
  });
}
