import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import type { Action, Part, PartOf } from '../../../../shared/games/harbour/actions.ts';
import {
  type Good,
  type GoodCounts,
  goodLimit,
  goods,
  noGoods,
  stockAfter,
  totalOf,
} from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { abilityOf, type Merchant, symbolsOwned } from '../../../../shared/games/harbour/holdings.ts';
import { othersClockwise } from '../../../../shared/games/harbour/pawns.ts';
import { spaceValues } from '../../../../shared/games/harbour/trade/market.ts';
import { leastPrice, priceOf, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import type { Words } from '../words.ts';
import { notBegun } from './composing.ts';

/** A possible visit: the acting player, with the stock after the toll. */
export interface Preview {
  readonly view: HarbourView;
  readonly words: Words;
  readonly seat: Seat;
  readonly player: Merchant;
  /** True if buying is the second of two options. */
  readonly instead: boolean;
}

/** The effects of an action now. */
export function actionWords(preview: Preview, action: Action): readonly string[] {
  if (action.order !== 'or') return partsWords(preview, action.parts);
  return [...partsWords(preview, action.goods), ...buyWords({ ...preview, instead: true }, action.buy)];
}

/** Words plain gains in one sentence, with a gain of one's choice beside them; everything else one by one. */
function partsWords(preview: Preview, parts: readonly Part[]): readonly string[] {
  const plain = parts.filter((part): part is PartOf<'gain'> => part.kind === 'gain');
  const others = parts.filter((part) => part.kind !== 'gain');
  const [any, ...more] = others;
  if (plain.length > 0 && any?.kind === 'gain-any' && more.length === 0 && isPlain(plain, any))
    return gainAndAnyWords(preview, plain, any);
  return [
    ...gainWords(preview, plain),
    ...others.flatMap((part) => partWords(preview, part)),
    ...buyAfterWords(preview, parts),
  ];
}

/** The maximum income of a purchase after gaining a good of choice, if higher than now. */
function buyAfterWords({ view, words, player }: Preview, parts: readonly Part[]): readonly string[] {
  const any = parts.find((part) => part.kind === 'gain-any');
  const buys = parts.find((part) => part.kind === 'buy');
  if (any?.base !== 1 || buys === undefined) return [];
  const moneyOf = (buyer: Merchant) => dearestShipment(buyer, view, notBegun(termsOf(buyer, buys))).money;
  const withOne = goods.map((good) => {
    const held = Math.min(goodLimit, player.goods[good] + 1);
    return moneyOf({ ...player, goods: { ...player.goods, [good]: held } });
  });
  const most = Math.max(...withOne);
  return most > moneyOf(player) ? [words.counter('outlook.buy-after', { money: words.money(most) })] : [];
}

/** True if no symbols count in any of them. */
function isPlain(gains: readonly PartOf<'gain'>[], any: PartOf<'gain-any'>): boolean {
  return gains.every(({ perAnchor }) => perAnchor === 0) && any.perWarehouse + any.withTopHat === 0 && !any.different;
}

/** Gains of a starting building: fixed goods and goods of choice. */
function gainAndAnyWords(
  preview: Preview,
  plain: readonly PartOf<'gain'>[],
  { base }: PartOf<'gain-any'>,
): readonly string[] {
  const coming = noGoods();
  for (const part of plain) coming[part.good] += part.base;
  const all = withExtra(preview, coming);
  const { words } = preview;
  return [
    words.counter('outlook.gain-and-any', { goods: words.counts(all), count: base }),
    ...comingWords(preview, all),
  ];
}

function partWords(preview: Preview, part: Exclude<Part, PartOf<'gain'>>): readonly string[] {
  switch (part.kind) {
    case 'gain-any':
      return [gainAnyWords(preview, part)];
    case 'convert':
      return convertWords(preview, part);
    case 'buy':
      return buyWords(preview, part);
    case 'tax':
      return [taxWords(preview, part)];
    case 'steal':
      return [stealWords(preview, part)];
    case 'extra-turn':
      return [extraTurnWords(preview)];
    case 'double':
      return [doubleWords(preview)];
    case 'fill-up':
      return [fillUpWords(preview, part)];
    case 'exchange':
      return [exchangeWords(preview, part)];
    case 'gift':
      return giftWords(preview, part);
    case 'set-market':
    case 'swap-markers':
      return [preview.words.counter(`outlook.${part.kind}`)];
    case 'raise-marker':
      return [preview.words.counter('outlook.raise-marker', { money: preview.words.money(spaceValues[0]) })];
  }
}

/** Goods gained, including an ability's bonus, with a note on goods lost. Rulings 25 and 29. */
function comingWords({ words, player }: Preview, coming: Readonly<GoodCounts>): readonly string[] {
  const lost = noGoods();
  for (const good of goods) lost[good] = Math.max(0, player.goods[good] + coming[good] - goodLimit);
  return totalOf(lost) === 0 ? [] : [words.counter('outlook.no-room', { goods: words.counts(lost) })];
}

function withExtra({ player }: Preview, coming: GoodCounts): GoodCounts {
  const extra = abilityOf(player, 'extra-gain');
  if (extra !== null && coming[extra.good] > 0) coming[extra.good] += extra.goods;
  return coming;
}

function gainWords(preview: Preview, parts: readonly PartOf<'gain'>[]): readonly string[] {
  const { words, player } = preview;
  if (parts.length === 0) return [];
  const anchors = symbolsOwned(player, 'anchor');
  const coming = noGoods();
  for (const { good, base, perAnchor } of parts) coming[good] += base + perAnchor * anchors;
  const [each] = parts.filter(({ perAnchor }) => perAnchor > 0 && anchors > 0);
  const all = withExtra(preview, coming);
  const facts = { goods: words.counts(all) };
  const sentence =
    each === undefined
      ? words.counter('outlook.gain', facts)
      : words.counter('outlook.gain-each', {
          ...facts,
          base: each.base,
          each: each.perAnchor,
          symbols: words.symbols('anchor', anchors),
          count: anchors,
        });
  return [sentence, ...comingWords(preview, all)];
}

function gainAnyWords({ words, player }: Preview, part: PartOf<'gain-any'>): string {
  const warehouses = symbolsOwned(player, 'warehouse');
  const hat = part.withTopHat > 0 && symbolsOwned(player, 'top-hat') > 0 ? part.withTopHat : 0;
  const count = part.base + part.perWarehouse * warehouses + hat;
  if (part.different) return words.counter('outlook.gain-different', { count });
  if (part.perWarehouse > 0 && warehouses > 0) {
    const symbols = words.symbols('warehouse', warehouses);
    return words.counter('outlook.gain-any-each', {
      goods: anyGoods(words, count),
      base: part.base,
      each: part.perWarehouse,
      symbols,
      count: warehouses,
    });
  }
  if (hat > 0) return words.counter('outlook.gain-any-hat', { count, more: hat, symbol: words.symbol('top-hat') });
  return words.counter('outlook.gain-any', { count });
}

function countsIn(some: Partial<Readonly<GoodCounts>>): GoodCounts {
  return { ...noGoods(), ...some };
}

function convertWords(preview: Preview, { pays, gains }: PartOf<'convert'>): readonly string[] {
  const { words, player } = preview;
  const price = countsIn(pays);
  const missing = noGoods();
  for (const good of goods) missing[good] = Math.max(0, price[good] - player.goods[good]);
  const facts = { pays: words.counts(price) };
  if (totalOf(missing) > 0) {
    return [words.counter('outlook.cannot-convert', { ...facts, missing: words.counts(missing) })];
  }
  const left = stockAfter(player.goods, price);
  const coming = withExtra(preview, countsIn(gains));
  return [
    words.counter('outlook.convert', { ...facts, gains: words.counts(coming) }),
    ...comingWords({ ...preview, player: { ...player, goods: left } }, coming),
  ];
}

/** The income from the current goods, and what it would buy. */
function buyWords({ view, words, player, instead }: Preview, part: PartOf<'buy'>): readonly string[] {
  const terms = termsOf(player, part);
  const { ships, money, trades } = dearestShipment(player, view, notBegun(terms));
  const least = leastPrice(view.centre, terms);
  const way = instead ? 'or-buy' : 'buy';
  const facts = { money: words.money(money), least: words.money(least) };
  if (money === 0) return [words.counter(`outlook.${way}-nothing`, facts)];
  if (money < least) return [words.counter(`outlook.${way}-short`, facts)];
  const within = view.centre.filter((building) => priceOf(building, terms) <= money).length;
  const shipped = [...ships.map(words.good), ...(trades ? [words.counter('traders')] : [])];
  return [
    words.counter(`outlook.${way}`, {
      ...facts,
      goods: words.list(shipped),
      within,
      all: view.centre.length,
    }),
  ];
}

function taxWords({ view, words, seat }: Preview, part: PartOf<'tax'>): string {
  const others = othersClockwise(view, seat);
  const [only] = others;
  if (only === undefined) return words.counter('outlook.gain-any', { count: part.alone });
  const paying = others.filter((other) => totalOf(playerAt(view, other).goods) > 0);
  if (paying.length === 0) return words.counter('outlook.tax-none');
  if (others.length > 1) {
    return words.counter('outlook.tax', {
      names: words.names(paying),
      count: paying.length,
      goods: anyGoods(words, part.fromEach),
    });
  }
  const count = Math.min(part.fromOne, totalOf(playerAt(view, only).goods));
  return words.counter('outlook.take', { name: words.name(only), count });
}

function stealWords({ view, words, seat }: Preview, part: PartOf<'steal'>): string {
  const others = othersClockwise(view, seat);
  if (others.length === 0) return words.counter('outlook.gain-any', { count: part.alone });
  const rich = others.some((other) => totalOf(playerAt(view, other).goods) > 0);
  return rich ? words.counter('outlook.steal', { count: part.most }) : words.counter('outlook.tax-none');
}

function extraTurnWords({ view, words }: Preview): string {
  if (view.lastTurns !== null) return words.counter('outlook.no-extra-turn-last');
  return words.counter(view.turn?.extra === true ? 'outlook.no-extra-turn' : 'outlook.extra-turn');
}

function giftWords({ view, words, seat }: Preview, part: PartOf<'gift'>): readonly string[] {
  const others = othersClockwise(view, seat);
  if (others.length === 0) return [];
  const facts = { names: words.names(others), count: others.length, goods: anyGoods(words, part.goods) };
  return [words.counter('outlook.gift', facts)];
}

/** "2 goods", of no type in particular. */
export function anyGoods(words: Words, count: number): string {
  return words.counter('any-goods', { count });
}

function doubleWords({ words, player }: Preview): string {
  const held = goods.filter((good) => player.goods[good] > 0);
  if (held.length === 0) return words.counter('outlook.double-none');
  const ways = held.map((good) =>
    becomesWords(words, good, player.goods[good], Math.min(goodLimit, player.goods[good] * 2)),
  );
  return words.counter('outlook.double', { ways: words.list(ways) });
}

function fillUpWords({ words, player }: Preview, { to }: PartOf<'fill-up'>): string {
  const low = goods.filter((good) => player.goods[good] < to);
  if (low.length === 0) return words.counter('outlook.fill-up-none', { to });
  return words.counter('outlook.fill-up', {
    to,
    ways: words.list(low.map((good) => words.goods(good, player.goods[good]))),
  });
}

function exchangeWords({ words, player }: Preview, part: PartOf<'exchange'>): string {
  if (totalOf(player.goods) === 0) return words.counter('outlook.exchange-none');
  return words.counter('outlook.exchange', { most: part.most, bonus: part.bonus });
}

/** "3 fish become 6". */
function becomesWords(words: Words, good: Good, before: number, after: number): string {
  return words.counter('outlook.becomes', { goods: words.goods(good, before), after });
}
