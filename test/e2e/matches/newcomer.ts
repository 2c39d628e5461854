import { expect, type Locator, type Page } from '@playwright/test';
import { type Control, type Sight, saysLit, sightOf } from './sight.ts';

/** Words read per minute, and seconds per press. A name takes a press on its field and one more to type it. */
const wordsAMinute = 200;
const pressing = 3;
/** A newcomer gives up after this many presses without a move. */
const mostPresses = 40;
/** How long to wait for the effect of a press, in milliseconds. It does not affect the count. */
const patience = 4000;
const names = ['Ana', 'Bruno', 'Chidi', 'Dora', 'Emil', 'Fina'];

/** What looks like the way to a match, the likeliest first. */
const waysIn = [
  /\bsit down\b/,
  /\bresume\b/,
  /\bplay\b/,
  /\bstart\b/,
  /\bbegin\b/,
  /\bto open\b/,
  /\bhold\b/,
  /\bgo on\b/,
  /\bclose\b/,
];
/** Things other than playing, which a newcomer ignores. */
const notNow =
  /\b(rules?|hint|settings|credits|undo|redo|cancel|back|lesson|remove|network|away|sounds|without|shuffle|menu|roll|at the table|mean)\b/;

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The significant words of a text, without their endings. */
function stems(text: string): readonly string[] {
  return wordsOf(text.toLowerCase())
    .map((word) => word.replaceAll(/[^\p{L}]/gu, '').replace(/(ies|s)$/, ''))
    .filter((word) => word.length > 3);
}

/**
 * A newcomer who wants to play. They know the game's name, read what is there, and press what matches the words. They
 * know nothing about how the page is built: they see texts, roles and names.
 */
export class Newcomer {
  readonly #page: Page;
  readonly #rest: () => Promise<void>;
  /** Texts already read, which cost nothing again. */
  readonly #read = new Set<string>();
  /** The controls pressed during the current question. */
  #tried = new Set<string>();
  #asked = '';
  /** The buttons of the counter before the last press. */
  #offered = new Set<string>();
  readonly pressed: string[] = [];
  presses = 0;
  /** The words that had to be read, and all words that were there. */
  words = 0;
  wordsInAll = 0;

  /** @param rest waits until the page has answered a press and drawn it */
  constructor(page: Page, rest: () => Promise<void>) {
    this.#page = page;
    this.#rest = rest;
  }

  /** The modelled seconds for reading and pressing at the usual pace. */
  get seconds(): number {
    return this.#timeFor(this.words);
  }

  /** The same for reading everything. */
  get secondsInAll(): number {
    return this.#timeFor(this.wordsInAll);
  }

  #timeFor(words: number): number {
    return (words / wordsAMinute) * 60 + this.presses * pressing;
  }

  /** From the first sight of the home screen to a move of the match. */
  async playFirstMove(game: string, hasMoved: () => boolean): Promise<void> {
    while (!hasMoved()) {
      if (this.presses > mostPresses) throw new Error(`gives up after:\n${this.pressed.join('\n')}`);
      const sight = await sightOf(this.#page);
      const chosen = sight.asked === null ? this.#wayTo(game, sight) : this.#answerTo(sight);
      if (chosen === undefined)
        throw new Error(`finds nothing to press after:\n${this.pressed.join('\n')}\n${sight.snapshot}`);
      await this.#readTo(chosen, sight);
      await this.#press(chosen);
    }
  }

  /** Before the match: fills in an empty name field, finds the game by name, then the way to start. */
  #wayTo(game: string, sight: Sight): Control | undefined {
    const open = sight.controls.filter((each) => !each.isDisabled && !this.#tried.has(each.id));
    const field = open.find(({ role, name, shows }) => role === 'textbox' && /\bname\b/i.test(name) && shows === '');
    if (field !== undefined && sight.isSheet) return field;
    const buttons = open.filter(({ role }) => role === 'button');
    const named = buttons.find(({ name }) => name.startsWith(game));
    const inviting = buttons.filter(({ name }) => !notNow.test(name.toLowerCase()));
    const ways = waysIn.flatMap((way) => inviting.filter(({ name }) => way.test(name.toLowerCase())));
    return named ?? ways[0];
  }

  /**
   * At the table: new buttons of the counter first, then highlighted pieces, then words of the question, then any
   * button.
   */
  #answerTo(sight: Sight): Control | undefined {
    const asked = sight.asked ?? '';
    if (asked !== this.#asked) this.#tried = new Set();
    const isFirst = this.#asked === '';
    this.#asked = asked;
    const open = sight.controls.filter(
      ({ id, role, name, isDisabled }) =>
        role === 'button' && !isDisabled && !this.#tried.has(id) && !notNow.test(name.toLowerCase()),
    );
    const counter = open.filter(({ isOnCounter }) => isOnCounter);
    const confirms = isFirst ? undefined : counter.find(({ id }) => !this.#offered.has(id));
    this.#offered = new Set(
      sight.controls.filter(({ isOnCounter, isDisabled }) => isOnCounter && !isDisabled).map(({ id }) => id),
    );
    const spokenOf = new Set(stems(asked));
    const rank = ({ name, within, isLit }: Control) =>
      (isLit ? 100 : 0) + new Set(stems(`${within} ${name}`).filter((word) => spokenOf.has(word))).size;
    const pieces = open
      .filter((each) => !each.isOnCounter && rank(each) > 0)
      .toSorted((one, other) => rank(other) - rank(one));
    return confirms ?? pieces[0] ?? counter[0] ?? open[0];
  }

  /**
   * Reads what is new on the way to a press: headings, questions and labels, in order; at the table the whole counter,
   * and on the board what is pressed. Further explanations are counted separately, since they can wait.
   */
  async #readTo(chosen: Control, sight: Sight): Promise<void> {
    const upTo = sight.texts.findIndex(({ control }) => control === chosen);
    for (const [at, text] of sight.texts.entries()) {
      const { control, isOnCounter, isLabel } = text;
      if (sight.asked === null ? at > upTo : !isOnCounter && control !== chosen) continue;
      const shown = control === undefined ? await this.#seenOf(text.text) : await this.#writtenOn(control);
      if (this.#read.has(shown)) continue;
      this.#read.add(shown);
      const count = wordsOf(shown).length;
      this.wordsInAll += count;
      if (isLabel) this.words += count;
    }
  }

  /** A text without parts for screen readers only. */
  async #seenOf(text: string): Promise<string> {
    const [place] = await this.#page.getByText(text, { exact: true }).all();
    const box = await place?.boundingBox();
    return box !== null && box !== undefined && box.width <= 1 ? '' : text;
  }

  /** The visible text of a control or field; empty for a picture or a name for screen readers only. */
  async #writtenOn(control: Control): Promise<string> {
    const place = this.#at(control);
    const box = await place.boundingBox();
    if (box !== null && box.width <= 1) return '';
    return control.shows || ((await place.textContent()) ?? '').trim();
  }

  #at({ role, name, nth, isLit }: Control): Locator {
    const alike = this.#page.getByRole(role, { name, exact: true, ...(isLit && { description: saysLit }) });
    return isLit ? alike.first() : alike.nth(nth);
  }

  async #press(control: Control): Promise<void> {
    const what = this.#at(control);
    this.#tried.add(control.id);
    this.presses += 1;
    this.pressed.push(`${control.role} ${control.name}`);
    const latest = async () => (await sightOf(this.#page)).snapshot;
    const before = await latest();
    if (control.role === 'textbox') {
      await what.fill(names[this.pressed.filter((each) => each.startsWith('textbox')).length - 1] ?? 'Gita');
      this.presses += 1;
    } else if (/\bhold\b/i.test(control.name)) {
      await what.hover();
      await this.#page.mouse.down();
      await what.waitFor({ state: 'detached' });
      await this.#page.mouse.up();
    } else {
      // skips a covered control and tries the next
      await what.click({ timeout: patience }).catch(() => {});
    }
    await this.#rest();
    // waits for a press to take effect before the next one
    const hasChanged = expect.poll(latest, { timeout: patience }).not.toBe(before);
    await hasChanged.catch(() => {});
  }
}
