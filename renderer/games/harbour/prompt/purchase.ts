import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { whyTooDear } from '../../../../shared/games/harbour/reasons.ts';
import { type Keeping, keptOf, lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import { inlandTradersPay } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment, usualShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { marketAfter, pendingMoves } from '../interaction/choice-preview.ts';
import { type Composed, composedOf, isComplete, keepsKey, movesOf } from '../interaction/composing.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { abilityBegun } from '../interaction/picking.ts';
import { meaningOf } from '../interaction/pieces.ts';
import { paymentWords } from '../interaction/preview.ts';
import { type Asked, type HarbourTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import type { Words } from '../words.ts';
import { marketWords } from './market.ts';
import { pickedAction, pickedWords } from './picks.ts';
import { type HarbourAction, type HarbourPrompt, prompt } from './prompt.ts';

/** The prompt to buy a building, with the purchase so far. */
export function buyPrompt(table: HarbourTable, pending: PendingChoice, question: Asked<'buy'>): HarbourPrompt {
  const begun = abilityBegun(table);
  if (begun === 'swap-before-buying') return swapPrompt(table, pending, question);
  if (begun === 'clear-building') return clearPrompt(table, pending);
  const composed = composedOf(table.view, question, pending);
  return prompt({
    title: asksOf(table, composed),
    hint: saysOf(table, question, composed),
    rule: 'buying',
    clears: composed.ships.length > 0 || composed.trades || composed.offer !== null,
    steppers: keepsStepper(table, composed),
    actions: [
      // once a building is paid for, hide pre-shipping abilities and other payments
      ...(composed.offer === null ? beforeActions(table) : []),
      ...(composed.trades || !isComplete(composed) ? tradersAction(table, composed) : []),
      ...declineAction(table, composed),
      ...buyAction(table, composed),
    ],
  });
}

function asksOf({ words }: HarbourTable, { offer, preview, purchase }: Composed): string {
  const facts = { money: words.money(preview.money) };
  if (offer !== null)
    return words.counter('titles.buy-building', { ...facts, building: words.building(offer.building) });
  const paying = purchase.shipped.length > 0 || purchase.traded;
  return words.counter(paying ? 'titles.buy-for' : 'titles.buy', facts);
}

function saysOf(table: HarbourTable, question: Asked<'buy'>, composed: Composed): string {
  const { offer, preview, purchase } = composed;
  if (offer !== null) return offer.affordable ? completeWords(table, composed) : shortWords(table, question, composed);
  if (purchase.shipped.length === 0 && !purchase.traded) return nothingYet(table, question);
  const { words } = table;
  const within = preview.offers.filter(({ affordable }) => affordable).length;
  const least = Math.min(...preview.offers.map(({ price }) => price));
  return within === 0
    ? words.counter('hints.none-within', { short: words.money(least - preview.money), least: words.money(least) })
    : words.counter('hints.within', { count: within, all: preview.offers.length });
}

/** The hint before a pick: maximum income and discounts. */
function nothingYet({ view, words }: HarbourTable, { seat, purchase }: Asked<'buy'>): string {
  const shipment = dearestShipment(playerOf(view, seat), view, purchase);
  const { money } = shipment;
  const facts = { goods: paymentWords(words, shipment), money: words.money(money) };
  if (money === 0) return words.counter('hints.buy-nothing');
  const { discount } = purchase.terms;
  return discount === 0
    ? words.counter('hints.buy', facts)
    : words.counter('hints.buy-discount', { ...facts, discount: words.money(discount) });
}

/** The hint for a complete purchase: goods kept and why, or goods shipped, and losses. */
function completeWords({ words }: HarbourTable, { preview, offer }: Composed): string {
  const staying = stayWords(preview.keeping, words);
  const sentences = staying.length > 0 ? staying : leaveWords(preview.keeping, words);
  const change =
    offer === null || offer.change === 0 ? [] : [words.counter('hints.change', { money: words.money(offer.change) })];
  return [...sentences, ...change].join(' ');
}

/** The goods that leave the stock. */
export function leaveWords({ types }: Keeping, words: Words): readonly string[] {
  const leaving = types.flatMap((type) => (lostOf(type) > 0 ? [words.goods(type.good, lostOf(type))] : []));
  return leaving.length === 0 ? [] : [words.counter('hints.leaves', { goods: words.list(leaving) })];
}

/** The goods of a shipment that stay, and why. */
export function stayWords({ types }: Keeping, words: Words): readonly string[] {
  const staying = types.filter((type) => keptOf(type) > 0);
  const sentences: string[] = [];
  const by = (rule: 'warehouseKept' | 'surplusKept' | 'typeKept'): void => {
    const kept = staying.filter((type) => type[rule] > 0).map((type) => words.goods(type.good, type[rule]));
    if (kept.length > 0) sentences.push(words.counter(`hints.stays.${rule}`, { goods: words.list(kept) }));
  };
  by('surplusKept');
  by('typeKept');
  by('warehouseKept');
  return sentences;
}

/** The hint for a building that the shipment does not pay for. */
function shortWords({ view, words }: HarbourTable, { seat, purchase }: Asked<'buy'>, composed: Composed): string {
  const { offer, preview, ships, trades } = composed;
  if (offer === null) return '';
  const reason = whyTooDear(playerOf(view, seat), view, purchase, offer.building);
  if (reason !== null) return reasonWords(reason, words);
  const usual = usualShipment(playerOf(view, seat), view, purchase, offer.building, { ships, trades });
  const more = (usual?.ships ?? []).filter((good) => !purchase.shipped.includes(good)).map(words.good);
  return words.counter('hints.short', {
    short: words.money(offer.missing),
    price: words.money(offer.price),
    money: words.money(preview.money),
    goods: words.list(usual?.trades === true ? [...more, words.counter('traders')] : more),
  });
}

/** The stepper for goods kept in warehouses, if there is a choice. */
function keepsStepper({ words }: HarbourTable, { keepings, keepsAt, purchase }: Composed): HarbourPrompt['steppers'] {
  if (keepings.length < 2) return [];
  const keeping = keepings[keepsAt];
  const kept = keeping?.types.filter(({ warehouseKept }) => warehouseKept > 0) ?? [];
  return [
    {
      key: keepsKey(purchase.shipped),
      label: words.counter('steps.keep'),
      value: keepsAt,
      values: keepings.map((_, at) => at),
      text: words.list(kept.map(({ good, warehouseKept }) => words.goods(good, warehouseKept))),
    },
  ];
}

function declineAction(table: HarbourTable, composed: Composed): readonly HarbourAction[] {
  const { words, view } = table;
  const { ships, trades, offer, purchase, buyer } = composed;
  if (ships.length > 0 || trades || offer !== null) return [];
  const nothing = dearestShipment(buyer, view, purchase).money === 0;
  return movesOfType(table, 'decline').map((move) => ({
    key: 'decline',
    label: words.counter('moves.buy-nothing'),
    moves: [move],
    main: nothing,
  }));
}

/** The button for the whole purchase. */
function buyAction({ words }: HarbourTable, composed: Composed): readonly HarbourAction[] {
  const { offer, preview, purchase } = composed;
  if (offer === null || !isComplete(composed)) return [];
  const facts = {
    goods: words.list(purchase.shipped.map(words.good)),
    money: words.money(preview.money),
    building: words.building(offer.building),
    price: words.money(offer.price),
  };
  const way = purchase.shipped.length === 0 ? 'trade' : purchase.traded ? 'trade-and-ship' : 'ship';
  return [{ key: 'buy', label: words.counter(`moves.buy.${way}`, facts), moves: movesOf(composed), main: true }];
}

/** The inland traders: one of each good for a fixed sum, before anything ships. */
function tradersAction(table: HarbourTable, { trades, purchase }: Composed): readonly HarbourAction[] {
  if (movesOfType(table, 'inland-traders').length === 0) return [];
  const label = table.words.counter('moves.inland-traders', { money: table.words.money(inlandTradersPay) });
  return purchase.traded && !trades
    ? []
    : [{ key: 'traders', label, moves: [], change: { traded: !trades }, pressed: trades }];
}

/** Pre-shipping abilities: played at once, as they change the table. Ruling 30. */
function beforeActions(table: HarbourTable): readonly HarbourAction[] {
  const { words, view, ownSeat } = table;
  return (['swap-before-buying', 'clear-building'] as const).flatMap((ability): HarbourAction[] => {
    if (movesOfType(table, ability).length === 0) return [];
    const good = abilityOf(playerOf(view, ownSeat), 'swap-before-buying')?.good;
    const label = words.counter(`moves.${ability}`, { good: good === undefined ? '' : words.good(good) });
    return [{ key: ability, label, moves: [], change: { before: ability, picked: [], selected: null } }];
  });
}

function swapPrompt(table: HarbourTable, pending: PendingChoice, { seat }: Asked<'buy'>): HarbourPrompt {
  const { words, view } = table;
  const own = abilityOf(playerOf(view, seat), 'swap-before-buying');
  const goodsOf = (others: readonly Good[]) => [...(own === null ? [] : [own.good]), ...others].map(words.good);
  const [other] = pending.picked;
  const swapped = marketAfter(table, pendingMoves(table));
  return prompt({
    title: words.counter('titles.swap-before-buying', { good: words.list(goodsOf([])) }),
    hint:
      other === undefined
        ? words.counter('hints.before')
        : words.counter('hints.market', { market: marketWords(table, swapped ?? view.market) }),
    rule: 'characters',
    clears: true,
    actions: pickedAction(table, pending, (picked) =>
      words.counter('moves.swap-markers', { goods: words.list(goodsOf(picked)) }),
    ),
  });
}

function clearPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt {
  const { words } = table;
  const meaning = pending.selected === null ? null : meaningOf(pending.selected);
  const move = movesOfType(table, 'clear-building').find(
    ({ building }) => meaning?.of === 'place' && meaning.place === building,
  );
  return prompt({
    title: words.counter('titles.clear-building'),
    hint: words.counter('hints.before'),
    rule: 'characters',
    clears: true,
    actions:
      move === undefined
        ? []
        : [
            {
              key: 'clear',
              label: words.counter('moves.clear', { building: words.building(move.building) }),
              moves: [move],
              main: true,
            },
          ],
  });
}

/** The shipped good that a warehouse keeps, if the purchase was interrupted before this choice. */
export function keepPrompt(table: HarbourTable, pending: PendingChoice, { left }: Asked<'keep'>): HarbourPrompt {
  const { words } = table;
  return prompt({
    title: words.counter('titles.keep', { count: left }),
    hint: words.counter('hints.keep'),
    rule: 'buying',
    clears: pending.picked.length > 0,
    actions: pickedAction(table, pending, (picked) =>
      words.counter('moves.keep', { goods: pickedWords(table, picked) }),
    ),
  });
}
