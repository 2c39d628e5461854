import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import type { BoardId } from '../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildings } from '../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods } from '../../../shared/games/harbour/goods.ts';
import type { Owner, Place } from '../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import { FalseEntry } from '../false-entry.ts';

interface Account {
  readonly goods: GoodCounts;
  readonly buildings: BuildingId[];
  free: BuildingId | null;
  pawn: Place | null;
  board: BoardId | null;
}

/**
 * The table as the events tell it: begun from a state, then kept by entering what happened, without another look at
 * the state. Everything that an event claims is checked against what was entered before.
 */
export class Ledger {
  readonly accounts: readonly Account[];
  readonly practice: { readonly buildings: BuildingId[]; pawn: BuildingId | null; cargo: number } | null;
  market: Good[];
  centre: BuildingId[];
  round: number;
  turn: { readonly seat: Seat; readonly extra: boolean } | null;
  endedBy: Owner | null;
  ending: string | null;

  constructor(state: HarbourState) {
    this.accounts = state.players.map((player) => ({
      goods: { ...player.goods },
      buildings: player.buildings.slice(),
      free: player.freeBuilding,
      pawn: player.pawn,
      board: player.board,
    }));
    this.practice = state.practice && { ...state.practice, buildings: state.practice.buildings.slice() };
    this.market = state.market.slice();
    this.centre = state.centre.slice();
    this.round = state.round;
    this.turn = state.turn && { seat: state.turn.seat, extra: state.turn.extra };
    this.endedBy = state.endedBy;
    this.ending = state.ending;
  }

  /** Everything but the points that the events tell at the end. */
  enter(event: HarbourEvent): void {
    switch (event.type) {
      case 'character-kept':
        this.#account(event.seat).board = event.board;
        return;
      case 'building-taken':
        this.#account(event.seat).buildings.push(event.building);
        this.#account(event.seat).free = event.building;
        return;
      case 'starting-good-taken':
        this.#put(event.seat, event.good, 1, 1);
        return;
      case 'round-began':
        this.#check(event.round === this.round + 1, event);
        this.round = event.round;
        return;
      case 'turn-began':
        this.#check(!event.extra || event.seat === this.turn?.seat, event);
        this.turn = { seat: event.seat, extra: event.extra };
        return;
      case 'pawn-moved': {
        const account = this.#account(event.seat);
        this.#check(event.from === account.pawn, event);
        this.#check(event.owner === this.#ownerOf(event.to), event);
        const there = seatsOf(this.accounts.length).filter((seat) => this.#account(seat).pawn === event.to);
        const others = there.filter((seat) => seat !== event.seat);
        this.#check(JSON.stringify(event.sharedWith) === JSON.stringify(others), event);
        account.pawn = event.to;
        return;
      }
      case 'pawn-returned':
        this.#check(this.turn?.extra === true, event);
        this.#account(event.seat).pawn = event.to;
        return;
      case 'toll-paid':
        this.#take(event.seat, event.good, 1, event);
        if (event.owner === 'practice') this.#check(!event.received, event);
        else this.#put(event.owner, event.good, 1, event.received ? 1 : 0, event);
        return;
      case 'goods-gained':
        this.#put(event.seat, event.good, event.offered, event.gained, event);
        return;
      case 'goods-converted':
        for (const good of goods) this.#take(event.seat, good, event.paid[good] ?? 0, event);
        for (const good of goods) {
          const gained = event.gained[good] ?? 0;
          this.#put(event.seat, good, gained + (event.lost[good] ?? 0), gained, event);
        }
        return;
      case 'good-handed-in':
        this.#take(event.seat, event.good, 1, event);
        return;
      case 'good-passed':
        this.#take(event.seat, event.good, event.count, event);
        this.#put(event.to, event.good, event.count, event.received, event);
        return;
      case 'market-changed':
        this.#check(event.market.toSorted().join() === this.market.toSorted().join(), event);
        this.market = event.market.slice();
        return;
      case 'building-cleared':
        this.#leaveCentre(event.building, event);
        return;
      case 'centre-filled':
        this.centre.push(event.building);
        return;
      case 'inland-traded':
        for (const good of goods) this.#take(event.seat, good, 1, event);
        return;
      case 'goods-shipped':
        this.#ship(event);
        return;
      case 'building-bought':
        this.#leaveCentre(event.building, event);
        this.#check(event.price === event.reckoning.reduce((sum, { amount }) => sum + amount, 0), event);
        this.#check(event.change >= 0 && event.reckoning[0]?.amount === buildings[event.building].cost, event);
        this.#account(event.seat).buildings.push(event.building);
        return;
      case 'practice-moved': {
        const practice = this.#opponent();
        practice.pawn = event.to;
        practice.cargo += 2;
        this.#check(practice.cargo === event.cargo, event);
        return;
      }
      case 'practice-bought':
        this.#leaveCentre(event.building, event);
        this.#check(event.shipped === this.market[0], event);
        this.#check(this.#opponent().cargo >= buildings[event.building].cost, event);
        this.#opponent().cargo = 0;
        this.#opponent().buildings.push(event.building);
        return;
      case 'last-turns-began':
        this.#check(this.endedBy === null && this.#counted(event.owner) === 4, event);
        this.endedBy = event.owner;
        return;
      case 'match-ended':
        this.ending = event.ending;
        this.turn = null;
        return;
      case 'seat-scored':
        this.#check(event.points === event.reckoning.reduce((sum, { amount }) => sum + amount, 0), event);
        this.#check(this.#buildingPoints(event.seat) === pointsOfBuildings(event), event);
        return;
      case 'building-copied':
        this.#check(
          this.accounts.some(({ pawn }, seat) => seat !== event.seat && pawn === event.place),
          event,
        );
        return;
      case 'deck-looked-at':
      case 'nothing-done':
      case 'stole-nothing':
      case 'purchase-declined':
      case 'extra-turn-given':
        return;
    }
  }

  #ship(event: Extract<HarbourEvent, { type: 'goods-shipped' }>): void {
    for (const { good, held, kept } of event.goods) {
      this.#check(this.#account(event.seat).goods[good] === held && kept >= 0 && kept <= held, event);
      this.#take(event.seat, good, held - kept, event);
    }
    this.#check(event.goods.length > 0, event);
    this.#check(event.money === event.goods.reduce((sum, { money }) => sum + money, 0), event);
  }

  /** Goods come to a seat: so many are offered, and as many of them as find room are gained. */
  #put(seat: Seat, good: Good, offered: number, gained: number, event?: HarbourEvent): void {
    const held = this.#account(seat).goods;
    this.#check(gained === Math.min(offered, 6 - held[good]), event);
    held[good] += gained;
  }

  #take(seat: Seat, good: Good, count: number, event: HarbourEvent): void {
    const held = this.#account(seat).goods;
    this.#check(count >= 0 && held[good] >= count, event);
    held[good] -= count;
  }

  #leaveCentre(building: BuildingId, event: HarbourEvent): void {
    this.#check(this.centre.includes(building), event);
    this.centre = this.centre.filter((standing) => standing !== building);
  }

  #ownerOf(place: Place): Owner | null {
    for (const seat of seatsOf(this.accounts.length)) {
      if (place === `start-${seat}` || this.#account(seat).buildings.some((building) => building === place))
        return seat;
    }
    return this.practice?.buildings.some((building) => building === place) ? 'practice' : null;
  }

  #counted(owner: Owner): number {
    if (owner === 'practice') return this.#opponent().buildings.length;
    const { buildings: owned, free } = this.#account(owner);
    return owned.filter((building) => building !== free).length;
  }

  #buildingPoints(seat: Seat): number {
    const { buildings: owned, free } = this.#account(seat);
    return owned.reduce((sum, building) => sum + (building === free ? 0 : buildings[building].points), 0);
  }

  #account(seat: Seat): Account {
    const account = this.accounts[seat];
    if (account === undefined) throw new FalseEntry(`nobody sits at ${seat}`);
    return account;
  }

  #opponent(): NonNullable<Ledger['practice']> {
    if (this.practice === null) throw new FalseEntry('there is no practice opponent');
    return this.practice;
  }

  #check(holds: boolean, event?: HarbourEvent): void {
    if (!holds) throw new FalseEntry(`cannot be: ${JSON.stringify(event)} after ${JSON.stringify(this)}`);
  }
}

function pointsOfBuildings({ reckoning }: Extract<HarbourEvent, { type: 'seat-scored' }>): number {
  return reckoning.reduce((sum, { why, amount }) => sum + (why === 'building' ? amount : 0), 0);
}
