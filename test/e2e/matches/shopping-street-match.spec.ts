// Shopping Street round one laptop, in French, by clicking: what a hand holds stays in it until it is laid out or played.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { usualStreet } from '../games/new-table.ts';
import { StreetChooser } from '../games/shopping-street/chooser.ts';
import { shoppingStreetSecrets } from '../games/shopping-street/secrets.ts';
import { moveByMove, streetOf, tradesInTurn } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { Watch } from '../watch.ts';
import { expectScores } from './ending.ts';
import { comeToScreen, reloadPage, restartHost } from './hand-over.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games['shopping-street'];
/** So many shops are open when the three sit down: the twelfth makes the round the last. */
const shopsBefore = 9;
/** At every other hand-over the page is searched; what it is told is read at each. */
const searchesEvery = 2;
/** All that has to be met in the rest of the match before the test has shown anything. */
const mustHappen = [
  'cards-asked',
  'offers-revealed',
  'proposal-declined',
  'cards-exchanged',
  'display-bought',
  'shop-opened',
  'shop-improved',
  'dice-rolled',
  'cards-drawn',
  'thief-appeared',
  'discards-sealed',
  'hands-robbed',
  'last-round',
  'match-ended',
];

test.use({ locale: 'fr' });

test('three people play Shopping Street to its end by clicking, in French, and nobody learns what another holds', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const table = layTable(dataFolder, names, usualStreet, 'street 3 13');
  playLaid(
    dataFolder,
    table,
    moveByMove(tradesInTurn, ({ street }, question) => question === 'turn' && street.length >= shopsBefore),
  );
  const host = await openHost();
  const laptop = await openedTable(page, host.address, {
    pace: 'step-by-step',
    shutter: 'pressTwice',
    language: 'fr',
  });

  const watch = new Watch(laptop, shoppingStreetSecrets);
  const chooser = new StreetChooser(laptop);
  const done = { standing: false, reload: false, restart: false, ownHand: false, reveals: 0, shutters: 0 };
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    const { toAct, inHand } = laptop.wire.table;
    const { question, players, street } = streetOf(laptop.wire.table.view);
    if (screen === 'reveal') {
      watch.listen();
      done.reveals += 1;
      await laptop.lookTogether();
      continue;
    }
    if (screen === 'shutter') {
      const isSearched = done.shutters % searchesEvery === 0;
      done.shutters += 1;
      if (isSearched) await watch.atShutter();
      // while some have answered and others have not: what is sealed stays so
      const someSealed = question?.type === 'lay' && players.some(({ hasAnswered }) => hasAnswered);
      if (someSealed && !done.reload) {
        await reloadPage(laptop);
        done.reload = true;
        continue;
      }
      if (question?.type === 'rob' && toAct.length < 3 && !done.restart) {
        await restartHost(laptop, host);
        done.restart = true;
        continue;
      }
      await comeToScreen(laptop, names);
      if (isSearched) await watch.atBoard();
      else watch.listen();
      continue;
    }
    // where everybody looks on, nothing of anybody may lie on the page
    if (laptop.wire.table.viewer === 'spectator') await watch.atBoard();
    else watch.listen();
    if (laptop.wire.table.viewer === inHand && !done.ownHand) done.ownHand = await watch.atOwn(inHand ?? 0);
    await chooser.move();
    expect(laptop.wire.refusals).toEqual([]);
    const isOpened = streetOf(laptop.wire.table.view).street.length > street.length;
    if (!isOpened || (await laptop.screen()) !== 'board' || laptop.wire.table.inHand !== inHand) continue;
    // everybody has seen the cards of the hand that lie in the new shop now
    const beyond = page.getByRole('button', { name: laptop.say('rewind.open'), exact: true });
    await expect(beyond).toBeVisible();
    expect(laptop.wire.table.undo).toBe(false);
    done.standing = true;
  }

  watch.listen();
  const { happened } = laptop.wire;
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  expect(done).toMatchObject({ standing: true, reload: true, restart: true, ownHand: true });
  expect(done.reveals).toBeGreaterThan(2);
  expect(watch.handOvers).toBeGreaterThan(3);
  expect(watch.searches).toBeGreaterThan(50);

  const match = await keptMatch(dataFolder, table, game);
  const { outcome, log } = laptop.wire.table;
  expectAsKept(laptop.wire, game, match);
  expect(outcome?.ending).toBe('shops');
  await expectScores(laptop);
  expect(broken).toEqual([]);
  console.log(`${log.from + log.moves.length} moves, ${done.shutters} hand-overs, ${watch.searches} searches`);
});
