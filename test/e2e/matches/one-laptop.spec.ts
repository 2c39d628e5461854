// A whole match of every game on one laptop, by clicking: no secret leaks and nothing is lost.
import { expect, type RunningHost, test } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { Watch } from '../watch.ts';
import { expectScoring, layMatch, wholeMatches } from './whole-matches.ts';

/** The next player opens the shutter, finds their table and dismisses the recap. Returns true if there was one. */
async function comeToScreen(laptop: Laptop): Promise<boolean> {
  await laptop.openShutterByPressing();
  const { page } = laptop;
  await expect(page.getByRole('main', { name: laptop.say('table.yours') })).toBeVisible();
  const recap = page.getByRole('complementary', { name: laptop.say('rewind:recap.titleYours') });
  if ((await recap.count()) > 0) await expect(recap.getByRole('listitem').first()).toBeVisible();
  return laptop.closeRecap();
}

/** Reloads the page, or kills and restarts the host: the table is unchanged and shows no secrets. */
async function comesBack(laptop: Laptop, how: 'reload' | 'restart', host: RunningHost): Promise<void> {
  const { version, toAct, view } = laptop.wire.table;
  const received = laptop.wire.heard.length;
  if (how === 'restart') await host.restart();
  else await laptop.page.reload();
  if (how === 'reload') await laptop.page.getByRole('main').waitFor();
  await laptop.rest();
  if ((await laptop.screen()) === 'shelf') await laptop.openTheShop();
  await laptop.heardOfTable(received);
  await laptop.handle.or(laptop.counter).first().waitFor();
  expect(laptop.wire.table).toMatchObject({ version, toAct, viewer: 'spectator', view });
}

/** Reviews the first moment and returns to the table. */
async function lookBack(laptop: Laptop): Promise<void> {
  await laptop.press(laptop.button(laptop.say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: laptop.say('rewind:lookBack.open') }));
  const bar = laptop.page.getByRole('group', { name: laptop.say('rewind:lookBack.title') });
  const last = laptop.wire.table.log.from + laptop.wire.table.log.moves.length;
  await laptop.press(bar.getByRole('button', { name: laptop.say('rewind:lookBack.first') }));
  await expect(bar.getByText(laptop.say('rewind:lookBack.at', { position: 0, last }))).toBeVisible();
  await laptop.press(bar.getByRole('button', { name: laptop.say('rewind:lookBack.toTable') }));
  await expect(bar).toHaveCount(0);
}

/** These are played to their end over the network in `npm run test:all`, and on one laptop only at night. */
const nightly: readonly string[] = ['harbour', 'emporium', 'shopping-street'];

for (const { played, game, heading, language = 'en', chooser: chooserOf, atOneLaptop } of wholeMatches) {
  const { names, pace, mustHappen, handOvers, reveals = 0, meets, mustMeet = [], ending } = atOneLaptop;
  test.describe(language, () => {
    test.use({ locale: language });
    test(`${names.length} people play a whole match of ${game.id} by clicking, and no secret leaks`, {
      tag: nightly.includes(game.id) ? '@night' : '@long',
    }, async ({ page, dataFolder, openHost }) => {
      const broken: string[] = [];
      page.on('pageerror', ({ message }) => broken.push(message));
      const table = layMatch(dataFolder, atOneLaptop);
      const host = await openHost();
      const laptop = await openedTable(page, host.address, { pace, shutter: 'pressTwice', language });
      const { wire } = laptop;
      const watch = new Watch(laptop, played.secrets);
      const chooser = chooserOf(laptop, atOneLaptop.hands);
      const done = new Set<string>();
      let [turned, before, choices] = [0, wire.table.inHand, 0];
      /** Returning is tested while some answers are missing, or after a while: sealed things stay sealed. */
      const isTime = (least: number): boolean =>
        choices > least + 12 ||
        (choices > least && wire.table.toAct.length < names.length && wire.table.toAct.length > 1);

      for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
        if (screen === 'reveal') {
          watch.listen();
          turned += 1;
          await laptop.lookTogether();
          continue;
        }
        const { inHand, viewer } = wire.table;
        const isNobodys = viewer === 'spectator';
        if (screen === 'shutter') await watch.atShutter();
        if (isNobodys && !done.has('reload') && isTime(3)) {
          await comesBack(laptop, 'reload', host);
          done.add('reload');
          continue;
        }
        if (isNobodys && !done.has('restart') && isTime(8)) {
          await comesBack(laptop, 'restart', host);
          done.add('restart');
          continue;
        }
        if (screen === 'shutter') {
          if (await comeToScreen(laptop)) done.add('recap');
          await watch.atBoard();
          before = wire.table.inHand;
          continue;
        }
        // where the screen passes on without a shutter, and on a public screen
        if (isNobodys || inHand !== before) await watch.atBoard();
        else watch.listen();
        before = inHand;
        if (viewer === inHand && !done.has('own') && watch.knows(inHand ?? 0))
          await watch.atOwn(inHand ?? 0).then(() => done.add('own'));
        const met = (await meets?.(laptop)) ?? null;
        if (met !== null) done.add(met);
        if (!done.has('look back') && choices > 5) {
          await lookBack(laptop);
          done.add('look back');
        }
        await chooser.move();
        choices += 1;
        if (
          !done.has('undo') &&
          wire.table.inHand === inHand &&
          wire.table.outcome === null &&
          (await laptop.screen()) === 'board' &&
          (await laptop.undoAndRedo())
        )
          done.add('undo');
        expect(wire.refusals).toEqual([]);
      }

      watch.listen();
      expect(mustHappen.filter((type) => !wire.happened.has(type))).toEqual([]);
      const steps = ['reload', 'restart', 'look back', 'own', ...mustMeet];
      expect(steps.filter((step) => !done.has(step))).toEqual([]);
      expect(turned).toBeGreaterThanOrEqual(reveals);
      expect(watch.handOvers).toBeGreaterThanOrEqual(handOvers);
      expect(watch.searches).toBeGreaterThan(0);
      expectAsKept(wire, game, await keptMatch(dataFolder, table, game));
      expect(wire.table.outcome?.ending).toBe(ending);
      await expectScoring(laptop, heading);
      expect(broken).toEqual([]);
      const seen = [...done].join(', ');
      console.log(
        `${choices} choices, ${watch.handOvers} hand-overs, ${watch.searches} searches, ${turned} reveals: ${seen}`,
      );
    });
  });
}
