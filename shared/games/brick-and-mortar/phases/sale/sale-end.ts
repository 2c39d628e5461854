import { playerAt, type Seat } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import { type ItemType, itemTypes, noItems } from '../../items.ts';
import { closeStore, effectsOf } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import type { BrickState } from '../../state.ts';

function rivalSold(state: BrickState, seat: Seat, item: ItemType): boolean {
  return state.players.some((player, other) => other !== seat && player.sold[item] > 0);
}

/** Ruling 51: paid for every item sold from the store, if another player delivered the type to any box. */
function payRivalBonuses(state: BrickState, seat: Seat, item: ItemType, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  for (const { id, sold } of player.building) {
    const count = sold[item];
    for (const effect of effectsOf(id, 'sale-bonus-if-rival')) {
      if (effect.item !== item || count === 0 || !rivalSold(state, seat, item)) continue;
      const income = count * effect.amount;
      player.money += income;
      events.push({ type: 'rival-bonus', seat, store: id, item, count, income });
    }
  }
}

/** Ruling 47: a Peddler closes when the sale of its type ends, if it sold at least one; surplus does not count. */
function closeSoldOut(state: BrickState, seat: Seat, item: ItemType, events: BrickEvent[]): void {
  for (const { id, sold } of playerAt(state, seat).building) {
    if (sold[item] === 0 || !effectsOf(id, 'close-after-selling').some((effect) => effect.item === item)) continue;
    closeStore(state, seat, id, 'after-selling', events);
  }
}

/** Ends the sale of a type. */
export function closeSaleOf(state: BrickState, item: ItemType, events: BrickEvent[]): void {
  for (const seat of state.turnOrder) payRivalBonuses(state, seat, item, events);
  for (const seat of state.turnOrder) closeSoldOut(state, seat, item, events);
}

/** Discards the remaining surplus to the general supply. */
export function discardSurplus(state: BrickState, item: ItemType, events: BrickEvent[]): void {
  for (const seat of state.turnOrder) {
    const player = playerAt(state, seat);
    if (player.surplus === 0) continue;
    events.push({ type: 'surplus-discarded', seat, item, count: player.surplus });
    player.surplus = 0;
  }
}

/** Points for the number of types sold, from any store. Ruling 30: a threshold, not a scale. */
function payTypesSold(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const { building, sold } = playerAt(state, seat);
  let types = 0;
  for (const item of itemTypes) if (sold[item] > 0) types += 1;
  for (const { id } of building) {
    for (const effect of effectsOf(id, 'types-sold-points')) {
      if (types >= effect.leastTypes) changePoints(state, seat, effect.points, 'store-effect', events, id);
    }
  }
}

/** Empties all boxes, discards the Demand cards, and applies After Sale modifiers in turn order. */
export function endSale(state: BrickState, events: BrickEvent[]): void {
  state.item = null;
  state.revealedBids = [];
  for (const player of state.players) for (const store of player.building) store.boxes = null;
  state.marketDiscards.push(...state.demandCards);
  state.demandCards = [];
  state.demandBoxes = noItems();
  events.push({ type: 'demand-discarded' });
  // A copy of the current order, because points gained here change it.
  for (const seat of state.turnOrder.slice()) payTypesSold(state, seat, events);
  state.agenda.push({ type: 'begin-inventory' });
}
