import { expect, type Locator, type Page } from '@playwright/test';
import type { NewTable } from './games/new-table.ts';
import { Wire } from './wire.ts';
import { type Language, say, saying } from './words.ts';

/** What the screen shows: one of them at a time. */
export type Screen = 'shelf' | 'reveal' | 'shutter' | 'board' | 'ledger';

/** The longest the page may take to come to rest after a press, in milliseconds. */
const restLimit = 60_000;

/** Where what happened is told on the table, and where the closing ceremony is. */
const storyPlace = '.story, .closing';
/** Where what was turned over for all lies while it is told. */
const turnedPlace = '.story[data-beat="turned"]';

/** The laptop that people pass round: a page at the host, used as people use it. */
export class Laptop {
  readonly page: Page;
  readonly wire: Wire;
  readonly language: Language;

  private constructor(page: Page, wire: Wire, language: Language) {
    this.page = page;
    this.wire = wire;
    this.language = language;
  }

  /** Opens the page at the street, or wherever its address leads. */
  static async open(page: Page, address: string, language: Language = 'en'): Promise<Laptop> {
    const laptop = new Laptop(page, Wire.ofSockets(page), language);
    await page.goto(address);
    await laptop.#isThere();
    return laptop;
  }

  /** The page of an app window that is open already. */
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

  /** A piece by the name that the page gives it, such as `card:lucky-hat`, drawn or in a list. */
  piece(name: string): Locator {
    return this.page.locator(`main [data-piece="${name}"]`).filter({ visible: true }).first();
  }

  /** A button of the counter by what it does, such as `patron`. */
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

  /** The sign of whoever is asked while everybody looks on, which they hold to see their own things. */
  get sign(): Locator {
    const words = ['asked.hold', 'asked.pressTwice'].map((key) => saying(key, 'shell', this.language).source);
    return this.counter.getByRole('button', { name: new RegExp(words.join('|').replaceAll('^', '')) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** What happened, as it is told on the table, and the closing ceremony: all of it, or nothing that was turned over. */
  get story(): Locator {
    return this.page.locator(storyPlace);
  }

  /** What was turned over for all, while it is told. */
  get turnedOver(): Locator {
    return this.page.locator(turnedPlace);
  }

  /** Passes what others did, as whoever knows it already does; what was turned over stays. Was there anything? */
  async passStory(): Promise<boolean> {
    let passed = false;
    for (; (await this.story.count()) > 0 && (await this.turnedOver.count()) === 0; passed = true)
      await this.page.keyboard.press('ArrowRight');
    return passed;
  }

  /** Waits until every request is answered and drawn, and presses go where they are meant to. */
  async rest(): Promise<void> {
    const end = Date.now() + restLimit;
    for (;;) {
      // one press may play several moves, each asked for once the one before is answered: whatever is heard while all
      // are waited for may have been such an answer
      const told = this.wire.heard.length;
      await this.wire.askedAll();
      // presses go nowhere until whoever is new before the screen has seen that it is their turn
      const { opened, story } = await this.page.evaluate(
        async ({ limit, told }) => {
          const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
          const opens = () => document.querySelector('.opening') !== null;
          const began = performance.now();
          await nextFrame();
          await nextFrame();
          const isNew = opens();
          while (opens() && performance.now() - began < limit) await nextFrame();
          return { opened: isNew, story: document.querySelector(told) !== null };
        },
        { limit: restLimit, told: storyPlace },
      );
      const passed = story && (await this.passStory());
      if (!opened && !passed && this.wire.isQuiet && this.wire.heard.length === told) return;
      if (Date.now() > end) throw new Error('The page still waits for an answer of its host.');
    }
  }

  /** Waits until the page has been told of the table after so many messages, and has drawn it: its own look proves no line. */
  async heardOfTable(after: number): Promise<void> {
    const isTold = () => this.wire.heard.slice(after).some(({ type }) => type === 'table');
    await expect.poll(isTold, { timeout: restLimit }).toBe(true);
    await this.rest();
  }

  /** Waits until presses go where they are meant to, as whoever comes before the screen does. */
  async #takesPresses(): Promise<void> {
    await this.page.locator('.opening').waitFor({ state: 'detached' });
  }

  /** Presses once the screen takes presses, and waits until it is answered. */
  async press(what: Locator): Promise<void> {
    await this.#takesPresses();
    await what.click();
    await this.rest();
  }

  /** Presses a drawn piece near its top; a card of a fan at its left, for the next card lies over the rest of it. */
  async pressPiece(what: Locator): Promise<void> {
    await this.#takesPresses();
    const box = await what.boundingBox();
    const isInFan = await what.evaluate((element) => element.closest('[class*=fan]') !== null);
    const position = box === null ? null : { x: isInFan ? 10 : box.width / 2, y: Math.min(24, box.height / 2) };
    await what.click(position === null ? {} : { position });
    await this.rest();
  }

  /** Chooses in the settings sheet, from the street or from the table's menu. */
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

  /** Sets the text size in percent, as the slider of the settings sheet does; called on the street. */
  async setTextSize(percent: number): Promise<void> {
    await this.press(this.button(this.say('settings.title')));
    const slider = this.dialog.getByRole('slider', { name: this.say('settings.textSize') });
    const wanted = this.say('settings.percent', { percent });
    await slider.press('Home');
    while ((await slider.getAttribute('aria-valuetext')) !== wanted) await slider.press('ArrowRight');
    await this.rest();
    await this.press(this.button(this.say('settings.done')));
  }

  /** Closes what lies on top, with its cross; a notice in it has one of its own, further down. */
  async closeDialog(): Promise<void> {
    await this.press(this.dialog.getByRole('button', { name: this.say('close') }).first());
  }

  /** Opens the table that lies first on the shelf. */
  async openTheShop(): Promise<void> {
    await this.press(this.button(saying('shelf.openTheShop', 'shell', this.language)));
  }

  /** Lays a table through the dialog: the game, the people in their order, and what is settled before. */
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
    // whoever has nothing to hide has the screen from the start
    await this.handle.or(this.counter).first().waitFor();
  }

  /** Shows what few people change about a new game. */
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
    // after a story somebody else may be before the screen, whose presses wait for a moment
    if ((await this.#atOneLook()).story) await this.rest();
    const { handle, turned, turnBack, counter } = await this.#atOneLook();
    if (handle) return 'shutter';
    if (turned) return 'reveal';
    if (turnBack) return 'ledger';
    if (!counter) return 'shelf';
    // the table stays in sight for a moment before the shutter comes down, and what it shows then asks nobody
    const { inHand, next, own } = this.wire.table;
    if (inHand !== null || next === null || !own.includes(next)) return 'board';
    await this.handle
      .or(this.turnedOver)
      .or(this.button(this.say('ledger.turnBack')))
      .first()
      .waitFor();
    return this.screen();
  }

  /** What tells the screens apart. It is asked for after every press: five questions one by one take five times as long. */
  #atOneLook() {
    const handle = this.#wordsOfHandle.source;
    const words = { handle, turnBack: this.say('ledger.turnBack'), counter: this.say('table.counter') };
    const places = { storyPlace, turnedPlace };
    return this.page.evaluate(
      ({ handle, turnBack, counter, storyPlace, turnedPlace }) => {
        const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
        const isThere = (selector: string) => document.querySelector(selector) !== null;
        return {
          story: isThere(storyPlace),
          turned: isThere(turnedPlace),
          handle: buttons.some((name) => new RegExp(handle).test(name)),
          turnBack: buttons.includes(turnBack),
          counter: isThere(`section[aria-label="${counter}"]`),
        };
      },
      { ...words, ...places },
    );
  }

  /** Who the shutter asks for, or the table while everybody looks on, as a seat. */
  get askedSeat(): number {
    const { next, inHand } = this.wire.table;
    return next ?? inHand ?? 0;
  }

  /**
   * Opens the shutter as a hand does: presses the handle and holds it until the table is there. Where everybody looks on, the
   * sign of whoever is asked is the handle.
   */
  async openShutter(): Promise<void> {
    const handle = this.handle.or(this.sign);
    const place = await handle.boundingBox();
    if (place === null) throw new Error('There is no handle to hold.');
    await this.page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await this.page.mouse.down();
    await handle.waitFor({ state: 'detached' });
    await this.page.mouse.up();
    await this.rest();
  }

  /** Whoever is asked while everybody looks on comes to see what is theirs alone. */
  async seeOwn(): Promise<void> {
    if ((await this.sign.count()) === 0) return;
    const words = new RegExp(saying('asked.pressTwice', 'shell', this.language).source.replaceAll('^', ''));
    if ((await this.counter.getByRole('button', { name: words }).count()) > 0) await this.openShutterByPressing();
    else await this.openShutter();
  }

  /** Opens the shutter for hands that cannot hold, where the settings say so: two presses on the handle. */
  async openShutterByPressing(): Promise<void> {
    const pressed = (key: string): RegExp => new RegExp(saying(key, 'shell', this.language).source.replaceAll('^', ''));
    const handle = this.button(saying('shutter.pressTwice', 'shell', this.language)).or(this.sign);
    const again = this.button(pressed('shutter.pressAgain'));
    // a press in the moment in which a story ends belongs to the story: whoever sees nothing happen presses anew
    await expect(async () => {
      if ((await again.count()) === 0) await handle.click();
      await expect(again).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await again.click();
    await this.rest();
  }

  /** Puts away what has happened since the person before the screen last looked. Was there anything? */
  async closeRecap(): Promise<boolean> {
    const close = this.button(this.say('rewind:recap.close'));
    if ((await close.count()) === 0) return false;
    await this.press(close);
    return true;
  }

  /** Goes on from what was turned over for all; time does, too. */
  async lookTogether(): Promise<void> {
    if ((await this.turnedOver.count()) > 0) await this.page.keyboard.press('ArrowRight');
    await this.rest();
  }

  /** Puts away whatever is turned over, however much it is, until this can be pressed. */
  async lookThroughTo(what: Locator): Promise<void> {
    let end = Date.now() + restLimit;
    for (;;) {
      if ((await this.turnedOver.count()) > 0) end = Date.now() + restLimit;
      else if ((await what.count()) > 0) return;
      if (Date.now() > end) throw new Error('What is waited for has not come after all that was turned over.');
      await this.lookTogether();
    }
  }

  /** Undoes what was just done and does it again: the table is as it was. False where there is nothing to undo. */
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
