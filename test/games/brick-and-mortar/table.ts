import { proceed, seatAt } from '../../../shared/engine/index.ts';
import { auditState } from '../../../shared/games/brick-and-mortar/audit.ts';
import { board, endMarkers } from '../../../shared/games/brick-and-mortar/board.ts';
import { type BrickTypes, brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { type ItemCounts, type ItemType, itemTypes, noItems } from '../../../shared/games/brick-and-mortar/items.ts';
import { type MarketCardId, marketCardIds } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import { newOpenStore, openStoreOf } from '../../../shared/games/brick-and-mortar/open-stores.ts';
import { marketSteps } from '../../../shared/games/brick-and-mortar/phases/market.ts';
import { openingSteps } from '../../../shared/games/brick-and-mortar/phases/opening.ts';
import { privateBoxes } from '../../../shared/games/brick-and-mortar/phases/sale/sale.ts';
import type { BrickState, OpenStore, Phase, PlayerState, Step } from '../../../shared/games/brick-and-mortar/state.ts';
import { deckStoreIds, isStoreId, type StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { namesOf, ScenarioTable } from '../scenario-table.ts';

/** Items on a store: by shelf, the top one first, or as one number, all of them on the top shelf. */
type Stock = { readonly [Item in keyof ItemCounts]?: number | readonly number[] };

/** A player at the start of a scenario. The defaults are those of a new match: 10 points, $15, nothing open. */
export interface Sitting {
  readonly points?: number;
  readonly money?: number;
  readonly debt?: number;
  /** Open stores with their items, slot 1 first. */
  readonly stores?: { readonly [Store in StoreId]?: Stock };
  readonly storeHand?: readonly StoreId[];
  readonly marketHand?: readonly MarketCardId[];
}

/** The start of a scenario. Players sit in the order given, which is the turn order among equal points. */
export interface Situation<Name extends string> {
  readonly players: Readonly<Record<Name, Sitting>>;
  readonly phase?: Phase;
  /** From 0, January. February by default. */
  readonly month?: number;
  readonly market?: Partial<ItemCounts>;
  /** Boxes on Demand cards already turned up. */
  readonly boxes?: Partial<ItemCounts>;
  readonly supplyPile?: readonly MarketCardId[];
  readonly demandPile?: readonly MarketCardId[];
  readonly publicRow?: readonly StoreId[];
  readonly onDeck?: StoreId | null;
}

function openStore(id: StoreId, stock: Stock, phase: Phase): OpenStore {
  const store = newOpenStore(id);
  for (const item of itemTypes) {
    const count = stock[item];
    const shelves = store.shelves[item];
    if (count === undefined) continue;
    if (shelves === undefined) throw new RangeError(`${id} does not hold ${item}`);
    if (typeof count === 'number') shelves[0] = count;
    else shelves.splice(0, count.length, ...count);
  }
  if (phase === 'sale') store.boxes = privateBoxes(id);
  return store;
}

function playerIn(sitting: Sitting, phase: Phase): PlayerState {
  const building = Object.entries(sitting.stores ?? {}).flatMap(([id, stock]) =>
    isStoreId(id) ? [openStore(id, stock, phase)] : [],
  );
  return {
    points: sitting.points ?? board.startPoints,
    money: sitting.money ?? board.startMoney,
    debt: sitting.debt ?? 0,
    building,
    storeHand: [...(sitting.storeHand ?? [])],
    marketHand: [...(sitting.marketHand ?? [])],
    packet: [],
    kept: null,
    chosenCards: [],
    ready: false,
    redrawn: false,
    locked: false,
    bidQuantity: null,
    bidPrice: null,
    storeAction: 'open',
    bought: null,
    surplus: 0,
    sold: noItems(),
    pointsByMonth: [],
    moneyByMonth: [],
  };
}

function stateOf<Name extends string>(situation: Situation<Name>, names: readonly Name[]): BrickState {
  const phase = situation.phase ?? 'building';
  const players = names.map((name) => playerIn(situation.players[name], phase));
  const markers = endMarkers[players.length];
  if (markers === undefined) throw new RangeError(`nobody plays with ${players.length}`);
  const publicRow = [...(situation.publicRow ?? [])];
  const onDeck = situation.onDeck ?? null;
  const supplyPile = [...(situation.supplyPile ?? [])];
  const demandPile = [...(situation.demandPile ?? [])];
  const usedStores = new Set<StoreId | null>([...publicRow, onDeck]);
  const usedCards = new Set<MarketCardId>([...supplyPile, ...demandPile]);
  for (const player of players) {
    for (const id of player.storeHand) usedStores.add(id);
    for (const store of player.building) usedStores.add(store.id);
    for (const card of player.marketHand) usedCards.add(card);
  }
  return {
    random: [1, 2, 3, 4],
    seatCount: players.length,
    firstGame: false,
    phase,
    month: situation.month ?? 1,
    finalMonth: markers.finalMonth,
    investmentMarker: markers.points,
    turnOrder: players
      .map((_, index) => seatAt(index))
      .sort((one, other) => (players[other]?.points ?? 0) - (players[one]?.points ?? 0)),
    startingStores: [],
    storeDeck: deckStoreIds.filter((id) => !usedStores.has(id)),
    onDeck,
    publicRow,
    publicStoreBought: false,
    storeDiscards: [],
    storesAside: [],
    marketDeck: marketCardIds.filter((card) => !usedCards.has(card)),
    marketDiscards: [],
    marketAside: [],
    supplyPile,
    demandPile,
    demandSeenBy: null,
    demandCards: [],
    demandBoxes: { ...noItems(), ...situation.boxes },
    market: { ...noItems(), ...situation.market },
    item: null,
    revealedBids: [],
    players,
    agenda: [],
    question: null,
  };
}

/** A table in some situation, for scenarios that use players' names. Every move is checked and the state audited. */
export class Table<Name extends string> extends ScenarioTable<BrickTypes, Name> {
  constructor(situation: Situation<Name>, names: readonly Name[]) {
    super(brickAndMortar, names, stateOf(situation, names));
  }

  /** Runs these steps, the first one first, until a player must act. */
  begin(...steps: readonly Step[]): this {
    this.state.agenda.push(...steps.toReversed());
    proceed({ ...openingSteps, ...marketSteps }, this.state, this.events);
    auditState(this.state);
    return this;
  }

  /** Seals a dial: the price alone to stock, quantity and price to sell. */
  bid(name: Name, price: number, quantity?: number): this {
    if (quantity !== undefined) this.play(name, { type: 'bid-quantity', quantity });
    return this.play(name, { type: 'bid-price', price });
  }

  /** Puts `count` items into an order, for this store. */
  stock(name: Name, store: StoreId, count = 1): this {
    for (let times = 0; times < count; times++) this.play(name, { type: 'stock', store });
    return this;
  }

  /** Pays for an order with that many debt tokens. */
  pay(name: Name, tokens = 0): this {
    return this.play(name, { type: 'pay', tokens });
  }

  /** Sells `count` items off one shelf of a store into boxes of one kind. */
  sell(name: Name, store: StoreId, count = 1, box: 'demand' | 'jewelry-demand' | StoreId = 'demand', shelf = 0): this {
    for (let times = 0; times < count; times++) this.play(name, { type: 'sell', store, shelf, box });
    return this;
  }

  done(name: Name): this {
    return this.play(name, { type: 'done' });
  }

  shelves(name: Name, store: StoreId): OpenStore['shelves'] {
    return openStoreOf(this.player(name), store).shelves;
  }

  /** The player's open stores, slot 1 first. */
  open(name: Name): readonly StoreId[] {
    return this.player(name).building.map((store) => store.id);
  }

  order(): readonly Name[] {
    return this.state.turnOrder.flatMap((seat) => this.names[seat] ?? []);
  }
}

export function tableOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  return new Table(situation, namesOf(situation.players));
}

type Stores = NonNullable<Sitting['stores']>;

function playersWith<Name extends string>(stores: Readonly<Record<Name, Stores>>): Record<Name, Sitting>;
function playersWith(stores: Readonly<Record<string, Stores>>): Record<string, Sitting> {
  return Object.fromEntries(Object.entries(stores).map(([name, open]) => [name, { stores: open }]));
}

/** Players with these stores at the sale of a type with these Demand boxes. */
export function saleTable<Name extends string>(
  item: ItemType,
  boxes: number | Partial<ItemCounts>,
  stores: Readonly<Record<Name, Stores>>,
  more: Partial<Situation<Name>> = {},
): Table<Name> {
  const all = typeof boxes === 'number' ? { [item]: boxes } : boxes;
  const situation = { players: playersWith(stores), phase: 'sale', boxes: all, ...more } as const;
  return tableOf(situation).begin({ type: 'sale-of', item });
}

/** Players with these stores at the supply of a type with these items in the market. */
export function supplyTable<Name extends string>(
  item: ItemType,
  market: number | Partial<ItemCounts>,
  stores: Readonly<Record<Name, Stores>>,
  more: Partial<Situation<Name>> = {},
): Table<Name> {
  const all = typeof market === 'number' ? { [item]: market } : market;
  return tableOf({ players: playersWith(stores), market: all, ...more }).begin({ type: 'supply-of', item });
}
