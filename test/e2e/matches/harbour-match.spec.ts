// Harbour round one laptop, by clicking, from the first choice to the final scoring.
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { harbourSecrets } from '../games/harbour/secrets.ts';
import { harbourViewOf } from '../games/harbour/view.ts';
import { allCharacters } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import type { Laptop } from '../laptop.ts';
import { openedTable } from '../opened-table.ts';
import { Watch } from '../watch.ts';
import { say } from '../words.ts';
import { expectScores, winnersOf } from './ending.ts';
import { comeToScreen } from './hand-over.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** The seat that is dealt the Noble, who looks at two cards of the deck. */
const noble = 2;
/** All that has to be met in the match before the test has shown anything. */
const mustHappen = [
  'character-kept',
  'deck-looked-at',
  'building-taken',
  'pawn-moved',
  'goods-gained',
  'goods-shipped',
  'building-bought',
  'market-changed',
  'last-turns-began',
  'seat-scored',
  'match-ended',
];
/** Looks back to the move before the last and returns to the table. */
async function lookBack(laptop: Laptop): Promise<void> {
  await laptop.press(laptop.button(say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: say('lookBack.open') }));
  const bar = laptop.page.getByRole('group', { name: say('lookBack.title') });
  const last = laptop.wire.table.log.from + laptop.wire.table.log.moves.length;
  await laptop.press(bar.getByRole('button', { name: say('lookBack.first') }));
  await expect(bar.getByText(say('lookBack.at', { position: 0, last }))).toBeVisible();
  await laptop.press(bar.getByRole('button', { name: say('lookBack.toTable') }));
  await expect(bar).toHaveCount(0);
}

/** Loads the page again in the middle of a turn: the table is there again, as it was. */
async function reload(laptop: Laptop): Promise<void> {
  const { version, toAct } = laptop.wire.table;
  await laptop.page.reload();
  await laptop.page.getByRole('main').waitFor();
  await laptop.rest();
  if ((await laptop.screen()) === 'shelf') await laptop.openTheShop();
  await laptop.handle.or(laptop.counter).first().waitFor();
  expect(laptop.wire.table).toMatchObject({ version, toAct });
}

test('three people play a whole match of Harbour with all characters, and nobody learns what the Noble saw', async ({
  page,
  dataFolder,
  openHost,
}) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  layTable(dataFolder, names, allCharacters, 'the Noble looks 28');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice' });

  const watch = new Watch(laptop, harbourSecrets);
  const chooser = new HarbourChooser(laptop, 'three merchants', 'noble');
  const done = { undo: false, recap: false, lookBack: false, reload: false, ownSecret: false };
  let last: number | null = null;
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    if (screen === 'shutter') {
      await watch.atShutter();
      if (await comeToScreen(laptop, names)) done.recap = true;
      continue;
    }
    const { inHand } = laptop.wire.table;
    const { turnsTaken } = harbourViewOf(laptop.wire.table);
    // what the Noble saw is gone with him, whether a shutter came down or the screen went straight on
    if (inHand !== last && (last === noble || inHand === noble)) await watch.atBoard();
    last = inHand;
    if (inHand === noble && !done.ownSecret) done.ownSecret = await watch.atOwn(noble);
    if (!done.lookBack && turnsTaken > 6) {
      await lookBack(laptop);
      done.lookBack = true;
    }
    if (!done.reload && turnsTaken > 12) {
      await reload(laptop);
      done.reload = true;
      last = null;
      continue;
    }
    await chooser.move();
    if (!done.undo && turnsTaken > 2 && laptop.wire.table.inHand === inHand) done.undo = await laptop.undoAndRedo();
    expect(laptop.wire.refusals).toEqual([]);
  }

  watch.listen();
  const { outcome, log } = laptop.wire.table;
  const { happened } = laptop.wire;
  expect(mustHappen.filter((type) => !happened.has(type))).toEqual([]);
  expect(done).toEqual({ undo: true, recap: true, lookBack: true, reload: true, ownSecret: true });
  expect(outcome?.ending).toBe('fourth-building');
  const [winner = ''] = winnersOf(laptop, names);
  await expect(page.getByRole('heading', { name: say('harbour-roll:ledger.winner', { names: winner }) })).toBeVisible();
  await expectScores(laptop);
  expect(broken).toEqual([]);
  console.log(`${log.from + log.moves.length} moves, ${watch.handOvers} hand-overs`);
});
