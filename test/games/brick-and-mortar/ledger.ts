import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import type { BrickEvent } from '../../../shared/games/brick-and-mortar/events.ts';
import {
  copyCounts,
  type ItemCounts,
  type ItemType,
  itemTypes,
  noItems,
} from '../../../shared/games/brick-and-mortar/items.ts';
import { effectsOf, newOpenStore } from '../../../shared/games/brick-and-mortar/open-stores.ts';
import type { BrickState, OpenStore } from '../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';

type Shopfront = Pick<OpenStore, 'id' | 'shelves'>;

/** What the ledger keeps of one player. */
interface Account {
  money: number;
  points: number;
  debt: number;
  surplus: number;
  /** Market cards in the hand, and those chosen to be played. */
  hand: number;
  chosen: number;
  building: Shopfront[];
}

/** What the events alone say lies on the table: the books that a spectator with a good memory could keep. */
export class Ledger {
  readonly accounts: Account[];
  market: ItemCounts;
  boxes: ItemCounts;
  order: number[];
  marker: number | null;
  row: readonly StoreId[];
  onDeck: StoreId | null;

  /** Opens the books with what lies on the table now. */
  constructor(state: BrickState) {
    this.accounts = state.players.map((player) => ({
      money: player.money,
      points: player.points,
      debt: player.debt,
      surplus: player.surplus,
      hand: player.marketHand.length,
      chosen: player.chosenCards.length,
      building: player.building.map(({ id, shelves }) => structuredClone({ id, shelves })),
    }));
    this.market = copyCounts(state.market);
    this.boxes = copyCounts(state.demandBoxes);
    this.order = state.turnOrder.slice();
    this.marker = state.investmentMarker;
    this.row = state.publicRow.slice();
    this.onDeck = state.onDeck;
  }

  /** Enters an event. Throws RangeError where it cannot be true of what the books say. */
  enter(event: BrickEvent): void {
    this.#enterMoney(event);
    this.#enterItems(event);
    this.#enterShelves(event);
    this.#enterPoints(event);
    this.#enterCards(event);
  }

  #account(seat: number): Account {
    const account = this.accounts[seat];
    if (account === undefined) throw new RangeError(`no account ${seat}`);
    return account;
  }

  #shopfront(seat: number, id: StoreId): Shopfront {
    const found = this.#account(seat).building.find((store) => store.id === id);
    if (found === undefined) throw new RangeError(`${id} is not open`);
    return found;
  }

  #put(seat: number, id: StoreId, item: ItemType, shelf: number, count: number): void {
    const shelves = this.#shopfront(seat, id).shelves[item];
    const held = shelves?.[shelf];
    if (shelves === undefined || held === undefined || held + count < 0) throw new RangeError(`${item} on ${id}`);
    shelves[shelf] = held + count;
  }

  #bottom(seat: number, id: StoreId, item: ItemType): number {
    return (this.#shopfront(seat, id).shelves[item]?.length ?? 0) - 1;
  }

  #pay(seat: number, paid: number, tokens = 0): void {
    const account = this.#account(seat);
    account.money += tokens * board.tokenMoney - paid;
    account.debt += tokens;
  }

  #enterMoney(event: BrickEvent): void {
    switch (event.type) {
      case 'store-bought':
      case 'stocked':
        this.#pay(event.seat, event.paid, event.tokens);
        break;
      case 'surplus-bought':
        this.#pay(event.seat, event.paid, event.tokens);
        this.#pay(event.from, -event.paid);
        break;
      case 'utilities-paid':
        this.#pay(event.seat, event.bill, event.tokens);
        break;
      case 'points-bought':
        this.#pay(event.seat, event.paid);
        break;
      case 'points-instead':
        this.#pay(event.seat, event.forgone);
        break;
      case 'sold':
      case 'rival-bonus':
        this.#pay(event.seat, -event.income);
        break;
      case 'points-sold':
        this.#pay(event.seat, -event.received);
        break;
    }
  }

  #enterItems(event: BrickEvent): void {
    switch (event.type) {
      case 'market-supplied':
        for (const item of itemTypes) this.market[item] += event.added[item];
        break;
      case 'supplied-by-store':
        this.market[event.item] += event.count;
        break;
      case 'stocked':
        this.market[event.item] -= event.count;
        for (const { store, count } of event.lines) this.#put(event.seat, store, event.item, 0, count);
        break;
      case 'stocked-free':
        if (event.source === 'market') this.market[event.item] -= event.count;
        this.#put(event.seat, event.store, event.item, 0, event.count);
        break;
      case 'demand-revealed':
        this.boxes = copyCounts(event.boxes);
        break;
      case 'demand-discarded':
        this.boxes = noItems();
        break;
      case 'sold':
        this.#put(event.seat, event.store, event.item, event.shelf, -1);
        if (event.box === 'demand') this.boxes[event.item] -= 1;
        else if (event.box === 'jewelry-demand') this.boxes.jewelry -= 1;
        break;
      case 'surplus-set-aside':
        this.#put(event.seat, event.store, event.item, event.shelf, -1);
        this.#account(event.seat).surplus += 1;
        break;
      case 'surplus-rescued':
        this.#put(event.seat, event.store, event.item, event.shelf, -1);
        this.#put(event.seat, event.into, event.item, 0, 1);
        break;
      case 'surplus-bought':
        this.#account(event.from).surplus -= 1;
        this.#put(event.seat, event.store, event.item, 0, 1);
        break;
      case 'surplus-discarded':
        this.#account(event.seat).surplus -= event.count;
        break;
    }
  }

  #enterShelves(event: BrickEvent): void {
    switch (event.type) {
      case 'store-opened': {
        const { building } = this.#account(event.seat);
        const { id, shelves } = newOpenStore(event.store);
        building.push({ id, shelves });
        if (building.length !== event.slot) throw new RangeError(`slot ${event.slot}`);
        break;
      }
      case 'store-closed': {
        const { shelves } = this.#shopfront(event.seat, event.store);
        for (const item of itemTypes) {
          const held = shelves[item]?.reduce((sum, count) => sum + count, 0) ?? 0;
          if (event.discarded[item] !== held) throw new RangeError(`${held} ${item} on ${event.store}`);
        }
        const account = this.#account(event.seat);
        account.building = account.building.filter(({ id }) => id !== event.store);
        break;
      }
      case 'transferred':
        this.#put(event.seat, event.from, event.item, event.shelf, -1);
        this.#put(event.seat, event.into, event.item, 0, 1);
        break;
      case 'returned-to-market':
        this.#put(event.seat, event.store, event.item, this.#bottom(event.seat, event.store, event.item), -1);
        this.market[event.item] += 1;
        break;
      case 'items-expired':
        this.#put(event.seat, event.store, event.item, this.#bottom(event.seat, event.store, event.item), -event.count);
        break;
      case 'items-aged':
        for (const { building } of this.accounts) for (const store of building) age(store);
        break;
    }
  }

  #enterPoints(event: BrickEvent): void {
    switch (event.type) {
      case 'points-changed': {
        const account = this.#account(event.seat);
        account.points += event.by;
        if (account.points !== event.total) throw new RangeError(`${account.points} points, not ${event.total}`);
        this.#move(event.seat, event.by > 0);
        break;
      }
      case 'order-changed':
        if (String(this.order) !== String(event.order)) throw new RangeError(`order ${this.order}, not ${event.order}`);
        break;
      case 'marker-reached':
        if (this.#account(event.seat).points < (this.marker ?? Number.POSITIVE_INFINITY)) {
          throw new RangeError('the marker was not reached');
        }
        this.marker = null;
        break;
    }
  }

  /** The turn order by the rulebook's words: ahead of all who now have fewer points, or behind all who have more. */
  #move(seat: number, gained: boolean): void {
    const { points } = this.#account(seat);
    const others = this.order.filter((other) => other !== seat);
    const ahead = others.filter((other) => {
      const theirs = this.#account(other).points;
      return gained ? theirs >= points : theirs > points;
    });
    const behind = others.filter((other) => !ahead.includes(other));
    this.order = [...ahead, seat, ...behind];
  }

  #enterCards(event: BrickEvent): void {
    switch (event.type) {
      case 'public-row-changed':
        this.row = event.row;
        this.onDeck = event.onDeck;
        break;
      case 'card-chosen':
        this.#account(event.seat).hand -= 1;
        this.#account(event.seat).chosen += 1;
        break;
      case 'choice-taken-back': {
        const account = this.#account(event.seat);
        account.hand += account.chosen;
        account.chosen = 0;
        break;
      }
      case 'piles-formed':
        for (const account of this.accounts) account.chosen = 0;
        break;
      case 'cards-redrawn':
        this.#account(event.seat).hand += (event.drawn?.length ?? 0) - event.count;
        break;
      case 'cards-drawn':
        this.#account(event.seat).hand += event.count;
        break;
      case 'card-added':
        this.#account(event.seat).hand -= 1;
        break;
    }
  }
}

/** Everything moves down a shelf; what was to fall off the bottom one has been told before. */
function age(store: Shopfront): void {
  if (effectsOf(store.id, 'no-aging').length > 0) return;
  for (const item of itemTypes) {
    const shelves = store.shelves[item];
    if (shelves === undefined) continue;
    if (shelves.pop() !== 0) throw new RangeError(`${item} fell off ${store.id} and nobody was told`);
    shelves.unshift(0);
  }
}
