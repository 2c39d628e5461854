import { type Seat, seatAt } from '../../../shared/engine/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { IncomeLine } from '../../../shared/games/mercado-de-lisboa/events.ts';
import { type MercadoTypes, mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import {
  type Entrance,
  entrances,
  type Good,
  goods,
  lineOf,
  markedSpaces,
  type Space,
  spacesOfLine,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import type {
  MercadoState,
  PlayerState,
  Settled,
  Stand,
  Tally,
} from '../../../shared/games/mercado-de-lisboa/state.ts';
import {
  type CustomerId,
  customers,
  customerTiles,
  isRestaurant,
  levels,
  type Restaurant,
  restaurants,
} from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { namesOf, ScenarioTable } from '../scenario-table.ts';

/** A player of a scenario. Defaults: 10 coins; fish, flower and tomato; no restaurants. */
export interface Sitting {
  readonly money?: number;
  readonly tiles?: readonly Good[];
  readonly restaurants?: readonly Restaurant[];
}

/** The start of a scenario. Players sit in the order given. */
export interface Situation<Name extends string> {
  readonly players: Readonly<Record<Name, Sitting>>;
  /**
   * The market row by row; rows left out are empty. `.` is an empty space, `fish/Ana` a stand, `[pub]` an open restaurant,
   * `(pub)` a grey one.
   */
  readonly market?: readonly string[];
  readonly doors?: Partial<Readonly<Record<Entrance, CustomerId>>>;
  /** Default: flower, meat, grape. */
  readonly display?: readonly Good[];
  /** The next tiles of the bag in order; the others follow. */
  readonly bag?: readonly Good[];
  /** Face-up customers; others are added up to three of each level. */
  readonly customers?: readonly CustomerId[];
  /** The next face-down customers of each level in order; the others follow. */
  readonly stack?: readonly CustomerId[];
  readonly settled?: Partial<Settled>;
  /** Default: 3. */
  readonly round?: number;
  /** The start player and the active player. Default: the first player. */
  readonly start?: NoInfer<Name>;
  readonly turn?: NoInfer<Name>;
  readonly coinsInRow?: number;
  readonly lastRound?: MercadoState['lastRound'];
  readonly tally?: Partial<Tally>;
}

/** The space in this row and column, both counted from 1. */
export function at(row: number, column: number): Space {
  return (row - 1) * 5 + column - 1;
}

interface Market {
  readonly stands: (Stand | null)[];
  readonly open: (Restaurant | null)[];
  readonly grey: (Restaurant | null)[];
}

function restaurantCalled(name: string | undefined): Restaurant {
  if (name === undefined || !isRestaurant(name)) throw new RangeError(`no restaurant ${name}`);
  return name;
}

function marketOf(rows: readonly string[], names: readonly string[]): Market {
  const market: Market = { stands: [], open: [], grey: [] };
  for (let row = 0; row < 5; row++) {
    const tokens = rows[row]?.trim().split(/\s+/) ?? ['.', '.', '.', '.', '.'];
    if (tokens.length !== 5) throw new RangeError(`not five spaces: ${rows[row]}`);
    for (const token of tokens) {
      const [, good, owner] = /^(\w+)\/(\w+)$/.exec(token) ?? [];
      const sold = goods.find((each) => each === good);
      if (token.includes('/') && sold === undefined) throw new RangeError(`no such stand: ${token}`);
      market.stands.push(sold === undefined ? null : { good: sold, seat: seatAt(names.indexOf(owner ?? '')) });
      market.open.push(token.startsWith('[') ? restaurantCalled(token.slice(1, -1)) : null);
      market.grey.push(token.startsWith('(') ? restaurantCalled(token.slice(1, -1)) : null);
    }
  }
  return market;
}

/** The rest of a supply. Throws RangeError if more is used than there is. */
function rest<Tile extends string>(supply: readonly Tile[], used: readonly Tile[]): Tile[] {
  const left = supply.slice();
  for (const tile of used) {
    const place = left.indexOf(tile);
    if (place < 0) throw new RangeError(`too many of ${tile}`);
    left.splice(place, 1);
  }
  return left;
}

const isThere = <Tile>(tile: Tile | null): tile is Tile => tile !== null;
const times = <Tile>(count: number, tile: Tile): Tile[] => Array.from({ length: count }, () => tile);

const emptyEntrances = {
  ...{ L1: null, L2: null, L3: null, L4: null, L5: null, R1: null, R2: null, R3: null, R4: null, R5: null },
  ...{ T1: null, T2: null, T3: null, T4: null, T5: null, B1: null, B2: null, B3: null, B4: null, B5: null },
};

/** The restaurants for this many players; the spare Pub may stay in the box. */
function restaurantsOf(seats: number, challenge: ChallengeId | null): Restaurant[] {
  const all = restaurants.flatMap((restaurant) => times(2, restaurant));
  return seats === 4 || challenge === 'pub-crawl' ? all : rest(all, ['pub']);
}

function stateOf(situation: Situation<string>, names: readonly string[]): MercadoState {
  const settled: Settled = {
    hiddenMoney: false,
    greyKnown: true,
    challenge: names.length === 1 ? 'duke-of-lisbon' : null,
    ...situation.settled,
  };
  const round = situation.round ?? 3;
  const market = marketOf(situation.market ?? [], names);
  const sittings = names.map((name) => situation.players[name] ?? {});
  const wooden = settled.challenge === 'lively-market' ? 12 : 8;
  const players = sittings.map((sitting, seat): PlayerState => {
    const mine = market.stands.filter((stand) => stand?.seat === seat).length;
    if (mine > wooden) throw new RangeError(`too many stands of ${names[seat]}`);
    return {
      money: sitting.money ?? 10,
      tiles: [...(sitting.tiles ?? (['fish', 'flower', 'tomato'] as const))],
      woodenStands: wooden - mine,
      restaurants: [...(sitting.restaurants ?? [])],
      moneyByRound: times(round - 1, 1),
    };
  });

  const display = [...(situation.display ?? (['flower', 'meat', 'grape'] as const))];
  const sold = market.stands.filter(isThere).map(({ good }) => good);
  const laid = [...sold, ...players.flatMap(({ tiles }) => tiles), ...display, ...(situation.bag ?? [])];
  const bag = rest(
    goods.flatMap((good) => times(7, good)),
    laid,
  );

  const doorTiles = Object.values(situation.doors ?? {});
  const all = customerTiles.map(({ id }) => id);
  const named = [...doorTiles, ...(situation.customers ?? []), ...(situation.stack ?? [])];
  const others = rest(all, named);
  const openCustomers: CustomerId[][] = [];
  const stacks: CustomerId[][] = [];
  for (const level of levels) {
    const ofLevel = (ids: readonly CustomerId[] = []) => ids.filter((id) => customers(id).level === level);
    if (ofLevel(situation.customers).length > 3) throw new RangeError(`more than three of level ${level}`);
    const queue = [...ofLevel(situation.customers), ...ofLevel(others)];
    openCustomers.push(queue.splice(0, 3));
    stacks.push([...ofLevel(situation.stack), ...queue].toReversed());
  }

  const seatOf = (name: string | undefined): Seat => seatAt(name === undefined ? 0 : names.indexOf(name));
  const seat = seatOf(situation.turn);
  const tally: Tally = {
    specialty: null,
    coinsFrom: [0, 0, 0, 0],
    customers: doorTiles.reduce((sum, id) => sum + customers(id).level, 0),
    actions: round - 1,
    bestAction: 0,
    ...situation.tally,
  };
  rest(restaurantsOf(names.length, settled.challenge), [
    ...market.open.filter(isThere),
    ...market.grey.filter(isThere),
    ...players.flatMap((player) => player.restaurants),
  ]);
  return {
    random: [1, 2, 3, 4],
    seatCount: names.length,
    settled,
    startPlayer: seatOf(situation.start),
    round,
    ...market,
    doors: { ...emptyEntrances, ...situation.doors },
    customers: openCustomers,
    stacks,
    bag: [...bag, ...(situation.bag ?? []).toReversed()],
    display,
    players,
    turn: { seat, handExchanged: false, displayExchanged: false },
    coinsInRow: situation.coinsInRow ?? 0,
    lastRound: situation.lastRound ?? null,
    tally: names.length === 1 ? tally : null,
    ending: null,
    question: { type: 'act', seat },
  };
}

/**
 * The state for the audit. Restaurants missing from the scenario lie grey or in front of the first player. Customers that
 * nobody could have brought have not come yet.
 */
function asInAMatch(state: MercadoState): MercadoState {
  const { challenge } = state.settled;
  const missing = rest(restaurantsOf(state.seatCount, challenge), [
    ...state.open.filter(isThere),
    ...state.grey.filter(isThere),
    ...state.players.flatMap((player) => player.restaurants),
  ]);
  const grey = state.grey.slice();
  for (const space of challenge === 'pub-crawl' ? markedSpaces.slice(0, -1) : markedSpaces) {
    if (state.stands[space] === null && state.open[space] === null && grey[space] === null) {
      grey[space] = missing.shift() ?? null;
    }
  }
  const players = state.players.map((player, seat) =>
    seat === 0 ? { ...player, restaurants: [...player.restaurants, ...missing] } : player,
  );
  const doors = { ...state.doors };
  const stacks = state.stacks.map((stack) => stack.slice());
  const shown = state.customers.map((open) => open.slice());
  let gone = 0;
  for (const entrance of entrances) {
    const id = doors[entrance];
    if (id === null) continue;
    const { level, wants } = customers(id);
    const there = (spacesOfLine[lineOf(entrance)] ?? []).flatMap((space) => state.stands[space] ?? []);
    if (there.length >= level && there.some(({ good }) => wants.includes(good))) continue;
    doors[entrance] = null;
    const pile = shown[level - 1]?.length === 3 ? stacks[level - 1] : shown[level - 1];
    pile?.push(id);
    gone += level;
  }
  const free = state.stands.filter((stand, space) => stand === null && state.open[space] === null).length;
  const lastRound = gone > 0 && state.lastRound === 'entrances' && free > 4 ? null : state.lastRound;
  const tally = state.tally && { ...state.tally, customers: state.tally.customers - gone };
  return { ...state, grey, players, doors, stacks, customers: shown, lastRound, tally };
}

/** Throws AuditFailure if the table of a scenario is impossible. */
export function auditScenario(state: MercadoState): void {
  mercadoDeLisboa.audit(asInAMatch(state));
}

/** Income above 0 as sorted `entrance space coins`. */
export function paid(income: readonly IncomeLine[]): readonly string[] {
  return income
    .filter(({ coins }) => coins !== 0)
    .map(({ entrance, space, coins }) => `${entrance} ${space} ${coins}`)
    .toSorted();
}

/** A table for scenarios with players' names. It checks every move and audits the state. */
export class Table<Name extends string> extends ScenarioTable<MercadoTypes, Name> {
  constructor(situation: Situation<Name>, names: readonly Name[]) {
    super(mercadoDeLisboa, names, stateOf(situation, names), auditScenario);
    auditScenario(this.state);
  }

  /** Opens a stand and takes this display tile, or any tile by default. */
  stand(name: Name, good: Good, space: Space, tile?: Good): this {
    this.play(name, { type: 'open-stand', good, space });
    if (tile !== undefined) return this.play(name, { type: 'take-tile', good: tile });
    const [first] = this.asks('take-tile') ? this.offers(name, 'take-tile') : [];
    return first === undefined ? this : this.play(name, first);
  }

  bring(name: Name, tile: CustomerId, entrance: Entrance): this {
    return this.play(name, { type: 'bring-customers', customers: tile, entrance });
  }

  restaurant(name: Name, restaurant: Restaurant, space: Space): this {
    return this.play(name, { type: 'open-restaurant', restaurant, space });
  }

  coin(...names: readonly Name[]): this {
    for (const name of names) this.play(name, { type: 'take-coin' });
    return this;
  }

  /** Every player's coins, by seat. */
  money(): readonly number[] {
    return this.state.players.map(({ money }) => money);
  }

  /** The spaces where the player may open a stand of this good. */
  spacesFor(name: Name, good: Good): readonly Space[] {
    return this.offers(name, 'open-stand')
      .filter((move) => move.good === good)
      .map(({ space }) => space)
      .toSorted((one, other) => one - other);
  }

  /** The entrances where the player may bring this tile, in rules order. */
  entrancesFor(name: Name, tile: CustomerId): readonly Entrance[] {
    const offers = this.offers(name, 'bring-customers').filter((move) => move.customers === tile);
    return entrances.filter((entrance) => offers.some((move) => move.entrance === entrance));
  }
}

export function tableOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  return new Table(situation, namesOf(situation.players));
}

/** Ana, whose turn it is, and Bo. */
export function pair(
  situation: Omit<Situation<'Ana' | 'Bo'>, 'players'>,
  ana: Sitting = {},
  bo: Sitting = {},
): Table<'Ana' | 'Bo'> {
  return tableOf({ ...situation, players: { Ana: ana, Bo: bo } });
}
