import { expect, type Locator, type Page } from '@playwright/test';
import type { NewTable } from './games/new-table.ts';
import { Wire } from './wire.ts';
import { type Language, say, saying } from './words.ts';

export type Screen = 'shelf' | 'reveal' | 'shutter' | 'board' | 'ledger';

/** How long the page may take to come to rest after a press, in milliseconds. */
const restLimit = 60_000;

/** Where the table plays back events, and where the closing ceremony is. */
const playbackPlace = '.playback, .closing';
/** Where things revealed to all are shown until a press; in a room with a television, no press is needed. */
const turnedPlace = '.playback[data-step="turned"]:has(.counter-actions)';

/** The shared laptop: a page of the host, used as people use it. */
export class Laptop {
  readonly page: Page;
  readonly wire: Wire;
  readonly language: Language;

  private constructor(page: Page, wire: Wire, language: Language) {
    this.page = page;
    this.wire = wire;
    this.language = language;
  }

  /** Opens the page at the home screen, or at its address. */
  static async open(page: Page, address: string, language: Language = 'en'): Promise<Laptop> {
    const laptop = new Laptop(page, Wire.ofSockets(page), language);
    await page.goto(address);
    await laptop.#isThere();
    return laptop;
  }

  static async inWindow(page: Page, language: Language = 'en'): Promise<Laptop> {
    const laptop = new Laptop(page, await Wire.ofBridge(page), language);
    await laptop.#isThere();
    return laptop;
  }

  async #isThere(): Promise<void> {
    await this.page.locator('main:not(.opening)').waitFor();
    await this.rest();
  }

  say(key: string, facts: Readonly<Record<string, string | number>> = {}): string {
    return say(key, facts, this.language);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  get counter(): Locator {
    return this.page.getByRole('region', { name: this.say('table.counter') });
  }

  /** A piece by its name on the page, such as `card:lucky-hat`, on the board or in a list. */
  piece(name: string): Locator {
    return this.page.locator(`main [data-piece="${name}"]`).filter({ visible: true }).first();
  }

  /** A button of the counter by its action, such as `patron`. */
  action(name: string): Locator {
    return this.counter.locator(`[data-action="${name}"]:not([aria-disabled=true])`).first();
  }

  get handle(): Locator {
    return this.page.getByRole('button', { name: this.#wordsOfHandle });
  }

  get #wordsOfHandle(): RegExp {
    const words = ['shutter.hold', 'shutter.pressTwice'].map((key) => saying(key, 'shell', this.language).source);
    return new RegExp(words.join('|'));
  }

  /** The name plate of the player who is asked publicly; they hold it to see their own things. */
  get plate(): Locator {
    const words = ['asked.hold', 'asked.pressTwice'].map((key) => saying(key, 'shell', this.language).source);
    return this.counter.getByRole('button', { name: new RegExp(words.join('|').replaceAll('^', '')) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The playback at the table, including the closing ceremony, or without the reveals. */
  get playback(): Locator {
    return this.page.locator(playbackPlace);
  }

  /** Things revealed to all, during playback. */
  get turnedOver(): Locator {
    return this.page.locator(turnedPlace);
  }

  /** Skips the moves of others and keeps the reveals. Returns true if there were any. */
  async passPlayback(): Promise<boolean> {
    let passed = false;
    for (; (await this.playback.count()) > 0 && (await this.turnedOver.count()) === 0; passed = true)
      await this.page.keyboard.press('ArrowRight');
    return passed;
  }

  /** Waits until every request is answered and drawn, and presses reach their target. */
  async rest(): Promise<void> {
    const end = Date.now() + restLimit;
    for (;;) {
      // one press may play several moves, each after the answer to the one before. Any message received while
      // waiting for all of them may have been that answer
      const received = this.wire.heard.length;
      await this.wire.askedAll();
      // presses are ignored until the new player at the screen has seen that it is their turn, and take effect once painted
      const { opened, playback } = await this.page.evaluate(
        async ({ limit, place }) => {
          const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
          const opens = () => document.querySelector('.opening, :not(body)[data-pressed]') !== null;
          const began = performance.now();
          await nextFrame();
          await nextFrame();
          const isNew = opens();
          while (opens() && performance.now() - began < limit) await nextFrame();
          return { opened: isNew, playback: document.querySelector(place) !== null };
        },
        { limit: restLimit, place: playbackPlace },
      );
      const passed = playback && (await this.passPlayback());
      if (!opened && !passed && this.wire.isQuiet && this.wire.heard.length === received) return;
      if (Date.now() > end) throw new Error('The page still waits for an answer of its host.');
    }
  }

  /**
   * Waits until the page has received and drawn the table after this many messages. What it shows does not prove a
   * connection.
   */
  async heardOfTable(after: number): Promise<void> {
    const hasTable = () => this.wire.heard.slice(after).some(({ type }) => type === 'table');
    await expect.poll(hasTable, { timeout: restLimit }).toBe(true);
    await this.rest();
  }

  /** Waits until presses reach their target, as a new player at the screen does. */
  async #takesPresses(): Promise<void> {
    await this.page.locator('.opening').waitFor({ state: 'detached' });
  }

  /** Presses once the screen accepts presses, and waits for the answer. */
  async press(what: Locator): Promise<void> {
    await this.#takesPresses();
    await what.click();
    await this.rest();
  }

  /** Presses a drawn piece near its top, and a fanned card at its left, which the next card leaves free. */
  async pressPiece(what: Locator): Promise<void> {
    await this.#takesPresses();
    const box = await what.boundingBox();
    const isInFan = await what.evaluate((element) => element.closest('[class*=fan]') !== null);
    const position = box === null ? null : { x: isInFan ? 10 : box.width / 2, y: Math.min(24, box.height / 2) };
    await what.click(position === null ? {} : { position });
    await this.rest();
  }

  /** Chooses in the settings sheet, from the home screen or the table's menu. */
  async settle(...choices: readonly (readonly [title: string, choice: string])[]): Promise<void> {
    if ((await this.screen()) === 'board') await this.press(this.button(this.say('tools.menu')));
    await this.press(this.button(this.say('settings.title')).last());
    for (const [title, choice] of choices) {
      const group = this.page.getByRole('group', { name: this.say(title), exact: true });
      await group.getByRole('radio', { name: this.say(choice), exact: true }).check();
      await this.rest();
    }
    await this.press(this.button(this.say('settings.done')));
  }

  /** Sets the text size in percent with the slider of the settings sheet, from the home screen. */
  async setTextSize(percent: number): Promise<void> {
    await this.press(this.button(this.say('settings.title')));
    const slider = this.dialog.getByRole('slider', { name: this.say('settings.textSize') });
    const wanted = this.say('settings.percent', { percent });
    await slider.press('Home');
    while ((await slider.getAttribute('aria-valuetext')) !== wanted) await slider.press('ArrowRight');
    await this.rest();
    await this.press(this.button(this.say('settings.done')));
  }

  /** Closes the topmost layer with its cross; a notice in it has its own, further down. */
  async closeDialog(): Promise<void> {
    await this.press(this.dialog.getByRole('button', { name: this.say('close') }).first());
  }

  /** Opens the first table of the library. */
  async openTheShop(): Promise<void> {
    await this.press(this.button(saying('shelf.openTheShop', 'shell', this.language)));
  }

  /** Creates a table through the dialog: the game, the players in order, and its options. */
  async startGame(names: readonly string[], { game, options }: NewTable): Promise<void> {
    await this.press(this.button(this.say('shelf.roundThisDevice')));
    const choose = async (group: string, value: string): Promise<void> => {
      const choices = this.dialog.getByRole('group', { name: group, exact: true });
      await choices.getByRole('radio', { name: value, exact: true }).check();
    };
    await choose(this.say('newGame.which'), this.say(`games.${game}`));
    await choose(this.say('newGame.howMany'), this.say('newGame.players', { count: names.length }));
    for (const [index, name] of names.entries()) {
      await this.dialog.getByLabel(this.say('newGame.nameOf', { number: index + 1 })).fill(name);
    }
    if (Object.keys(options).length > 0) await this.openMoreSettings();
    for (const [option, value] of Object.entries(options)) {
      const words = `options.${game}.${option}`;
      await choose(this.say(`${words}.title`), this.say(`${words}.values.${value}`));
    }
    await this.press(this.dialog.getByRole('button', { name: this.say('newGame.start') }));
    // a player without secrets has the screen from the start
    await this.handle.or(this.counter).first().waitFor();
  }

  async openMoreSettings(): Promise<void> {
    await this.dialog.getByText(this.say('lobby:setUp.more'), { exact: true }).click();
  }

  /** Opens the dialog of a new game that others join over the network. */
  async setUpForNetwork(): Promise<void> {
    await this.press(this.button(this.say('shelf.roundThisDevice')));
    await this.openMoreSettings();
    await this.dialog.getByRole('radio', { name: this.say('network:newGame.overNetwork'), exact: true }).check();
  }

  async screen(): Promise<Screen> {
    // after a playback another player may be at the screen, and presses are ignored for a moment
    if ((await this.#atOneLook()).playback) await this.rest();
    const { handle, turned, turnBack, counter } = await this.#atOneLook();
    if (handle) return 'shutter';
    if (turned) return 'reveal';
    if (turnBack) return 'ledger';
    if (!counter) return 'shelf';
    // the table stays visible for a moment before the shutter comes down, without a question
    const { inHand, next, own } = this.wire.table;
    if (inHand !== null || next === null || !own.includes(next)) return 'board';
    await this.handle
      .or(this.turnedOver)
      .or(this.button(this.say('ledger.turnBack')))
      .first()
      .waitFor();
    return this.screen();
  }

  /**
   * What distinguishes the screens. It is read after every press; five separate queries would take five times as long.
   */
  #atOneLook() {
    const handle = this.#wordsOfHandle.source;
    const words = { handle, turnBack: this.say('ledger.turnBack'), counter: this.say('table.counter') };
    const places = { playbackPlace, turnedPlace };
    return this.page.evaluate(
      ({ handle, turnBack, counter, playbackPlace, turnedPlace }) => {
        const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
        const isThere = (selector: string) => document.querySelector(selector) !== null;
        return {
          playback: isThere(playbackPlace),
          turned: isThere(turnedPlace),
          handle: buttons.some((name) => new RegExp(handle).test(name)),
          turnBack: buttons.includes(turnBack),
          counter: isThere(`section[aria-label="${counter}"]`),
        };
      },
      { ...words, ...places },
    );
  }

  /** The seat that the shutter or the public table asks for. */
  get askedSeat(): number {
    const { next, inHand } = this.wire.table;
    return next ?? inHand ?? 0;
  }

  /**
   * Opens the shutter as a person does: presses the handle and holds it until the table appears. On a public screen the
   * handle is the name plate of the player asked.
   */
  async openShutter(): Promise<void> {
    const handle = this.handle.or(this.plate);
    const place = await handle.boundingBox();
    if (place === null) throw new Error('There is no handle to hold.');
    await this.page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await this.page.mouse.down();
    await handle.waitFor({ state: 'detached' });
    await this.page.mouse.up();
    await this.rest();
  }

  /** The player asked on a public screen reveals their own things. */
  async seeOwn(): Promise<void> {
    if ((await this.plate.count()) === 0) return;
    const words = new RegExp(saying('asked.pressTwice', 'shell', this.language).source.replaceAll('^', ''));
    if ((await this.counter.getByRole('button', { name: words }).count()) > 0) await this.openShutterByPressing();
    else await this.openShutter();
  }

  /** Opens the shutter without holding, if so set: two presses on the handle. */
  async openShutterByPressing(): Promise<void> {
    const pressed = (key: string): RegExp => new RegExp(saying(key, 'shell', this.language).source.replaceAll('^', ''));
    const handle = this.button(saying('shutter.pressTwice', 'shell', this.language)).or(this.plate);
    const again = this.button(pressed('shutter.pressAgain'));
    // a press at the end of a playback belongs to it: a player who sees no effect presses again
    await expect(async () => {
      if ((await again.count()) === 0) await handle.click();
      await expect(again).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await again.click();
    await this.rest();
  }

  /** Dismisses the recap since the active player last looked. Returns true if there was one. */
  async closeRecap(): Promise<boolean> {
    const close = this.button(this.say('rewind:recap.close'));
    if ((await close.count()) === 0) return false;
    await this.press(close);
    return true;
  }

  /** Continues after a reveal, which also continues by itself after a while. */
  async lookTogether(): Promise<void> {
    if ((await this.turnedOver.count()) > 0) await this.page.keyboard.press('ArrowRight');
    await this.rest();
  }

  /** Dismisses all reveals until this can be pressed. */
  async lookThroughTo(what: Locator): Promise<void> {
    let end = Date.now() + restLimit;
    for (;;) {
      if ((await this.turnedOver.count()) > 0) end = Date.now() + restLimit;
      else if ((await what.count()) > 0) return;
      if (Date.now() > end) throw new Error('What is waited for has not come after all that was turned over.');
      await this.lookTogether();
    }
  }

  /** Undoes the last choice and redoes it, leaving the table unchanged. False if there is nothing to undo. */
  async undoAndRedo(): Promise<boolean> {
    const undo = this.page.getByRole('button', { name: this.say('tools.undo'), exact: true, disabled: false });
    if ((await undo.count()) === 0) return false;
    const before = JSON.stringify(this.wire.table.view);
    await this.press(undo);
    expect(JSON.stringify(this.wire.table.view)).not.toBe(before);
    await this.press(this.button(this.say('tools.redo')));
    expect(JSON.stringify(this.wire.table.view)).toBe(before);
    return true;
  }
}
