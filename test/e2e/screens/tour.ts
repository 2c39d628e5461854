import { type GameId, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import { expect } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { HostPage } from '../network/host-page.ts';
import { saying } from '../words.ts';

type Visit = (screen: string) => Promise<void>;

/** Enough moves to meet a shutter, a recap and a playback wherever a game has them. */
const moves = 8;

/** The home screen, its sheets and the house book. Ends at the home screen. */
async function showCommon(laptop: Laptop, show: Visit): Promise<void> {
  const { page, dialog } = laptop;
  await show('shelf');
  for (const sheet of ['rules', 'credits', 'settings']) {
    await laptop.press(laptop.button(laptop.say(`${sheet}.title`)));
    await show(sheet);
    await laptop.closeDialog();
  }
  await laptop.press(laptop.button(laptop.say('settings.title')));
  await laptop.press(laptop.button(laptop.say('lobby:people.title')));
  await laptop.press(laptop.button(laptop.say('people:add')));
  await dialog.locator('summary').click();
  await show('people of the house');
  await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('home.houseBook')).first());
  for (const [part, way] of [
    ['.book-people', page.locator('.book-tab').last()],
    ['.book-games', laptop.button(laptop.say('book:allMatches'))],
    ['.book-filter', laptop.button(laptop.say('book:back'))],
  ] as const) {
    await expect(page.locator(part)).toBeVisible();
    await show(`house book ${part}`);
    await laptop.press(way);
  }
}

interface TourSettings {
  readonly game: GameId;
  readonly names: readonly string[];
  /** Leaves out the screens that are the same for all games. */
  readonly isShort: boolean;
}

/**
 * Shows every screen of the app once and calls `visit` at each: the home screen with its sheets, a finished match that
 * must be in the library, a new game for some moves, the references at its table, and the big screen.
 */
export async function tour(laptop: Laptop, { game, names, isShort }: TourSettings, visit: Visit): Promise<void> {
  const { page, dialog } = laptop;
  const seen = new Set<string>();
  const show = async (screen: string): Promise<void> => {
    if (seen.has(screen)) return;
    seen.add(screen);
    // during a long search on a busy machine a page may lose its connection for a moment, and says so over everything
    const notice = page.locator('.banner.notice').getByRole('button', { name: laptop.say('close') });
    while ((await notice.count()) > 0) await laptop.press(notice.first());
    // hovered pieces are raised and have a tooltip
    await page.mouse.move(0, 0);
    await laptop.rest();
    await visit(screen);
  };
  const menu = (): Promise<void> => laptop.press(laptop.button(laptop.say('tools.menu')));

  if (!isShort) await showCommon(laptop, show);
  await laptop.press(laptop.button(laptop.say('shelf.open.over')));
  await show('ledger');
  await laptop.press(laptop.button(laptop.say('ledger.turnBack')));
  await show('looking back');
  await laptop.press(laptop.button(laptop.say('rewind:lookBack.toLedger')));
  await laptop.press(laptop.button(laptop.say('tools.leave')));
  await laptop.press(laptop.button(laptop.say('shelf.roundThisDevice')));
  await dialog.getByRole('radio', { name: laptop.say(`games.${game}`), exact: true }).check();
  for (const count of [games[game].seats.max, games[game].seats.min]) {
    await dialog.getByRole('radio', { name: laptop.say('newGame.players', { count }), exact: true }).check();
    await show(`a new game for ${count}`);
  }
  await laptop.closeDialog();

  await laptop.startGame(names, { game, options: {} });
  const chooser = playedGames[game].chooser(laptop, 'tour');
  for (let made = 0; made < moves; ) {
    const screen = await laptop.screen();
    if (screen === 'shutter') {
      await show('shutter');
      await laptop.openShutterByPressing();
      if ((await laptop.button(laptop.say('rewind:recap.close')).count()) > 0) await show('recap');
      await laptop.closeRecap();
    } else if (screen === 'reveal') {
      await show('reveal');
      await laptop.lookTogether();
    } else {
      await chooser.move();
      made += 1;
    }
  }

  while ((await laptop.screen()) !== 'board') {
    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    else await laptop.openShutterByPressing();
  }
  await laptop.closeRecap();
  const log = page.getByRole('list', { name: laptop.say('log.title') });
  const folded = (await log.count()) === 0;
  if (folded) await laptop.press(page.getByRole('button', { name: laptop.say('log.title'), exact: true }).first());
  await expect(log.getByRole('listitem').last()).toBeInViewport();
  const line = log.getByRole('button', { expanded: false });
  if ((await line.count()) > 0) {
    // on its mark: a term in it would open its meaning
    await line.last().click({ position: { x: 8, y: 8 } });
    await show('breakdown');
  }
  if (folded) await laptop.closeDialog();
  await menu();
  await show('table menu');
  await laptop.press(dialog.getByRole('button', { name: saying('rewind:glimpse.open', 'shell', laptop.language) }));
  const other = names.find((_, seat) => seat !== laptop.wire.table.inHand) ?? '';
  const sign = dialog.getByRole('button', { name: new RegExp(other) });
  if ((await sign.count()) > 0) await laptop.press(sign);
  await show('glimpse');
  await laptop.closeDialog();
  const hostPage = new HostPage(laptop);
  await hostPage.hostFor();
  await hostPage.shareBoard();
  await show('board for all');
}
