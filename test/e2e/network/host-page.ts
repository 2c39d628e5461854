import { expect, type Locator, type Page } from '@playwright/test';
import { readyMade } from '../games/new-table.ts';
import { Laptop } from '../laptop.ts';
import { type JoinDetails, joinDetailsOn } from './join-details.ts';

/** The host's screen: its network features, by buttons and fields. */
export class HostPage {
  readonly laptop: Laptop;

  constructor(laptop: Laptop) {
    this.laptop = laptop;
  }

  /** The screen of a host at this address, with these people in a first match and no playback. */
  static async ofMatch(page: Page, address: string, names: readonly string[]): Promise<HostPage> {
    const laptop = await Laptop.open(page, address);
    await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
    await laptop.startGame(names, readyMade);
    return new HostPage(laptop);
  }

  get sheet(): Locator {
    return this.laptop.page.getByRole('dialog', { name: this.laptop.say('network:hosting.title') });
  }

  /** Opens the hosting sheet, from the lowered shutter or the menu of the table. */
  async openSheet(): Promise<void> {
    const { laptop } = this;
    if ((await this.sheet.count()) > 0) return;
    if ((await laptop.screen()) !== 'shutter') await laptop.press(laptop.button(this.laptop.say('tools.menu')));
    await laptop.press(laptop.button(this.laptop.say('seats:menu.network')));
  }

  async closeSheet(): Promise<void> {
    await this.laptop.press(this.sheet.getByRole('button', { name: this.laptop.say('network:hosting.toTable') }));
  }

  /** Puts the table on the network. The sheet must be open, and stays open. */
  async host(door: 'open' | 'ask' = 'open'): Promise<JoinDetails> {
    const { laptop, sheet } = this;
    if (door === 'ask') await sheet.getByRole('radio', { name: this.laptop.say('network:hosting.doors.ask') }).check();
    await laptop.press(sheet.getByRole('button', { name: this.laptop.say('network:hosting.host') }));
    return this.joinDetails();
  }

  /** Puts the table on the network with these free seats, and closes the sheet. */
  async hostFor(...names: readonly string[]): Promise<JoinDetails> {
    await this.openSheet();
    const joinDetails = await this.host();
    for (const name of names) await this.handSeat(name, this.laptop.say('network:seats.toFree'));
    await this.closeSheet();
    return joinDetails;
  }

  /** Makes the screen of a hosted table the big screen. */
  async shareBoard(): Promise<void> {
    await this.openSheet();
    const shared = this.sheet.getByRole('switch', { name: this.laptop.say('network:sharedBoard.title') });
    await this.laptop.press(shared);
    await expect(shared).toBeChecked();
    await this.closeSheet();
    expect(this.laptop.wire.table).toMatchObject({ own: [], viewer: 'spectator', legal: [] });
  }

  joinDetails(): Promise<JoinDetails> {
    return joinDetailsOn(this.sheet, this.laptop.language);
  }

  /** Hands a seat to this device, to a guest's, or to the first to come. */
  async handSeat(name: string, to: string): Promise<void> {
    const row = this.seat(name);
    await this.laptop.press(row.getByRole('button', { name: this.laptop.say('network:seats.handOnOf', { name }) }));
    await this.laptop.press(row.getByRole('button', { name: to }));
  }

  /** The row of a seat in the sheet, by its player's name. */
  seat(name: string): Locator {
    const seats = this.sheet.getByRole('region', { name: this.laptop.say('network:seats.title') });
    const handOn = this.laptop.button(this.laptop.say('network:seats.handOnOf', { name }));
    return seats.getByRole('listitem').filter({ has: handOn });
  }
}
