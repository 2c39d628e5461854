// Mercado de Lisboa round one laptop, by clicking, with money in everybody's own purse until the scoring.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { endingsNext } from '../../../shared/games/mercado-de-lisboa/ending.ts';
import { MercadoChooser } from '../games/mercado-de-lisboa/chooser.ts';
import { marketOf } from '../games/mercado-de-lisboa/market-pieces.ts';
import { mercadoSecrets } from '../games/mercado-de-lisboa/secrets.ts';
import { hiddenMarket } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { Watch } from '../watch.ts';
import { say } from '../words.ts';
import { expectScores, winnersOf } from './ending.ts';
import { comeToScreen, reloadPage, restartHost } from './hand-over.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games['mercado-de-lisboa'];
/** After so many rounds of business everybody takes a coin, and the match is over. */
const busyRounds = 5;
/** All that has to be met in the match before the test has shown anything. */
const mustHappen = [
  'stand-opened',
  'tile-taken',
  'restaurant-taken',
  'restaurant-opened',
  'customers-brought',
  'customers-came',
  'coin-taken',
  'seat-scored',
  'match-ended',
];

test('three people play a whole match of Mercado de Lisboa by clicking, and nobody looks into the purse of another', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const table = layTable(dataFolder, names, hiddenMarket, 'market 1538');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice' });

  const watch = new Watch(laptop, mercadoSecrets);
  const chooser = new MercadoChooser(laptop, 'three stallholders', ({ round }) =>
    round > busyRounds ? 'coins' : 'money',
  );
  const done = { undo: false, recap: false, reload: false, restart: false, ownPurse: false, announced: false };
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    if (screen === 'shutter') {
      await watch.atShutter();
      if (await comeToScreen(laptop, names)) done.recap = true;
      await watch.atBoard();
      continue;
    }
    const { inHand } = laptop.wire.table;
    const market = marketOf(laptop.wire.table.view);
    if (market.round > 2 && !done.reload) {
      await reloadPage(laptop);
      done.reload = true;
      continue;
    }
    if (market.round > 3 && !done.restart) {
      await restartHost(laptop, host);
      done.restart = true;
      continue;
    }
    if (!done.ownPurse) done.ownPurse = await watch.atOwn(inHand ?? 0);
    if (endingsNext(market).includes('coins')) {
      await expect(page.getByText(say('mercado-de-lisboa:next.coins')).first()).toBeVisible();
      done.announced = true;
    }
    await chooser.move();
    if (!done.undo && laptop.wire.table.inHand === inHand) done.undo = await laptop.undoAndRedo();
    expect(laptop.wire.refusals).toEqual([]);
  }

  watch.listen();
  const { happened } = laptop.wire;
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  expect(done).toEqual({ undo: true, recap: true, reload: true, restart: true, ownPurse: true, announced: true });
  expect(watch.handOvers).toBeGreaterThan(15);
  expect(watch.searches).toBeGreaterThan(4);

  const { outcome, log } = laptop.wire.table;
  const match = await keptMatch(dataFolder, table, game);
  expectAsKept(laptop.wire, game, match);
  expect(outcome?.ending).toBe('coins');
  const [winner = ''] = winnersOf(laptop, names);
  await expect(page.getByRole('heading', { name: say('mercado-roll:ledger.winner', { names: winner }) })).toBeVisible();
  await expectScores(laptop);
  expect(broken).toEqual([]);
  console.log(`${log.from + log.moves.length} moves, ${watch.handOvers} hand-overs, ${watch.searches} searches`);
});
