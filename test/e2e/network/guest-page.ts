import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Settings } from '../../../shared/protocol/messages.ts';
import { expect } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { type Language, saying } from '../words.ts';
import type { JoinDetails } from './join-details.ts';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 1180, height: 820 }, isMobile: true, hasTouch: true },
  computer: { viewport: { width: 1280, height: 720 } },
};

/** The seat a guest takes, and their name. */
interface Seated {
  readonly seat: string;
  readonly name: string;
  readonly device?: keyof typeof devices;
  /** The pace of others' moves; tests about other things skip the playback. */
  readonly pace?: Settings['pace'];
  /** The host's screen, for requests. */
  readonly asked?: Laptop;
  readonly language?: Language;
}

interface Look {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly pace?: Settings['pace'];
}

/** A guest's own device on the network, with a browser new to the host. */
export class GuestPage {
  readonly laptop: Laptop;
  readonly context: BrowserContext;
  readonly broken: string[] = [];

  private constructor(laptop: Laptop, context: BrowserContext) {
    this.laptop = laptop;
    this.context = context;
    laptop.page.on('pageerror', ({ message }) => this.broken.push(message));
  }

  /** A browser at a typed address or a scanned link. */
  static async at(
    browser: Browser,
    address: string,
    device: keyof typeof devices = 'computer',
    { language = 'en', theme = 'light', pace = 'at-once' }: Look = {},
  ): Promise<GuestPage> {
    const context = await browser.newContext({
      ...devices[device],
      reducedMotion: 'reduce',
      colorScheme: theme,
      locale: language,
    });
    // settings that a guest's browser keeps
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('high-street:settings') === null)
        localStorage.setItem('high-street:settings', JSON.stringify({ pace: chosen }));
    }, pace);
    const whole = address.includes('://') ? address : `http://${address}/`;
    const laptop = await Laptop.open(await context.newPage(), whole, language);
    return new GuestPage(laptop, context);
  }

  async secondTab(): Promise<GuestPage> {
    const laptop = await Laptop.open(await this.context.newPage(), this.page.url());
    return new GuestPage(laptop, this.context);
  }

  get page(): Page {
    return this.laptop.page;
  }

  /** Types the code if the link has none, and the name, and joins. */
  async comeIn(name: string, code?: string): Promise<void> {
    const { page, laptop } = this;
    if (code !== undefined) await page.getByLabel(this.laptop.say('network:code.label')).fill(code);
    await page.getByLabel(this.laptop.say('network:door.name')).fill(name);
    await laptop.press(laptop.button(this.laptop.say('network:door.enterAs', { name })));
  }

  /** Takes the seat of that name, or asks for it under another name if the host must agree. */
  async sitDown(seat: string, name: string): Promise<void> {
    const { page, laptop } = this;
    const sheet = page.getByRole('dialog', { name: this.laptop.say('seats:sheet.title') });
    await sheet.waitFor();
    for (const choice of await sheet.getByRole('checkbox').all()) await choice.setChecked(false);
    await sheet.getByRole('checkbox', { name: this.laptop.say('seats:sheet.choose', { name: seat }) }).check();
    await sheet.getByLabel(this.laptop.say('seats:sheet.nameFor', { seat })).fill(name);
    const take = sheet.getByRole('button', { name: saying('seats:sheet.take', 'seats', laptop.language) });
    await laptop.press(
      take.or(sheet.getByRole('button', { name: saying('seats:sheet.ask', 'seats', laptop.language) })),
    );
  }

  /**
   * Opens the address, types the code and the name, and takes the seat: all that a guest does. If the seat has been
   * played, the host is asked and agrees.
   */
  static async seated(
    browser: Browser,
    { address, code }: JoinDetails,
    { seat, name, device, pace = 'at-once', asked, language = 'en' }: Seated,
  ): Promise<GuestPage> {
    const guest = await GuestPage.at(browser, address, device, { pace, language });
    await guest.comeIn(name, code);
    await guest.sitDown(seat, name);
    await asked?.press(asked.button(asked.say('network:wish.grantOf', { name })));
    await expect.poll(() => guest.laptop.wire.table.own).toHaveLength(1);
    return guest;
  }

  /** Reloads the page at any moment; resolves once it has received the table again. */
  async reload(): Promise<void> {
    const received = this.laptop.wire.heard.length;
    await this.page.reload();
    await this.laptop.heardOfTable(received);
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
