import { type Seat, seatAt, seatsOf } from '../../../shared/engine/index.ts';
import { type ChallengeId, challenges } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { IncomeLine, MercadoEvent } from '../../../shared/games/mercado-de-lisboa/events.ts';
import type { Entrance, Good, Space } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState, Stand } from '../../../shared/games/mercado-de-lisboa/state.ts';
import type { CustomerId, Restaurant } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { FalseEntry } from '../false-entry.ts';

interface Account {
  money: number;
  tiles: Good[];
  woodenStands: number;
  restaurants: Restaurant[];
}

const helps: Readonly<Record<Restaurant, string>> = {
  'sushi-bar': 'fish',
  'tea-house': 'flower',
  pizzeria: 'tomato',
  'burger-joint': 'meat',
  'wine-bar': 'grape',
  pub: 'fish flower tomato meat grape',
};

const rowOf = (space: Space) => Math.floor(space / 5);
const columnOf = (space: Space) => space % 5;
const numberOf = (entrance: Entrance) => Number(entrance.slice(1)) - 1;
const isOnLine = (space: Space, entrance: Entrance) =>
  ('LR'.includes(entrance.charAt(0)) ? rowOf(space) : columnOf(space)) === numberOf(entrance);
const figures = (id: CustomerId) => Number(id.charAt(1));
const wants = (id: CustomerId, good: Good) => id.split('-').includes(good);
const areNext = (one: Space, other: Space) =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1;
const sameSet = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one.map((each) => JSON.stringify(each)).toSorted()) ===
  JSON.stringify(other.map((each) => JSON.stringify(each)).toSorted());

/**
 * The table as the events tell it: begun from a state, then kept by entering what happened, without another look at
 * the state. Everything that an event claims is worked out anew from what was entered before, by the rules' text.
 */
export class Ledger {
  readonly accounts: readonly Account[];
  readonly stands: (Stand | null)[];
  readonly open: (Restaurant | null)[];
  readonly grey: (Restaurant | null)[];
  readonly doors: Partial<Record<Entrance, CustomerId>>;
  readonly customers: CustomerId[];
  /** How many lie face down at each level, and in the bag. */
  readonly faceDown: number[];
  bag: number;
  display: Good[];
  round: number;
  coinsInRow: number;
  lastRound: string | null;
  ending: string | null;
  /** Whose turn it should be, and whether they still have to take a tile. */
  next: Seat;
  tileDue: boolean;
  specialty: Good | null;
  readonly coinsFrom: number[];
  brought: number;
  actions: number;
  bestAction: number;
  readonly #start: Seat;
  readonly #challenge: ChallengeId | null;

  constructor(state: MercadoState) {
    this.accounts = state.players.map(({ money, tiles, woodenStands, restaurants }) => ({
      money,
      tiles: tiles.toSorted(),
      woodenStands,
      restaurants: restaurants.toSorted(),
    }));
    this.stands = state.stands.slice();
    this.open = state.open.slice();
    this.grey = state.grey.slice();
    this.doors = {};
    for (const [entrance, id] of entriesOf(state.doors)) if (id) this.doors[entrance] = id;
    this.customers = state.customers.flat().toSorted();
    this.faceDown = state.stacks.map(({ length }) => length);
    this.bag = state.bag.length;
    this.display = state.display.toSorted();
    this.round = state.round;
    this.coinsInRow = state.coinsInRow;
    this.lastRound = state.lastRound;
    this.ending = state.ending;
    this.next = state.turn?.seat ?? state.startPlayer;
    this.tileDue = state.question?.type === 'take-tile';
    this.specialty = state.tally?.specialty ?? null;
    this.coinsFrom = state.tally?.coinsFrom.slice() ?? [0, 0, 0, 0];
    this.brought = state.tally?.customers ?? 0;
    this.actions = state.tally?.actions ?? 0;
    this.bestAction = state.tally?.bestAction ?? 0;
    this.#start = state.startPlayer;
    this.#challenge = state.settled.challenge;
  }

  enter(event: MercadoEvent): void {
    switch (event.type) {
      case 'specialty-chosen':
        this.#check(this.#challenge === 'specialist' && this.actions === 0, event);
        this.specialty = event.good;
        return;
      case 'round-began':
        this.#check(event.round === this.round + 1 && this.next === this.#start, event);
        this.round = event.round;
        return;
      case 'hand-exchanged': {
        const account = this.#account(event.seat);
        this.#check(event.seat === this.next && sameSet(account.tiles, event.returned), event);
        this.#checkExchange(event);
        account.tiles = event.drawn.toSorted();
        return;
      }
      case 'display-exchanged':
        this.#check(event.seat === this.next && sameSet(this.display, event.returned), event);
        this.#checkExchange(event);
        this.display = event.drawn.toSorted();
        return;
      case 'stand-opened':
        this.#openStand(event);
        return;
      case 'restaurant-taken':
        this.#check(this.grey[event.space] === event.restaurant, event);
        this.#check(this.stands[event.space] !== null || this.open[event.space] !== null, event);
        this.grey[event.space] = null;
        this.#add(this.#account(event.seat).restaurants, event.restaurant);
        return;
      case 'tile-taken':
        this.#check(this.tileDue && event.seat === this.next, event);
        this.#remove(this.display, event.good, event);
        this.#add(this.#account(event.seat).tiles, event.good);
        this.tileDue = false;
        this.#passTurn();
        return;
      case 'display-filled':
        this.#check(this.bag > 0 && this.display.length === 2, event);
        this.bag--;
        this.#add(this.display, event.good);
        return;
      case 'customers-brought':
        this.#bringCustomers(event);
        return;
      case 'customers-came':
        this.#check((this.faceDown[figures(event.customers) - 1] ?? 0) > 0, event);
        this.faceDown[figures(event.customers) - 1] = (this.faceDown[figures(event.customers) - 1] ?? 0) - 1;
        this.#add(this.customers, event.customers);
        return;
      case 'restaurant-opened':
        this.#begin(event);
        this.#check(this.stands[event.space] === null && this.open[event.space] === null, event);
        this.#check(event.coins === 1, event);
        this.#remove(this.#account(event.seat).restaurants, event.restaurant, event);
        this.open[event.space] = event.restaurant;
        this.#account(event.seat).money += 1;
        this.#count([], 1);
        this.coinsInRow = 0;
        this.#passTurn();
        return;
      case 'coin-taken':
        this.#begin(event);
        this.#check(this.accounts.length > 1 && event.inRow === this.coinsInRow + 1, event);
        this.coinsInRow = event.inRow;
        this.#account(event.seat).money += 1;
        this.#passTurn();
        return;
      case 'last-round-began':
        this.#check(this.lastRound === null && event.left === this.left(event.why) && event.left <= 4, event);
        this.lastRound = event.why;
        return;
      case 'seat-scored': {
        const { money, restaurants } = this.#account(event.seat);
        this.#check(event.coins === money - restaurants.length, event);
        this.#check(event.coins === event.reckoning.reduce((sum, { amount }) => sum + amount, 0), event);
        return;
      }
      case 'challenge-counted': {
        this.#check(event.counted === this.counted() && event.greatDeal === this.bestAction >= 32, event);
        this.#check(event.fame === this.fame(), event);
        return;
      }
      case 'match-ended':
        this.#check(this.#mayEnd(event.ending), event);
        this.ending = event.ending;
        return;
    }
  }

  /** Every action open to whoever's turn it is, worked out by the rules' text, each as `type what where`, sorted. */
  possible(): readonly string[] {
    const seat = this.next;
    const { money, tiles, woodenStands, restaurants } = this.#account(seat);
    const found: string[] = this.accounts.length > 1 ? ['take-coin'] : [];
    for (let space = 0; space < 25; space++) {
      if (this.stands[space] !== null || this.open[space] !== null) continue;
      for (const restaurant of new Set(restaurants)) found.push(`open-restaurant ${restaurant} ${space}`);
      const cost = Math.max(
        ...[rowOf, columnOf].map((line) => 1 + this.#standsWhere((other) => line(other) === line(space))),
      );
      for (const good of woodenStands > 0 ? new Set(tiles) : []) {
        const income = entriesOf(this.doors).flatMap(([entrance, id]) =>
          id !== undefined && isOnLine(space, entrance) ? this.#payment(id, entrance, space, { good, seat }) : [],
        );
        if (cost <= money + income.reduce((sum, { coins }) => sum + coins, 0))
          found.push(`open-stand ${good} ${space}`);
      }
    }
    for (const [entrance, there] of entriesOf(this.doors)) {
      if (there !== undefined) continue;
      const size = this.#standsWhere((space) => isOnLine(space, entrance));
      const mine = this.stands.filter((stand, space) => stand?.seat === seat && isOnLine(space, entrance));
      for (const id of this.customers) {
        if (size < figures(id) || !mine.some((stand) => stand !== null && wants(id, stand.good))) continue;
        found.push(`bring-customers ${id} ${entrance}`);
      }
    }
    return found.toSorted();
  }

  /** Free spaces, or empty entrances. */
  left(what: 'spaces' | 'entrances'): number {
    if (what === 'entrances') return 20 - Object.keys(this.doors).length;
    return this.stands.filter((stand, space) => stand === null && this.open[space] === null).length;
  }

  /** What the challenge counts. */
  counted(): number {
    if (this.#challenge === null) throw new FalseEntry('several players have no challenge');
    const { counted } = challenges[this.#challenge];
    if (counted.what === 'customers') return this.brought;
    if (counted.what === 'coins-from') return this.coinsFrom[counted.level - 1] ?? 0;
    const { money, restaurants } = this.#account(seatAt(0));
    return money - restaurants.length;
  }

  fame(): number {
    if (this.#challenge === null) throw new FalseEntry('several players have no challenge');
    const counted = this.counted();
    return challenges[this.#challenge].fameAt.filter((target) => counted >= target).length;
  }

  #standsWhere(is: (space: Space) => boolean): number {
    return this.stands.filter((stand, space) => stand !== null && is(space)).length;
  }

  #openStand(event: Extract<MercadoEvent, { type: 'stand-opened' }>): void {
    const { seat, good, space } = event;
    const account = this.#account(seat);
    this.#begin(event);
    this.#check(this.stands[space] === null && this.open[space] === null && account.woodenStands > 0, event);
    this.#remove(account.tiles, good, event);
    account.woodenStands--;
    this.stands[space] = { good, seat };
    const inRow = this.#standsWhere((other) => rowOf(other) === rowOf(space));
    const inColumn = this.#standsWhere((other) => columnOf(other) === columnOf(space));
    this.#check(event.inRow === inRow && event.inColumn === inColumn, event);
    this.#check(event.cost === Math.max(inRow, inColumn), event);
    const income = entriesOf(this.doors).flatMap(([entrance, id]) =>
      id !== undefined && isOnLine(space, entrance) ? this.#payment(id, entrance, space) : [],
    );
    this.#checkIncome(event.income, income, event);
    const earned = income.reduce((sum, { coins }) => sum + coins, 0);
    this.#check(event.earned === earned, event);
    account.money += earned;
    this.#check(account.money >= event.cost, event);
    account.money -= event.cost;
    this.#count(income, earned);
    this.coinsInRow = 0;
    this.tileDue = this.display.length > 0;
    if (!this.tileDue) this.#passTurn();
  }

  #bringCustomers(event: Extract<MercadoEvent, { type: 'customers-brought' }>): void {
    const { seat, customers: id, entrance } = event;
    this.#begin(event);
    this.#check(this.doors[entrance] === undefined, event);
    this.#remove(this.customers, id, event);
    const line = this.stands.flatMap((stand, space) => (stand !== null && isOnLine(space, entrance) ? [stand] : []));
    this.#check(line.length >= figures(id), event);
    this.#check(
      line.some((stand) => stand.seat === seat && wants(id, stand.good)),
      event,
    );
    const income = this.stands.flatMap((_stand, space) =>
      isOnLine(space, entrance) ? this.#payment(id, entrance, space) : [],
    );
    this.#checkIncome(event.income, income, event);
    for (const { seat: owner, coins } of income) this.#account(owner).money += coins;
    this.doors[entrance] = id;
    this.brought += figures(id);
    this.#count(
      income,
      income.reduce((sum, { seat: owner, coins }) => sum + (owner === seat ? coins : 0), 0),
    );
    this.coinsInRow = 0;
    this.#passTurn();
  }

  /** What a tile at an entrance pays for the stand on a space: one line, or none. */
  #payment(
    id: CustomerId,
    entrance: Entrance,
    space: Space,
    stand: Stand | null = this.stands[space] ?? null,
  ): readonly IncomeLine[] {
    if (stand === null || !wants(id, stand.good)) return [];
    if (this.#challenge === 'specialist' && stand.good !== this.specialty) return [];
    const near = this.open.flatMap((restaurant, other) =>
      restaurant !== null && areNext(space, other) ? [{ restaurant, other }] : [],
    );
    if (this.#challenge === 'pub-crawl' && !near.some(({ restaurant }) => restaurant === 'pub')) return [];
    const helping = near.filter(({ restaurant }) => helps[restaurant].split(' ').includes(stand.good));
    const restaurants = helping.map(({ other }) => other);
    const improvedBy = helping.map(({ restaurant }) => restaurant);
    const coins = figures(id) * (1 + helping.length);
    return [{ customers: id, entrance, space, good: stand.good, seat: stand.seat, restaurants, improvedBy, coins }];
  }

  #checkIncome(told: readonly IncomeLine[], worked: readonly IncomeLine[], event: MercadoEvent): void {
    const plain = (lines: readonly IncomeLine[]) =>
      lines.map(({ customers, entrance, space, good, seat, restaurants, improvedBy, coins }) => [
        ...[customers, entrance, space, good, seat, coins],
        ...restaurants.map((near, index) => `${near} ${improvedBy[index]}`).toSorted(),
      ]);
    this.#check(sameSet(plain(told), plain(worked)), event);
  }

  /** An action begins: it is this seat's turn, and nothing is open. */
  #begin(event: MercadoEvent & { readonly seat: Seat }): void {
    this.#check(event.seat === this.next && !this.tileDue && this.ending === null, event);
    if (event.type !== 'coin-taken') this.#check(this.#challenge !== 'specialist' || this.specialty !== null, event);
  }

  #passTurn(): void {
    this.next = seatAt((this.next + 1) % this.accounts.length);
  }

  #count(income: readonly IncomeLine[], earned: number): void {
    if (this.#challenge === null) {
      this.brought = 0;
      return;
    }
    this.actions++;
    this.bestAction = Math.max(this.bestAction, earned);
    for (const { customers: id, coins } of income) {
      this.coinsFrom[figures(id) - 1] = (this.coinsFrom[figures(id) - 1] ?? 0) + coins;
    }
  }

  #mayEnd(ending: string): boolean {
    const alone = this.accounts.length === 1;
    const needed = { 1: 0, 2: 4, 3: 3, 4: 4 }[this.accounts.length];
    const roundOver = this.next === this.#start;
    switch (ending) {
      case 'spaces':
      case 'entrances':
        return this.left(ending) <= 4 && (alone || ((this.lastRound ?? ending) === ending && roundOver));
      case 'coins':
        return !alone && this.coinsInRow === needed;
      case 'last-order':
        return this.#challenge === 'last-orders' && this.actions === 12;
      case 'stuck':
        return alone;
      default:
        return false;
    }
  }

  #checkExchange(event: Extract<MercadoEvent, { type: 'hand-exchanged' | 'display-exchanged' }>): void {
    this.#check(new Set(event.returned).size === 1 && event.returned.length === 3 && event.drawn.length === 3, event);
    this.#check(this.bag > 0, event);
  }

  #add<Thing extends string>(list: Thing[], thing: Thing): void {
    list.push(thing);
    list.sort();
  }

  #remove<Thing extends string>(list: Thing[], thing: Thing, event: MercadoEvent): void {
    const place = list.indexOf(thing);
    this.#check(place >= 0, event);
    list.splice(place, 1);
  }

  #account(seat: Seat): Account {
    const account = this.accounts[seat];
    if (account === undefined) throw new FalseEntry(`nobody sits at ${seat}`);
    return account;
  }

  #check(holds: boolean, event: MercadoEvent): void {
    if (!holds) throw new FalseEntry(`cannot be: ${JSON.stringify(event)} after ${JSON.stringify(this)}`);
  }
}

/** The entries of a record by entrance. */
function entriesOf<Value>(
  record: Partial<Readonly<Record<Entrance, Value>>>,
): readonly [Entrance, Value | undefined][] {
  const ends = ['L', 'R', 'T', 'B'] as const;
  return ends.flatMap((end) =>
    ([1, 2, 3, 4, 5] as const).map((number): [Entrance, Value | undefined] => {
      const entrance: Entrance = `${end}${number}`;
      return [entrance, record[entrance]];
    }),
  );
}

/** The scores and places that follow from a ledger once the match is over. */
export function placesOf(ledger: Ledger): { readonly scores: readonly number[]; readonly places: readonly number[] } {
  const scores = ledger.accounts.map(({ money, restaurants }) => money - restaurants.length);
  const stands = seatsOf(scores.length).map((seat) => ledger.stands.filter((stand) => stand?.seat === seat).length);
  const places = scores.map((score, seat) => {
    const better = scores.filter((other, rival) => {
      if (other !== score) return other > score;
      return (stands[rival] ?? 0) > (stands[seat] ?? 0);
    });
    return better.length + 1;
  });
  return { scores, places };
}
