// Every screen about bots: accessible, fitting its window, in the reader's language.
import { openMarket } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layPlayed } from '../laid-table.ts';
import { faultsOf, type Look, openInLook, titleOf } from './screens-in-reach.ts';

const looks: readonly Look[] = [
  { language: 'es', theme: 'dark', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'light', width: 390, height: 844, textSize: 100 },
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 200 },
];

for (const seen of looks) {
  const tag = seen.language === 'fr' ? [] : '@night';
  test(titleOf('the screens about bots', seen), { tag }, async ({ browser, dataFolder, openHost }) => {
    layPlayed(dataFolder, ['Ana', 'Bruno', 'Chidi'], { seed: 'read again', laid: openMarket });
    const host = await openHost();
    const laptop = await openInLook(browser, host.address, seen);
    const { dialog, page } = laptop;
    const found: string[] = [];
    const look = async (screen: string, isSlip = false): Promise<void> => {
      await laptop.rest();
      found.push(...(await faultsOf(page, screen, seen.language, { isSlip })));
    };

    await laptop.press(laptop.button(laptop.say('bots:shelf.alone')));
    await look('a new table with bots');
    await dialog
      .getByRole('group', { name: laptop.say('newGame.which') })
      .getByRole('radio', { name: laptop.say('games.mercado-de-lisboa') })
      .check();
    await dialog.getByLabel(laptop.say('newGame.nameOf', { number: 1 })).fill('Ana');
    await laptop.press(dialog.getByRole('button', { name: laptop.say('newGame.start') }));
    await expect.poll(() => laptop.wire.table.legal.length).toBeGreaterThan(0);
    // the bots' first moves are played back; a press at the end of a playback belongs to it
    await laptop.rest();
    await laptop.press(laptop.button(laptop.say('bots:hint.ask')));
    await page.getByRole('button', { name: laptop.say('bots:hint.play'), exact: true }).waitFor();
    await look('a hint', true);
    await page.keyboard.press('Escape');
    await laptop.press(laptop.button(laptop.say('tools.menu')));
    await laptop.press(dialog.getByRole('button', { name: laptop.say('tools.leave') }));

    await look('the shelf with a match against bots');
    await laptop.press(laptop.button(laptop.say('shelf.open.over')));
    await look('the ledger');
    await laptop.button(laptop.say('bots:coach.open')).click();
    // the coach analyses as many choices as needed, however fast the machine
    await laptop.button(laptop.say('bots:coach.playOnHere')).first().waitFor({ timeout: 120_000 });
    await look('the coach');
    await laptop.press(laptop.button(laptop.say('bots:coach.playOnHere')).first());
    await look('playing on');
    await laptop.closeDialog();
    await laptop.press(laptop.button(laptop.say('bots:coach.see')).first());
    await look('a moment that mattered');
    await laptop.press(laptop.button(laptop.say('bots:coach.back')));
    await laptop.press(laptop.button(laptop.say('rewind:lookBack.toLedger')));
    await laptop.button(laptop.say('ledger.turnBack')).waitFor();
    expect(found).toEqual([]);
    await page.context().close();
  });
}
