import { below, type RandomWords, randomFromSeed, seatAt } from '../../../../shared/engine/index.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import { type HarbourView, harbourHiding } from '../../../../shared/games/harbour/hiding.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { saying } from '../../words.ts';
import { viewIn } from '../view-in.ts';
import { couldBuy, goodsByWant, wantedPlaces } from './wishes.ts';

/** Questions in which goods are given away: the least useful first. */
const giving = ['toll', 'give', 'exchange'];

/** A merchant in a hurry, who buys whenever possible and otherwise gathers goods for the next purchase. */
export class HarbourChooser extends Chooser {
  readonly #random: RandomWords;
  /** The character that its player keeps when dealt it. */
  readonly #character: string | null;
  #picked: Good[] = [];

  constructor(laptop: Laptop, seed: string, character: string | null = null) {
    super(laptop);
    this.#random = randomFromSeed(seed);
    this.#character = character;
  }

  protected override async press(): Promise<void> {
    if (this.presses === 0) this.#picked = [];
    switch (this.#view.question?.type) {
      case 'keep-character':
        return this.#keepCharacter();
      case 'move-pawn':
        return this.#goSomewhere();
      case 'choose-way':
        return this.#chooseWay();
      case 'buy':
        return this.#buy();
      case 'end-turn':
        return void (await this.#pressButton('moves.end-turn'));
      default:
        return this.#pickGoods();
    }
  }

  get #view(): HarbourView {
    return viewIn(harbourHiding, this.laptop.wire.table.view);
  }

  get #seat(): number {
    return this.laptop.wire.table.inHand ?? 0;
  }

  #any<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[below(this.#random, Math.max(1, choices.length))];
    if (choice === undefined) throw new Error('There is nothing to choose.');
    return choice;
  }

  #words(key: string): RegExp {
    return saying(key, 'harbour-counter', this.laptop.language);
  }

  /** The first of these buttons that exists, or else the main one. */
  async #pressButton(...keys: readonly string[]): Promise<boolean> {
    for (const key of keys) {
      const button = this.laptop.counter.getByRole('button', { name: this.#words(key), disabled: false });
      if ((await button.count()) === 0) continue;
      await this.laptop.press(button.first());
      return true;
    }
    const main = await this.mainButton();
    if (main !== null) await this.laptop.press(main);
    return main !== null;
  }

  async #keepCharacter(): Promise<void> {
    if (await this.#pressButton()) return;
    const lit = this.laptop.page.locator('main .piece.lit').filter({ visible: true });
    const name = this.#character === null ? null : this.laptop.say(`harbour-buildings:boards.${this.#character}`);
    const labels = await lit.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('aria-label') ?? ''));
    const wanted = labels.findIndex((label) => name !== null && label.startsWith(name));
    await this.laptop.pressPiece(lit.nth(wanted === -1 ? below(this.#random, labels.length) : wanted));
  }

  async #goSomewhere(): Promise<void> {
    const open = this.laptop.wire.table.legal.flatMap(({ type, to }) => (type === 'move-pawn' ? [to] : []));
    const places = placesIn(this.#view).filter((place) => open.includes(place));
    if ((await this.mainButton()) === null) {
      const place = this.#any(wantedPlaces(this.#view, this.#seat, places));
      return this.laptop.pressPiece(this.laptop.piece(`place:${place}`));
    }
    const buys = places.some((place) => place.startsWith('start-') && couldBuy(this.#view, seatAt(this.#seat), place));
    await this.#pressButton(...(buys ? ['moves.go-buy'] : []));
  }

  async #chooseWay(): Promise<void> {
    const { question } = this.#view;
    const buys = question?.type === 'choose-way' && couldBuy(this.#view, question.seat, question.place);
    await this.#pressButton(...(buys ? ['moves.choose-way.buy'] : []));
  }

  /** One press picks an affordable building together with its goods. */
  async #buy(): Promise<void> {
    const lit = this.lit('main .piece.lit:has([data-warehouse])');
    const offers = this.presses === 0 ? await lit.count() : 0;
    if (offers > 0) return this.laptop.pressPiece(lit.nth(below(this.#random, offers)));
    await this.#pressButton('moves.buy-nothing');
  }

  /** Picks goods one by one until there are enough; otherwise picks at random. */
  async #pickGoods(): Promise<void> {
    if (await this.#pressButton()) return;
    const { page } = this.laptop;
    const stock = page.getByRole('group', { name: this.laptop.say('harbour:regions.stock'), exact: true });
    const byWant = goodsByWant(this.#view, this.#seat, this.#picked);
    const inOrder = giving.includes(this.#view.question?.type ?? '') ? byWant.toReversed() : byWant;
    for (const good of inOrder) {
      const piece = stock.getByRole('button').nth(goods.indexOf(good));
      if ((await piece.count()) === 0 || !/\b(lit|chosen)\b/.test((await piece.getAttribute('class')) ?? '')) continue;
      this.#picked.push(good);
      return this.laptop.press(piece);
    }
    const lit = this.lit();
    const pieces = await lit.count();
    if (pieces > 0) return this.laptop.pressPiece(lit.nth(below(this.#random, pieces)));
    await this.laptop.press(this.#any(await this.otherButtons()));
  }
}

function placesIn({ centre, players, practice }: HarbourView): readonly Place[] {
  const starts = (['start-0', 'start-1', 'start-2', 'start-3'] as const).slice(0, players.length);
  return [...centre, ...players.flatMap(({ buildings }) => buildings), ...(practice?.buildings ?? []), ...starts];
}
