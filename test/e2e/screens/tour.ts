import { showingOnce, type Visit } from '../games/game-tour.ts';
import { playedGames } from '../games/index.ts';
import type { NewTable } from '../games/new-table.ts';
import type { Laptop } from '../laptop.ts';
import { saying } from '../words.ts';

interface TourSettings {
  /** Who sits at the new table. */
  readonly names: readonly string[];
  readonly table: NewTable;
  /** Moves to play at the new table; each kind of question is shown once. */
  readonly moves: number;
  readonly seed: string;
}

/**
 * Shows every screen of the app once and calls `visit` at each: the street with its sheets, a finished match that must lie
 * on the shelf, and a new game for so many moves.
 */
export async function tour(laptop: Laptop, settings: TourSettings, visit: Visit): Promise<void> {
  const { page } = laptop;
  const saysAs = (key: string): RegExp => saying(key, 'shell', laptop.language);
  const { show } = showingOnce(visit);

  await show('shelf');
  for (const sheet of ['rules', 'credits', 'settings']) {
    await laptop.press(laptop.button(laptop.say(`${sheet}.title`)));
    await show(sheet);
    await laptop.closeDialog();
  }
  await laptop.press(laptop.button(laptop.say('shelf.open.over')));
  await show('ledger');
  await laptop.press(laptop.button(laptop.say('ledger.turnBack')));
  await show('looking-back');
  await laptop.press(laptop.button(laptop.say('lookBack.toLedger')));
  await laptop.press(laptop.button(laptop.say('tools.leave')));
  await laptop.press(laptop.button(laptop.say('shelf.roundThisDevice')));
  const which = laptop.dialog.getByRole('radio', { name: laptop.say(`games.${settings.table.game}`), exact: true });
  await which.check();
  await show('new-game');
  await laptop.closeDialog();

  await laptop.startGame(settings.names, settings.table);
  const played = playedGames[settings.table.game];
  const chooser = played.chooser(laptop, settings.seed);
  for (let moves = 0; moves < settings.moves; ) {
    const screen = await laptop.screen();
    if (screen === 'ledger') break;
    if (screen === 'shutter') {
      await show('shutter');
      await laptop.openShutter();
      if ((await laptop.button(laptop.say('recap.close')).count()) > 0) await show('recap');
      await laptop.closeRecap();
    } else if (screen === 'reveal') {
      const turned = laptop.wire.table.log.moves.flatMap(({ events }) => events.map(({ type }) => type));
      await show(turned.findLast((type) => /reveal|piles/.test(type)) ?? 'reveal');
      await laptop.lookTogether();
    } else {
      await show(`asks-${played.asked(laptop.wire.table)}`);
      await chooser.move();
      moves += 1;
    }
  }

  if ((await laptop.screen()) === 'shutter') await laptop.openShutter();
  if ((await laptop.screen()) === 'reveal') return;
  await laptop.closeRecap();
  const rollSheet = page.getByRole('button', { name: laptop.say('roll.title'), exact: true });
  const folded = (await page.getByRole('list', { name: laptop.say('roll.title') }).count()) === 0;
  if (folded) await laptop.press(rollSheet.first());
  const line = page.getByRole('list', { name: laptop.say('roll.title') }).getByRole('button', { expanded: false });
  if ((await line.count()) > 0) {
    // on its mark: a word of the game's own in it would open its meaning
    await line.last().click({ position: { x: 8, y: 8 } });
    await show('reckoning');
  }
  if (folded) await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('tools.menu')));
  await show('table-menu');
  await laptop.press(laptop.dialog.getByRole('button', { name: saysAs('glimpse.open') }));
  await show('glimpse');
  await laptop.closeDialog();
}
