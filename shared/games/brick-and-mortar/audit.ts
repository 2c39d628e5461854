import { AuditFailure, auditCards } from '../../engine/index.ts';
import { board } from './board.ts';
import { itemTypes } from './items.ts';
import { type MarketCardId, marketCardIds } from './market-cards.ts';
import { itemsOn } from './open-stores.ts';
import type { BrickState, PlayerState } from './state.ts';
import { stores } from './stores/index.ts';

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** All market cards of a state. */
function marketCardsIn(state: BrickState): MarketCardId[] {
  const places = [state.marketDeck, state.marketDiscards, state.marketAside, state.supplyPile, state.demandPile];
  const held = state.players.flatMap((player) => [player.marketHand, player.chosenCards.map((chosen) => chosen.card)]);
  return [...places, state.demandCards, ...held].flat();
}

/** Checks that no store card is in two places. Closed and unopened stores leave the game, so some may be in none. */
function auditStoreCards(state: BrickState): void {
  const seen = new Set<string>();
  const shared = [state.storeDeck, state.publicRow, state.storeDiscards, state.storesAside, state.startingStores];
  const held = state.players.flatMap((player) => [
    player.storeHand,
    player.packet,
    player.building.map((store) => store.id),
    [player.kept, player.bought].filter((id) => id !== null),
  ]);
  const all = [...shared, ...held].flat();
  for (const id of state.onDeck === null ? all : [...all, state.onDeck]) {
    if (seen.has(id)) throw new AuditFailure(`store ${id} lies in two places`);
    seen.add(id);
  }
}

function auditPlayer(player: PlayerState): void {
  for (const [what, value] of Object.entries({
    money: player.money,
    points: player.points,
    debt: player.debt,
    surplus: player.surplus,
  })) {
    if (!isWhole(value)) throw new AuditFailure(`${what} is ${value}`);
  }
  if (player.building.length > board.slots) throw new AuditFailure(`${player.building.length} stores in a building`);
  for (const store of player.building) {
    for (const item of itemTypes) {
      const shelves = store.shelves[item];
      if (shelves === undefined) continue;
      if (!shelves.every(isWhole)) throw new AuditFailure(`${item} on ${store.id}: ${shelves}`);
      if (itemsOn(store, item) > (stores[store.id].holds[item]?.capacity ?? 0)) {
        throw new AuditFailure(`${store.id} holds more ${item} than its capacity`);
      }
    }
  }
}

/** Checks that the turn order contains every seat once and follows the points. Rules, "Turn order". */
function auditTurnOrder(state: BrickState): void {
  if (new Set(state.turnOrder).size !== state.seatCount) throw new AuditFailure(`turn order ${state.turnOrder}`);
  const points = state.turnOrder.map((seat) => state.players[seat]?.points ?? 0);
  points.forEach((held, place) => {
    if (place > 0 && held > (points[place - 1] ?? 0))
      throw new AuditFailure(`turn order does not follow points ${points}`);
  });
}

/** Throws AuditFailure if cards, items, money, points or the turn order are inconsistent. */
export function auditState(state: BrickState, earlier?: BrickState): void {
  auditCards('market card', marketCardIds, marketCardsIn(state), earlier && marketCardsIn(earlier));
  auditStoreCards(state);
  for (const player of state.players) auditPlayer(player);
  auditTurnOrder(state);
  for (const item of itemTypes) {
    if (!isWhole(state.market[item])) throw new AuditFailure(`${state.market[item]} ${item} in the market`);
    if (!isWhole(state.demandBoxes[item])) throw new AuditFailure(`${state.demandBoxes[item]} boxes of ${item}`);
  }
}
