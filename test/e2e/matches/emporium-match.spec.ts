// Emporium round one laptop, by clicking: what is chosen behind the screen stays there until all is turned over.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { EmporiumChooser } from '../games/emporium/chooser.ts';
import { emporiumSecrets } from '../games/emporium/secrets.ts';
import { shopOf } from '../games/emporium/shop-pieces.ts';
import { manyVotes } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { contentsOf, foundOnPage } from '../secrets.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { Watch } from '../watch.ts';
import { say, saying } from '../words.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games.emporium;
/** All that has to be met in the match before the test has shown anything. */
const mustHappen = [
  'choice-sealed',
  'choices-revealed',
  'item-sold',
  'sale-failed',
  'monster-beaten',
  'leather-drawn',
  'item-upgraded',
  'vote-sealed',
  'votes-revealed',
  'hero-banished',
  'marker-passed',
  'seat-scored',
  'match-ended',
];

test('three people play a whole match of Emporium by clicking, and nobody learns what another holds, chooses or marks', async ({
  page,
  dataFolder,
  openHost,
}) => {
  test.setTimeout(240_000);
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const table = layTable(dataFolder, names, manyVotes, 'emporium 3 5');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(
    ['settings.motion', 'settings.motions.off'],
    ['settings.pace', 'settings.paces.step-by-step'],
    ['settings.shutter', 'settings.shutters.pressTwice'],
  );
  await laptop.press(laptop.button(saying('shelf.openTheShop')));

  const watch = new Watch(laptop, emporiumSecrets);
  const chooser = new EmporiumChooser(laptop, 'three shopkeepers');
  const done = { undo: false, recap: false, reload: false, restart: false, ownHand: false, choices: 0, votes: 0 };
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    const { version, toAct, inHand } = laptop.wire.table;
    const { round, question, players } = shopOf(laptop.wire.table.view);
    if (screen === 'reveal') {
      watch.listen();
      const turned = laptop.wire.table.log.moves.flatMap(({ events }) => events.map(({ type }) => type));
      done[turned.findLast((type) => type.endsWith('-revealed')) === 'votes-revealed' ? 'votes' : 'choices'] += 1;
      await laptop.lookTogether();
      continue;
    }
    if (screen === 'shutter') {
      await watch.atShutter();
      const someSealed = players.some(({ choice }) => choice.made);
      // in the middle of a round of choices: what is sealed stays so
      if (round === 2 && question?.type === 'choose' && someSealed && !done.reload) {
        await page.reload();
        await page.getByRole('main').waitFor();
        await laptop.rest();
        if ((await laptop.screen()) === 'shelf') await laptop.press(laptop.button(saying('shelf.openTheShop')));
        await laptop.handle.waitFor();
        expect(laptop.wire.table).toMatchObject({ version, toAct, inHand: null });
        done.reload = true;
        continue;
      }
      if (round === 3 && question?.type === 'choose' && someSealed && !done.restart) {
        const told = laptop.wire.heard.length;
        await host.restart();
        await laptop.heardOfTable(told);
        await laptop.handle.waitFor();
        expect(laptop.wire.table).toMatchObject({ version, toAct, inHand: null, viewer: 'spectator' });
        expect(shopOf(laptop.wire.table.view).players.map(({ choice }) => choice)).toEqual(
          players.map(({ choice }) => choice),
        );
        done.restart = true;
        continue;
      }
      const name = names[laptop.askedSeat] ?? '';
      await laptop.openShutterByPressing();
      await expect(page.getByRole('main', { name: say('table.of', { name }) })).toBeVisible();
      const recap = page.getByRole('complementary', { name: say('recap.title', { name }) });
      if ((await recap.count()) > 0) {
        await laptop.closeRecap();
        done.recap = true;
      }
      await watch.atBoard();
      continue;
    }
    const own = watch.of(inHand ?? 0);
    if (own.lasting.length > 0 && !done.ownHand) {
      // on one's own screen it is to be found: the search would find it elsewhere
      expect(foundOnPage(await contentsOf(page), [own])).not.toEqual([]);
      done.ownHand = true;
    }
    await chooser.move();
    if (!done.undo && laptop.wire.table.inHand === inHand) done.undo = await laptop.undoAndRedo();
    expect(laptop.wire.refusals).toEqual([]);
  }

  watch.listen();
  const { happened } = laptop.wire;
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  expect(done).toMatchObject({ undo: true, recap: true, reload: true, restart: true, ownHand: true });
  const { outcome, log, view } = laptop.wire.table;
  expect(done.choices).toBe(shopOf(view).round);
  expect(done.votes).toBeGreaterThan(3);
  expect(watch.handOvers).toBeGreaterThan(25);
  expect(watch.searches).toBeGreaterThan(100);

  const match = await keptMatch(dataFolder, table, game);
  expectAsKept(laptop.wire, game, match);
  expect(outcome?.ending).toBe('heroes');
  for (const score of outcome?.scores ?? []) {
    await expect(page.getByRole('table').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
  expect(broken).toEqual([]);
  console.log(`${log.from + log.moves.length} moves, ${watch.handOvers} hand-overs, ${watch.searches} searches`);
});
