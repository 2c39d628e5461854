import { expect, type Locator, type Page } from '@playwright/test';
import { type BotLevel, type Holder, levelOf } from '../../../shared/protocol/messages.ts';
import type { NewTable } from '../games/new-table.ts';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';

/** How long bots may take until the person's next turn, in milliseconds. */
const patience = 120_000;
/** How often to check the page for progress, in milliseconds. */
const glance = 20;

/** One person against bots, on a page that is watched for errors. */
export class Solo {
  readonly laptop: Laptop;
  readonly complaints: readonly string[];
  #advised = false;

  private constructor(laptop: Laptop, complaints: readonly string[]) {
    this.laptop = laptop;
    this.complaints = complaints;
  }

  /** Opens the home screen, with movement off. */
  static async open(page: Page, address: string): Promise<Solo> {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const laptop = await Laptop.open(page, address);
    await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
    return new Solo(laptop, complaints);
  }

  /**
   * Creates a table for one person and bots as a newcomer does: alone against bots, the game, a name, and the level.
   */
  async sitDown({ game, options }: NewTable, players: number, level: BotLevel): Promise<void> {
    const { laptop } = this;
    const { dialog } = laptop;
    await laptop.press(laptop.button(say('bots:shelf.alone')));
    const choose = (group: string, value: string) =>
      dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value, exact: true }).check();
    await choose(say('newGame.which'), say(`games.${game}`));
    await choose(say('newGame.howMany'), say('newGame.players', { count: players }));
    await dialog.getByLabel(say('newGame.nameOf', { number: 1 })).fill('Ana');
    await choose(say('bots:newGame.others'), say(`bots:level.${level}.name`));
    if (Object.keys(options).length > 0) await laptop.openMoreSettings();
    for (const [option, value] of Object.entries(options)) {
      const words = `options.${game}.${option}`;
      await choose(say(`${words}.title`), say(`${words}.values.${value}`));
    }
    await laptop.press(dialog.getByRole('button', { name: say('newGame.start') }));
    await laptop.counter.waitFor();
  }

  /** The bot level of each seat of the table; null for people. */
  get levels(): readonly (BotLevel | null)[] {
    return this.laptop.wire.table.holdings.map(({ holder }: { readonly holder: Holder }) => levelOf(holder));
  }

  /** Waits through the bots' choices for the next question; false if the match is over. */
  async isAsked(): Promise<boolean> {
    const { wire } = this.laptop;
    const standing = (): 'over' | 'asked' | 'waiting' => {
      const { outcome, toAct, legal, inHand } = wire.table;
      if (outcome !== null) return 'over';
      // if all choose at once, wait for the bots: their choices would dismiss a hint
      const areBotsDone = toAct.every((seat) => this.levels[seat] === null);
      return inHand !== null && toAct.includes(inHand) && legal.length > 0 && areBotsDone ? 'asked' : 'waiting';
    };
    await expect.poll(standing, { timeout: patience, intervals: [glance] }).not.toBe('waiting');
    return standing() === 'asked';
  }

  get #panel(): Locator {
    return this.laptop.page.getByRole('complementary', { name: saying('bots:hint.title') });
  }

  get #playThis(): Locator {
    return this.#panel.getByRole('button', { name: say('bots:hint.play'), exact: true });
  }

  /** Asks a Shopkeeper bot for a hint and follows it. */
  async playHint(): Promise<void> {
    const { laptop } = this;
    const { wire, page } = laptop;
    await laptop.closeRecap();
    if ((await laptop.screen()) === 'reveal') await laptop.lookTogether();
    const { version } = wire.table;
    await page.getByRole('button', { name: say('bots:hint.ask') }).click();
    if (!this.#advised) {
      // a bot that looks ahead answers first, until another question comes
      await this.#playThis.waitFor();
      await this.#panel
        .getByRole('combobox', { name: say('bots:hint.whose') })
        .selectOption({ label: say('bots:level.shopkeeper.name') });
      await expect(this.#panel.getByRole('heading', { level: 2 })).toHaveText(
        say('bots:hint.title', { level: say('bots:level.shopkeeper.name') }),
      );
      this.#advised = true;
    }
    await this.#playThis.click();
    await expect.poll(() => wire.table.version, { intervals: [glance] }).toBeGreaterThan(version);
    await laptop.rest();
  }

  /** Follows hints to the end or for this many choices; returns how many were made. */
  async playHints(most = Number.POSITIVE_INFINITY): Promise<number> {
    let played = 0;
    while (played < most && (await this.isAsked())) {
      await this.playHint();
      played += 1;
    }
    return played;
  }
}
