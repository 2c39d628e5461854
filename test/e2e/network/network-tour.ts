import type { Browser, Page } from '@playwright/test';
import { readyMade } from '../games/new-table.ts';
import type { Laptop } from '../laptop.ts';
import type { Language } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

interface TourSettings {
  readonly browser: Browser;
  readonly device: 'phone' | 'computer';
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** In percent, on both devices. */
  readonly textSize: number;
}

/** A well-formed but wrong code. */
const wrongCode = '22222';

/**
 * Shows every network screen once and calls `visit` at each: on the host's laptop, which must be at the home screen,
 * and on a guest's device that joins, asks for a seat and plays.
 */
export async function networkTour(
  laptop: Laptop,
  { browser, device, language, theme, textSize }: TourSettings,
  visit: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  const { page } = laptop;
  const hostPage = new HostPage(laptop);
  const { sheet } = hostPage;
  const pressIn = (name: string) => laptop.press(sheet.getByRole('button', { name, exact: true }));

  await visit(page, 'street');
  await laptop.press(laptop.button(laptop.say('network:nearby.look')));
  await visit(page, 'street-looking');
  await laptop.setUpForNetwork();
  await visit(page, 'new-game-for-the-network');
  await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('network:shelf.openEvening')));
  await visit(page, 'a-table-for-the-evening');
  await laptop.closeDialog();

  await laptop.startGame(['Ana', 'Bruno', 'Chidi'], readyMade);
  await hostPage.openSheet();
  await visit(page, 'not-yet-hosted');
  const { address } = await hostPage.host('ask');
  for (const name of ['Bruno', 'Chidi']) await hostPage.handSeat(name, laptop.say('network:seats.toFree'));
  await visit(page, 'hosted');
  await laptop.press(sheet.getByRole('group').first());
  await visit(page, 'network-and-port');
  await pressIn(laptop.say('network:doctor.title'));
  const doctor = page.getByRole('dialog', { name: laptop.say('network:doctor.title') });
  await doctor.getByText(laptop.say('doctor:examination.port'), { exact: true }).waitFor();
  await doctor.getByRole('button', { name: laptop.say('doctor:again') }).waitFor();
  await visit(page, 'doctor');
  await laptop.closeDialog();
  await hostPage.openSheet();
  const { code } = await hostPage.joinDetails();

  const guest = await GuestPage.at(browser, address, device, { language, theme });
  if (textSize !== 100) await guest.laptop.setTextSize(textSize);
  await visit(guest.page, 'door');
  await guest.comeIn('Dolores', code === wrongCode ? '33333' : wrongCode);
  await visit(guest.page, 'door-wrong-code');
  await guest.comeIn('Dolores', code);
  await guest.page.getByRole('dialog', { name: laptop.say('seats:sheet.title') }).waitFor();
  await visit(guest.page, 'seats');
  await guest.sitDown('Bruno', 'Dolores');
  await visit(guest.page, 'seats-asked');
  await visit(page, 'hosted-with-a-wish');
  await laptop.press(
    hostPage.seat('Chidi').getByRole('button', { name: laptop.say('network:seats.handOnOf', { name: 'Chidi' }) }),
  );
  await laptop.press(sheet.getByRole('button', { name: laptop.say('network:guests.removeOf', { name: 'Dolores' }) }));
  await visit(page, 'handing-a-seat-on');
  await pressIn(laptop.say('network:guests.keep'));
  await hostPage.closeSheet();
  await visit(page, 'wish-at-the-table');
  await laptop.press(laptop.button(laptop.say('network:wish.grantOf', { name: 'Dolores' })));
  await guest.page.getByRole('main', { name: laptop.say('table.yours') }).waitFor();
  await guest.laptop.rest();
  await visit(guest.page, 'guest-at-the-board');
  await visit(page, 'board-with-a-free-seat');

  await hostPage.shareBoard();
  await visit(page, 'shared-board');
  await guest.laptop.press(guest.laptop.button(guest.laptop.say('company:react.open')));
  await visit(guest.page, 'reactions');
  await guest.laptop.closeDialog();

  for (const each of [laptop, guest.laptop]) {
    await each.press(each.button(each.say('tools.menu')));
    await each.press(each.button(each.say('lobby:table.menu')));
  }
  await visit(page, 'lobby-with-no-game-chosen');
  await laptop.press(
    laptop.button(laptop.say('lobby:proposals.chooseThis', { game: laptop.say('games.shopping-street') })),
  );
  await guest.page.getByRole('heading', { name: laptop.say('games.shopping-street') }).waitFor();
  await visit(page, 'lobby');
  await visit(guest.page, 'lobby-of-a-guest');
  await laptop.press(laptop.button(laptop.say('company:sheet.title')));
  await visit(page, 'who-leads');
  await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('lobby:chairs.seatBot')).first());
  await visit(page, 'a-bot-sits-down');
  await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('lobby:chairs.change', { name: 'Dolores' })));
  await visit(page, 'a-chair');
  await laptop.closeDialog();
  await laptop.press(laptop.button(laptop.say('lobby:wayIn.more')));
  await visit(page, 'the-door');
  await laptop.closeDialog();

  const television = await GuestPage.at(browser, address, device, { language, theme });
  if (textSize !== 100) await television.laptop.setTextSize(textSize);
  await television.page.getByLabel(laptop.say('network:code.label')).fill(code);
  await television.laptop.press(television.laptop.button(laptop.say('network:door.television')));
  await television.page.evaluate(() => document.exitFullscreen());
  await television.laptop.rest();
  await television.laptop.press(television.laptop.button(laptop.say('tools.menu')));
  await television.laptop.press(television.laptop.button(laptop.say('lobby:table.menu')));
  await visit(television.page, 'television');
  for (const each of [television, guest]) await each.close();
}
