import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { effectsOf, itemsOn } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { tokenRange } from '../../../../shared/games/brick-and-mortar/payment.ts';
import { storePrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import { isStoreId, type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { plan } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Asked, amountAt, offersOfType, type Plan, partsOf, pickedOffers } from './plan.ts';

/** The store that is picked on the table, whatever pile it lies in. */
export function pickedStore(half: PendingChoice): StoreId | null {
  const id = half.selected?.split(':')[1] ?? '';
  return isStoreId(id) ? id : null;
}

/** The modifiers of a store in sentences; what it is without any. */
export function aboutStore({ words }: BrickTable, store: StoreId): string {
  const sentences = stores[store].effects.map((effect) => words.sentence(effect));
  return sentences.length === 0 ? words.say('no-effect') : sentences.join(' ');
}

/** What paying leaves in the till: tokens first, then money. At least as many tokens as the price needs. */
export function whatIsLeft(table: BrickTable, price: number, chosen: number): string {
  const { words, near, view } = table;
  const { money } = playerOf(view, near);
  if (money === null) return words.say('costs', { money: words.money(price) });
  const tokens = Math.max(chosen, tokenRange(money, price).least);
  const left = money + tokens * board.tokenMoney - price;
  return tokens === 0
    ? words.say('costs-leaves', { money: words.money(price), left: words.money(left) })
    : words.say('costs-with-debt', {
        money: words.money(price),
        tokens: words.say('tokens', { count: tokens }),
        left: words.money(left),
      });
}

export function draftPlan(table: BrickTable, half: PendingChoice): Plan {
  const { words, near, seats } = table;
  const picked = pickedStore(half);
  const next = seats[(near + 1) % seats.length]?.name ?? '';
  const count = playerOf(table.view, near).packet.count;
  return plan({
    asks: words.say('asks.draft', { next }),
    says: picked === null ? words.say('says.draft', { count }) : aboutStore(table, picked),
    rule: 'draft',
    clears: picked !== null,
    ...partsOf(table, pickedOffers(table, half), half, true),
  });
}

export function startingStorePlan(table: BrickTable, half: PendingChoice): Plan {
  const { words } = table;
  return plan({
    asks: words.say('asks.starting-store'),
    says: words.say('says.starting-store'),
    rule: 'building-in-january',
    clears: half.selected !== null,
    ...partsOf(table, pickedOffers(table, half), half, true),
  });
}

export function storeActionPlan(table: BrickTable, half: PendingChoice): Plan {
  const { words, near, view } = table;
  const picked = pickedStore(half);
  const offers = pickedOffers(table, half);
  const offer = offers[0];
  const direct = partsOf(table, offersOfType(table, 'pass'), half, false);
  if (picked === null || offer === undefined) {
    return plan({
      asks: words.say('asks.store-action'),
      says: words.say('says.store-action'),
      rule: 'building-from-february-on',
      ...direct,
    });
  }
  const fromHand = offer.moves[0]?.type === 'buy-from-hand';
  const amount = amountAt(offer, half);
  const settled = fromHand ? stores[picked].cost : amount;
  const { price } = storePrice(playerOf(view, near), picked, {
    why: fromHand ? 'printed-cost' : 'winning-offer',
    amount: settled,
  });
  return plan({
    asks: words.say(fromHand ? 'asks.buy-from-hand' : 'asks.open-auction', { store: words.store(picked) }),
    says: fromHand ? whatIsLeft(table, price, amount) : offerSays(table, price, amount),
    rule: fromHand ? 'building-from-february-on' : 'auction',
    clears: true,
    ...partsOf(table, offers, half, true),
  });
}

/** The cost of an offer if it wins, and whether it needs debt. */
function offerSays(table: BrickTable, price: number, offer: number): string {
  const { words, near, view } = table;
  const { money } = playerOf(view, near);
  const short = money === null ? 0 : tokenRange(money, price).least;
  const facts = { money: words.money(price), offer: words.money(offer) };
  return short > 0
    ? words.say('says.offer-needs-debt', { ...facts, tokens: words.say('tokens', { count: short }) })
    : words.say(price === offer ? 'says.offer' : 'says.offer-discounted', facts);
}

export function auctionPlan(table: BrickTable, half: PendingChoice, question: Asked<'auction'>): Plan {
  const { words, near, view } = table;
  const { store, offer, leader, standing } = question;
  const raises = offersOfType(table, 'raise');
  const raise = raises[0];
  const amount = raise === undefined ? offer : amountAt(raise, half);
  const { price } = storePrice(playerOf(view, near), store, { why: 'winning-offer', amount });
  const parts = partsOf(table, [...offersOfType(table, 'drop-out'), ...raises], half, false);
  return plan({
    asks: words.say('asks.auction', { store: words.store(store), name: words.name(leader), money: words.money(offer) }),
    says: words.say('says.auction', {
      names: words.names(standing.filter((seat) => seat !== near)),
      cost: raise === undefined ? words.money(offer) : offerSays(table, price, amount),
    }),
    rule: 'auction',
    // the dial on the desk sets the offer
    actions: parts.actions.map((action) => ({ ...action, main: action.key === raise?.key })),
  });
}

export function storePaymentPlan(table: BrickTable, half: PendingChoice, question: Asked<'store-payment'>): Plan {
  const { words } = table;
  const offers = offersOfType(table, 'pay');
  const offer = offers[0];
  return plan({
    asks: words.say('asks.store-payment', { store: words.store(question.store), money: words.money(question.price) }),
    says: whatIsLeft(table, question.price, offer === undefined ? 0 : amountAt(offer, half)),
    rule: 'debt',
    ...partsOf(table, offers, half, true),
  });
}

export function managePlan(table: BrickTable, half: PendingChoice): Plan {
  const { words, near, view } = table;
  const { bought, building } = playerOf(view, near);
  const opens = offersOfType(table, 'open-store');
  const done = offersOfType(table, 'done');
  const picked = pickedStore(half);
  const offers = pickedOffers(table, half);
  if (picked !== null && offers[0]?.moves[0]?.type === 'close-store') {
    const parts = partsOf(table, offers, half, true);
    return plan({
      asks: words.say('asks.close-store', { store: words.store(picked) }),
      says: closingSays(table, picked),
      rule: 'building-from-february-on',
      clears: true,
      ...parts,
    });
  }
  const parts = partsOf(table, [...done, ...opens], half, false);
  const facts = { store: bought === null ? '' : words.store(bought) };
  const full = bought !== null && building.length >= board.slots;
  return plan({
    asks: words.say(bought === null ? 'asks.manage' : full ? 'asks.manage-full' : 'asks.manage-open', facts),
    says: words.say(bought === null ? 'says.manage' : 'says.manage-bought', facts),
    rule: 'building-from-february-on',
    actions: parts.actions.map((action, index) => ({
      ...action,
      main: (bought === null || opens.length > 0) && index === parts.actions.length - 1,
    })),
  });
}

/** What closing a store gives and loses. */
function closingSays(table: BrickTable, store: StoreId): string {
  const { words, near, view } = table;
  const open = playerOf(view, near).building.find(({ id }) => id === store);
  if (open === undefined) return '';
  const lost = Object.fromEntries(itemTypes.map((item) => [item, itemsOn(open, item)]));
  const points = effectsOf(store, 'close-points').reduce(
    (sum, effect) => sum + effect.points * itemsOn(open, effect.item),
    0,
  );
  const bare = Object.values(lost).every((count) => count === 0);
  return words.say(points > 0 ? 'says.close-with-points' : bare ? 'says.close-bare' : 'says.close', {
    items: words.counts(lost),
    points: words.points(points),
    worth: words.points(stores[store].points),
  });
}
