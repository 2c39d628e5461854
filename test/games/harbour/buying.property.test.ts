import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import type { BuildingSymbol } from '../../../shared/games/harbour/actions.ts';
import { allCharacters, board, boardIds } from '../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildingIds, buildings } from '../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods } from '../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../shared/games/harbour/moves.ts';
import { previewPurchase } from '../../../shared/games/harbour/preview.ts';
import type { HarbourState, Question } from '../../../shared/games/harbour/state.ts';
import { keptOf } from '../../../shared/games/harbour/trade/keeping.ts';
import { isOfType } from '../of-type.ts';
import { auditScenario, type Sitting, turnOf } from './table.ts';

const ana = seatAt(0);
const houses = ['architectural-society', 'auction-house', 'customs-house', 'moneylender', 'traders-guild'] as const;
type House = (typeof houses)[number] | 'start-0';

/** Everything about a buy action, worked out from the rules alone. */
class Reckoner {
  readonly #state: HarbourState;
  readonly #house: House;
  readonly goods: Readonly<GoodCounts>;

  constructor(state: HarbourState, house: House) {
    this.#state = state;
    this.#house = house;
    const [player] = state.players;
    if (player === undefined) throw new RangeError('nobody buys');
    this.goods = { ...player.goods };
  }

  get #board() {
    return this.#state.players[0]?.board ?? 'the-wharfs';
  }

  /** What the buyer owns without the building just bought. */
  owned(symbol: BuildingSymbol): number {
    const own = (this.#state.players[0]?.buildings ?? []).flatMap((building) => buildings[building].symbols);
    return [...own, ...board(this.#board).symbols].filter((shown) => shown === symbol).length;
  }

  value(good: Good): number {
    return 5 - this.#state.market.indexOf(good);
  }

  price(building: BuildingId): number {
    const action =
      this.#house === 'architectural-society'
        ? 2
        : this.#house === 'customs-house'
          ? Math.min(3, this.owned('anchor'))
          : 0;
    return Math.max(0, buildings[building].cost - this.owned('coin') - action);
  }

  least(): number {
    return Math.min(...this.#state.centre.map((building) => this.price(building)));
  }

  /** May exactly these types be shipped out of this stock? */
  ships(shipped: readonly Good[], stock: Readonly<GoodCounts>): boolean {
    const each = this.#house === 'moneylender' ? Math.min(2, this.owned('warehouse')) : 0;
    const single = (this.#house === 'traders-guild' ? 1 : 0) + (this.#board === 'smuggler' ? 1 : 0);
    const short = shipped.map((good) => Math.max(0, Math.max(1, this.value(good) - each) - stock[good]));
    return shipped.every((good) => stock[good] > 0) && short.reduce((sum, lack) => sum + lack, 0) <= single;
  }

  money(shipped: readonly Good[], traded: boolean): number {
    const extra = this.#board === 'clockwork-tradesman' ? 1 : 0;
    const values = shipped.map((good) => (this.value(good) === 2 ? 2 + extra : this.value(good)));
    return values.reduce((sum, value) => sum + value, traded ? 4 : 0);
  }

  /** Can what is shipped be added to until it pays for something? */
  completes(shipped: readonly Good[], traded: boolean, stock: Readonly<GoodCounts>): boolean {
    return subsets.some(
      (types) =>
        shipped.every((good) => types.includes(good)) &&
        this.ships(types, stock) &&
        this.money(types, traded) >= this.least(),
    );
  }

  /** Of each shipped type: what stays before warehouses, and what there is. */
  keeps(shipped: readonly Good[]): readonly (readonly [least: number, most: number])[] {
    return shipped.map((good) => {
      const held = this.goods[good];
      const own = this.#board === 'bookkeeper' ? Math.max(0, held - this.value(good)) : 0;
      return [this.#board === 'wholesaler' ? Math.min(1, held) : own, held];
    });
  }

  /** Every way in which goods can be kept, as numbers by shipped type. */
  keepings(shipped: readonly Good[]): readonly string[] {
    const ranges = this.keeps(shipped);
    const all = ranges.reduce((sum, [, most]) => sum + most, 0);
    const base = ranges.reduce((sum, [least]) => sum + least, 0);
    const kept = Math.min(all, base + this.owned('warehouse'));
    const found: string[] = [];
    const choose = (numbers: readonly number[]): void => {
      const range = ranges[numbers.length];
      if (range === undefined) {
        if (numbers.reduce((sum, number) => sum + number, 0) === kept) found.push(numbers.join());
        return;
      }
      for (let number = range[0]; number <= range[1]; number++) choose([...numbers, number]);
    };
    choose([]);
    return found.toSorted();
  }
}

const subsets: readonly (readonly Good[])[] = Array.from({ length: 16 }, (_, mask) =>
  goods.filter((_good, bit) => (mask >> bit) % 2 === 1),
);

const after = (state: HarbourState, move: HarbourMove): readonly [HarbourState, readonly HarbourEvent[]] => {
  const copy = harbour.copy(state);
  return [copy, harbour.play(copy, ana, move)];
};

const texts = (moves: readonly HarbourMove[]) => moves.map((move) => JSON.stringify(move)).toSorted();

type Buying = Extract<Question, { type: 'buy' }>;

/** What may be played at this point of a buy action, by the rules; the abilities before shipping left aside. */
function expectedMoves(state: HarbourState, house: House, { purchase }: Buying): readonly HarbourMove[] {
  const { shipped, traded } = purchase;
  const reckoner = new Reckoner(state, house);
  const stock = reckoner.goods;
  const moves: HarbourMove[] = [];
  for (const good of goods) {
    if (!shipped.includes(good) && reckoner.completes([...shipped, good], traded, stock))
      moves.push({ type: 'ship', good });
  }
  if (shipped.length > 0 || traded) {
    for (const building of state.centre) {
      if (reckoner.price(building) <= reckoner.money(shipped, traded)) moves.push({ type: 'buy', building });
    }
    return moves;
  }
  const less = { fish: stock.fish - 1, livestock: stock.livestock - 1, wood: stock.wood - 1, stone: stock.stone - 1 };
  const mayTrade = state.settled.inlandTraders && goods.every((good) => less[good] >= 0);
  if (mayTrade && reckoner.completes([], true, less)) moves.push({ type: 'inland-traders' });
  return [...moves, { type: 'decline' }];
}

/** Counts what a search has met, so that it is seen to have met everything. */
interface Met {
  purchases: number;
  choices: number;
  traded: number;
}

/** Follows every way on from a buy question, types named in one order, and holds each against the rules. */
function explore(state: HarbourState, house: House, met: Met): void {
  const { question } = state;
  if (!isOfType(question, 'buy')) throw new TypeError(`asked ${question?.type}`);
  const moves = harbour.legalMoves(state, ana);
  const usual = moves.filter(({ type }) => type !== 'swap-before-buying' && type !== 'clear-building');
  expect(texts(usual)).toEqual(texts(expectedMoves(state, house, question)));
  const { shipped } = question.purchase;
  for (const move of moves) {
    if (move.type === 'buy') completeEach(state, house, question, move.building, met);
    else if (move.type !== 'ship' || shipped.every((good) => goods.indexOf(good) < goods.indexOf(move.good))) {
      const [next] = after(state, move);
      if (move.type === 'inland-traders') met.traded++;
      // Whatever was done, a purchase under way has a way on; one that cannot begin is over.
      if (isOfType(next.question, 'buy')) explore(next, house, met);
      else expect(['decline', 'swap-before-buying', 'clear-building']).toContain(move.type);
    }
  }
}

/** Buys the building in every way in which warehouses can keep goods, and compares with the rules and the preview. */
function completeEach(state: HarbourState, house: House, { purchase }: Buying, building: BuildingId, met: Met): void {
  const reckoner = new Reckoner(state, house);
  const { shipped, traded } = purchase;
  const reached = new Set<string>();
  const settle = (at: HarbourState, move: HarbourMove, keeps: readonly Good[]): void => {
    const [next, events] = after(at, move);
    if (isOfType(next.question, 'keep')) {
      met.choices++;
      for (const keep of harbour.legalMoves(next, ana)) {
        if (keep.type === 'keep') settle(next, keep, [...keeps, keep.good]);
      }
      return;
    }
    met.purchases++;
    reached.add(expectAsPreviewed(state, next, events, reckoner, previewOf(state, purchase, keeps), building));
    auditScenario(next);
  };
  settle(state, { type: 'buy', building }, []);
  expect([...reached].toSorted()).toEqual(reckoner.keepings(shipped));
  expect(reckoner.money(shipped, traded)).toBe(previewOf(state, purchase, []).money);
}

function previewOf(state: HarbourState, purchase: Buying['purchase'], keeps: readonly Good[]) {
  const [buyer] = state.players;
  if (buyer === undefined) throw new RangeError('nobody buys');
  return previewPurchase(buyer, state, purchase, keeps);
}

/** What happened is what the preview showed and what the rules say; tells what was kept, as numbers by type. */
function expectAsPreviewed(
  before: HarbourState,
  now: HarbourState,
  events: readonly HarbourEvent[],
  reckoner: Reckoner,
  preview: ReturnType<typeof previewPurchase>,
  building: BuildingId,
): string {
  const offer = preview.offers.find((offered) => offered.building === building);
  const bought = events.find((event) => isOfType(event, 'building-bought'));
  const price = reckoner.price(building);
  expect(offer).toMatchObject({ affordable: true, missing: 0, price });
  expect(bought).toMatchObject({ building, price, change: preview.money - price, reckoning: offer?.reckoning });
  expect(bought?.reckoning.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  expect(preview.keeping.left).toBe(0);
  const { types } = preview.keeping;
  const shipped = types.map(({ good }) => good);
  const down = before.market.filter((good) => shipped.includes(good)).toReversed();
  const market = [...before.market.filter((good) => !shipped.includes(good)), ...down];
  expect(now.market).toEqual(market);
  expect(preview.market).toEqual(market);
  const stock = { ...reckoner.goods };
  for (const type of types) stock[type.good] = keptOf(type);
  // Abilities that act after a purchase.
  for (const event of events)
    if (isOfType(event, 'goods-gained') && event.seat === ana) stock[event.good] += event.gained;
  expect(now.players[0]?.goods).toEqual(stock);
  const told = events.find((event) => isOfType(event, 'goods-shipped'));
  expect(told?.goods ?? []).toEqual(
    types.map((type) => ({ good: type.good, money: type.money, held: type.held, kept: keptOf(type) })),
  );
  expect(now.players[0]?.buildings.at(-1)).toBe(building);
  expect(now.centre.slice(0, -1)).toEqual(before.centre.filter((standing) => standing !== building));
  return types.map(keptOf).join();
}

const counts = fc.record<GoodCounts>({
  fish: fc.integer({ min: 0, max: 6 }),
  livestock: fc.integer({ min: 0, max: 6 }),
  wood: fc.integer({ min: 0, max: 6 }),
  stone: fc.integer({ min: 0, max: 6 }),
});

const situations = fc.record({
  house: fc.constantFrom<House>('start-0', ...houses),
  board: fc.constantFrom(...boardIds),
  goods: counts,
  market: fc.shuffledSubarray([...goods], { minLength: 4, maxLength: 4 }),
  cards: fc.shuffledSubarray([...buildingIds.filter((id) => id !== 'customs-house')], { minLength: 12, maxLength: 12 }),
  own: fc.integer({ min: 0, max: 3 }),
  traders: fc.boolean(),
  rival: fc.constantFrom(...allCharacters),
});

describe('purchases', () => {
  test('every way through a buy action ends in a purchase that is what the preview showed, or was declined', () => {
    const met: Met = { purchases: 0, choices: 0, traded: 0 };
    fc.assert(
      fc.property(situations, ({ house, board: side, goods: held, market, cards, own, traders, rival }) => {
        const free = cards.filter((card) => card !== house);
        const sitting: Sitting = { board: side, goods: held, buildings: free.slice(0, own) };
        const row = house === 'start-0' ? free.slice(own, own + 5) : [house, ...free.slice(own, own + 4)];
        const table = turnOf({
          players: { Ana: sitting, Bo: { board: rival === side ? 'the-wharfs' : rival } },
          market,
          centre: row,
          settled: { inlandTraders: traders },
        });
        table.go('Ana', house);
        if (house === 'start-0') table.play('Ana', { type: 'choose-way', way: 'buy' });
        if (house === 'auction-house') table.play('Ana', { type: 'begin-with', part: 1 });
        if (isOfType(table.state.question, 'buy')) explore(table.state, house, met);
        else {
          // Nobody is asked where nothing can be done.
          const reckoner = new Reckoner(table.state, house);
          expect(
            subsets.some(
              (types) =>
                reckoner.ships(types, held) && types.length > 0 && reckoner.money(types, false) >= reckoner.least(),
            ),
          ).toBe(false);
        }
      }),
      { numRuns: 120, seed: 20151113 },
    );
    // Rich enough to have met choices of what to keep and the inland traders.
    expect(met.purchases).toBeGreaterThan(1_000);
    expect(met.choices).toBeGreaterThan(100);
    expect(met.traded).toBeGreaterThan(10);
  });
});
