import type { RandomWords } from '../../engine/index.ts';
import { copyCounts } from './items.ts';
import type { BrickState, OpenStore, PlayerState } from './state.ts';

function copyShelves(shelves: OpenStore['shelves']): OpenStore['shelves'] {
  const copied: OpenStore['shelves'] = {};
  if (shelves.food !== undefined) copied.food = shelves.food.slice();
  if (shelves.clothing !== undefined) copied.clothing = shelves.clothing.slice();
  if (shelves.electronics !== undefined) copied.electronics = shelves.electronics.slice();
  if (shelves.jewelry !== undefined) copied.jewelry = shelves.jewelry.slice();
  if (shelves.art !== undefined) copied.art = shelves.art.slice();
  return copied;
}

function copyOpenStore(store: OpenStore): OpenStore {
  return {
    id: store.id,
    shelves: copyShelves(store.shelves),
    sold: copyCounts(store.sold),
    transferred: copyCounts(store.transferred),
    boxes: store.boxes === null ? null : copyCounts(store.boxes),
    favourUsed: store.favourUsed,
  };
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    points: player.points,
    money: player.money,
    debt: player.debt,
    building: player.building.map(copyOpenStore),
    storeHand: player.storeHand.slice(),
    marketHand: player.marketHand.slice(),
    packet: player.packet.slice(),
    kept: player.kept,
    chosenCards: player.chosenCards.slice(),
    ready: player.ready,
    redrawn: player.redrawn,
    locked: player.locked,
    bidQuantity: player.bidQuantity,
    bidPrice: player.bidPrice,
    storeAction: player.storeAction,
    bought: player.bought,
    surplus: player.surplus,
    sold: copyCounts(player.sold),
    pointsByMonth: player.pointsByMonth.slice(),
    moneyByMonth: player.moneyByMonth.slice(),
  };
}

/**
 * An independent copy of a match.
 * It shares what the rules never change in place: questions, agenda steps, chosen cards and revealed bids.
 */
export function copyState(state: BrickState): BrickState {
  const [a, b, c, d]: RandomWords = state.random;
  const copied: BrickState = {
    random: [a, b, c, d],
    seatCount: state.seatCount,
    firstGame: state.firstGame,
    phase: state.phase,
    month: state.month,
    finalMonth: state.finalMonth,
    investmentMarker: state.investmentMarker,
    turnOrder: state.turnOrder.slice(),
    startingStores: state.startingStores.slice(),
    storeDeck: state.storeDeck.slice(),
    onDeck: state.onDeck,
    publicRow: state.publicRow.slice(),
    publicStoreBought: state.publicStoreBought,
    storeDiscards: state.storeDiscards.slice(),
    storesAside: state.storesAside.slice(),
    marketDeck: state.marketDeck.slice(),
    marketDiscards: state.marketDiscards.slice(),
    marketAside: state.marketAside.slice(),
    supplyPile: state.supplyPile.slice(),
    demandPile: state.demandPile.slice(),
    demandSeenBy: state.demandSeenBy,
    demandCards: state.demandCards.slice(),
    demandBoxes: copyCounts(state.demandBoxes),
    market: copyCounts(state.market),
    item: state.item,
    revealedBids: state.revealedBids.slice(),
    players: state.players.map(copyPlayer),
    agenda: state.agenda.slice(),
    question: state.question,
  };
  if (state.openMoney === true) copied.openMoney = true;
  return copied;
}
