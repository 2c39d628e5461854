// Harbour for one: nobody to pass the screen to.
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { harbourViewOf } from '../games/harbour/view.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';

/** Plays to the end; no shutter ever comes down. */
async function playAlone(laptop: Laptop, seed: string): Promise<void> {
  const chooser = new HarbourChooser(laptop, seed);
  let undone = false;
  for (let screen = await laptop.screen(); screen !== 'ledger'; screen = await laptop.screen()) {
    expect(screen).toBe('board');
    await chooser.move();
    if (!undone && laptop.wire.table.outcome === null) undone = await laptop.undoAndRedo();
  }
  expect(undone).toBe(true);
  expect(laptop.wire.refusals).toEqual([]);
}

test('somebody plays alone for four buildings in twenty turns, leaves in between and comes back', async ({
  page,
  host,
}) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.startGame(['Ana'], {
    game: 'harbour',
    options: { boards: 'characters', goods: 'choose', alone: 'twenty-turns' },
  });
  const chooser = new HarbourChooser(laptop, 'alone');
  while (harbourViewOf(laptop.wire.table).turnsTaken < 2) await chooser.move();
  await laptop.press(laptop.button(say('tools.menu')));
  await laptop.press(laptop.dialog.getByRole('button', { name: say('tools.leave') }));
  const { version } = laptop.wire.table;
  await laptop.openTheShop();
  expect(laptop.wire.table).toMatchObject({ version, own: [0], inHand: 0, next: null });
  // nobody else has done anything to tell of
  await expect(laptop.button(say('recap.close'))).toHaveCount(0);

  await playAlone(laptop, 'twenty turns');
  const { outcome } = laptop.wire.table;
  const { turnsTaken, players } = harbourViewOf(laptop.wire.table);
  expect(outcome?.alone?.won).toBe(outcome?.ending === 'fourth-building');
  expect(turnsTaken).toBeLessThanOrEqual(20);
  expect(players).toHaveLength(1);
  const heading =
    outcome?.alone?.won === true ? saying('harbour-roll:ledger.won-as') : new RegExp(say('harbour-roll:ledger.lost'));
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('somebody plays against the practice opponent to the end', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.startGame(['Ana'], {
    game: 'harbour',
    options: {
      boards: 'all-characters',
      goods: 'choose',
      'bonus-cards': 'yes',
      'inland-traders': 'yes',
      alone: 'practice-opponent',
    },
  });
  await playAlone(laptop, 'practice');
  const { outcome } = laptop.wire.table;
  expect(outcome?.ending).toBe('fourth-building');
  const { practice } = harbourViewOf(laptop.wire.table);
  expect(practice?.buildings.length).toBeGreaterThan(0);
  const heading = outcome?.alone?.won === true ? saying('harbour-roll:ledger.won') : say('harbour-roll:ledger.lost');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: say('harbour-roll:ledger.practice') }).first()).toBeVisible();
});
