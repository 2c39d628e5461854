import { stockOf } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { moneyAfter, tokenRange } from '../../../../shared/games/brick-and-mortar/payment.ts';
import { auctionPrice, handPrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import { closingPoints } from '../../../../shared/games/brick-and-mortar/phases/building/managing.ts';
import { passesPacketTo } from '../../../../shared/games/brick-and-mortar/phases/draft.ts';
import { isStoreId, type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { aboutStore } from '../interaction/shop-data.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Asked, amountAt, offersOfType, type Prompt, partsOf, pickedOffers } from './prompt.ts';

/** The store picked on the table, from any pile. */
export function pickedStore(pending: PendingChoice): StoreId | null {
  const id = pending.selected?.split(':')[1] ?? '';
  return isStoreId(id) ? id : null;
}

/** The cost in words, with the debt tokens and the money left. Takes at least as many tokens as necessary. */
export function whatIsLeft(table: BrickTable, price: number, chosen: number): string {
  const { words, ownSeat, view } = table;
  const { money } = playerOf(view, ownSeat);
  if (money === null) return words.say('costs', { money: words.money(price) });
  const tokens = Math.max(chosen, tokenRange(money, price).least);
  const left = moneyAfter(money, price, tokens);
  return tokens === 0
    ? words.say('costs-leaves', { money: words.money(price), left: words.money(left) })
    : words.say('costs-with-debt', {
        money: words.money(price),
        tokens: words.say('tokens', { count: tokens }),
        left: words.money(left),
      });
}

export function draftPrompt(table: BrickTable, pending: PendingChoice): Prompt {
  const { words, ownSeat, view } = table;
  const picked = pickedStore(pending);
  const next = words.name(passesPacketTo(ownSeat, view.seatCount));
  const count = playerOf(table.view, ownSeat).packet.count;
  return prompt({
    title: words.say('titles.draft', { next }),
    hint: picked === null ? words.say('hints.draft', { count }) : aboutStore(picked, words),
    rule: 'draft',
    clears: picked !== null,
    ...partsOf(table, pickedOffers(table, pending), pending, true),
  });
}

export function startingStorePrompt(table: BrickTable, pending: PendingChoice): Prompt {
  const { words } = table;
  return prompt({
    title: words.say('titles.starting-store'),
    hint: words.say('hints.starting-store'),
    rule: 'building-in-january',
    clears: pending.selected !== null,
    ...partsOf(table, pickedOffers(table, pending), pending, true),
  });
}

export function storeActionPrompt(table: BrickTable, pending: PendingChoice): Prompt {
  const { words, ownSeat, view } = table;
  const picked = pickedStore(pending);
  const offers = pickedOffers(table, pending);
  const offer = offers[0];
  const direct = partsOf(table, offersOfType(table, 'pass'), pending, false);
  if (picked === null || offer === undefined) {
    return prompt({
      title: words.say('titles.store-action'),
      hint: words.say('hints.store-action'),
      rule: 'building-from-february-on',
      ...direct,
    });
  }
  const fromHand = offer.moves[0]?.type === 'buy-from-hand';
  const amount = amountAt(offer, pending);
  const player = playerOf(view, ownSeat);
  const { price } = fromHand ? handPrice(player, picked) : auctionPrice(player, picked, amount);
  return prompt({
    title: words.say(fromHand ? 'titles.buy-from-hand' : 'titles.open-auction', { store: words.store(picked) }),
    hint: fromHand ? whatIsLeft(table, price, amount) : offerSays(table, price, amount),
    rule: fromHand ? 'building-from-february-on' : 'auction',
    clears: true,
    ...partsOf(table, offers, pending, true),
  });
}

/** The cost of an offer if it wins, and whether it needs debt. */
function offerSays(table: BrickTable, price: number, offer: number): string {
  const { words, ownSeat, view } = table;
  const { money } = playerOf(view, ownSeat);
  const short = money === null ? 0 : tokenRange(money, price).least;
  const facts = { money: words.money(price), offer: words.money(offer) };
  return short > 0
    ? words.say('hints.offer-needs-debt', { ...facts, tokens: words.say('tokens', { count: short }) })
    : words.say(price === offer ? 'hints.offer' : 'hints.offer-discounted', facts);
}

export function auctionPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'auction'>): Prompt {
  const { words, ownSeat, view } = table;
  const { store, offer, leader, standing } = question;
  const raises = offersOfType(table, 'raise');
  const raise = raises[0];
  const amount = raise === undefined ? offer : amountAt(raise, pending);
  const { price } = auctionPrice(playerOf(view, ownSeat), store, amount);
  const parts = partsOf(table, [...offersOfType(table, 'drop-out'), ...raises], pending, false);
  return prompt({
    title: words.say('titles.auction', {
      store: words.store(store),
      name: words.name(leader),
      money: words.money(offer),
    }),
    hint: words.say('hints.auction', {
      names: words.names(standing.filter((seat) => seat !== ownSeat)),
      cost: raise === undefined ? words.money(offer) : offerSays(table, price, amount),
    }),
    rule: 'auction',
    // the dial on the desk sets the offer
    actions: parts.actions.map((action) => ({ ...action, main: action.key === raise?.key })),
  });
}

export function storePaymentPrompt(
  table: BrickTable,
  pending: PendingChoice,
  question: Asked<'store-payment'>,
): Prompt {
  const { words } = table;
  const offers = offersOfType(table, 'pay');
  const offer = offers[0];
  return prompt({
    title: words.say('titles.store-payment', {
      store: words.store(question.store),
      money: words.money(question.price),
    }),
    hint: whatIsLeft(table, question.price, offer === undefined ? 0 : amountAt(offer, pending)),
    rule: 'debt',
    ...partsOf(table, offers, pending, true),
  });
}

export function managePrompt(table: BrickTable, pending: PendingChoice): Prompt {
  const { words, ownSeat, view } = table;
  const { bought } = playerOf(view, ownSeat);
  const opens = offersOfType(table, 'open-store');
  const done = offersOfType(table, 'done');
  const picked = pickedStore(pending);
  const offers = pickedOffers(table, pending);
  if (picked !== null && offers[0]?.moves[0]?.type === 'close-store') {
    const parts = partsOf(table, offers, pending, true);
    return prompt({
      title: words.say('titles.close-store', { store: words.store(picked) }),
      hint: closingSays(table, picked),
      rule: 'building-from-february-on',
      clears: true,
      ...parts,
    });
  }
  const parts = partsOf(table, [...done, ...opens], pending, false);
  const facts = { store: bought === null ? '' : words.store(bought) };
  const bringsStore = opens.length > 0 ? 'titles.manage-open' : 'titles.manage-full';
  return prompt({
    title: words.say(bought === null ? 'titles.manage' : bringsStore, facts),
    hint: words.say(bought === null ? 'hints.manage' : 'hints.manage-bought', facts),
    rule: 'building-from-february-on',
    actions: parts.actions.map((action, index) => ({
      ...action,
      main: (bought === null || opens.length > 0) && index === parts.actions.length - 1,
    })),
  });
}

/** The gains and losses of closing a store. */
function closingSays(table: BrickTable, store: StoreId): string {
  const { words, ownSeat, view } = table;
  const open = playerOf(view, ownSeat).building.find(({ id }) => id === store);
  if (open === undefined) return '';
  const lost = stockOf(open);
  const points = closingPoints(store, lost);
  const bare = Object.values(lost).every((count) => count === 0);
  return words.say(points > 0 ? 'hints.close-with-points' : bare ? 'hints.close-bare' : 'hints.close', {
    items: words.counts(lost),
    points: words.points(points),
    worth: words.points(stores[store].points),
  });
}
