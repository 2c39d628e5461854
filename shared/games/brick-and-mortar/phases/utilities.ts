import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BreakdownLine, BrickEvent } from '../events.ts';
import { closeStore, effectsOf, itemsOn } from '../open-stores.ts';
import { pay, tokenRange } from '../payment.ts';
import { changePoints } from '../points.ts';
import { totalOf } from '../prices.ts';
import type { BrickState, OpenStore } from '../state.ts';
import { stores } from '../stores/index.ts';

/** The breakdown of a building's utility bill in dollars: its stores and its occupied slots. */
export function utilityBreakdown(building: readonly Pick<OpenStore, 'id'>[]): readonly BreakdownLine[] {
  const lines: BreakdownLine[] = [];
  building.forEach(({ id }, place) => {
    lines.push({ why: 'store-utilities', amount: stores[id].utilities, store: id });
    lines.push({ why: 'slot-utilities', amount: board.slotUtilities[place] ?? 0, slot: place + 1 });
  });
  return lines;
}

/** Pays the bill; missing money becomes debt, with as few tokens as possible. Rules, "Utilities"; ruling 27. */
function payBill(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  const breakdown = utilityBreakdown(player.building);
  const bill = totalOf(breakdown);
  const tokens = tokenRange(player.money, bill).least;
  pay(player, bill, tokens);
  events.push({ type: 'utilities-paid', seat, bill, tokens, breakdown });
}

/** Collectors earn points for their items, or close without any. Ruling 38: after the bill is paid. */
function collect(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  for (const store of playerAt(state, seat).building) {
    for (const { item, per, points } of effectsOf(store.id, 'collector')) {
      const held = itemsOn(store, item);
      if (held === 0) closeStore(state, seat, store.id, 'empty', events);
      else changePoints(state, seat, Math.floor(held / per) * points, 'store-effect', events, store.id);
    }
  }
}

/** The whole Utilities Phase; it asks no questions. */
export function beginUtilities(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'utilities';
  events.push({ type: 'phase-began', phase: 'utilities', month: state.month });
  for (const seat of state.turnOrder) payBill(state, seat, events);
  // After Utilities modifiers, in the current turn order.
  for (const seat of state.turnOrder.slice()) collect(state, seat, events);
  state.agenda.push({ type: 'begin-investment' });
}
