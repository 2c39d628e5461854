import { describe, expect, test } from 'vitest';
import type { EffectKind, EffectWindow } from '../../../../shared/games/brick-and-mortar/effects.ts';
import type { MoveType } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { Step } from '../../../../shared/games/brick-and-mortar/state.ts';
import { deckStoreIds, type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Situation, type Table, tableOf } from '../table.ts';

/** A situation in which the store's owner can use its optional modifier, and the steps to the choice. */
interface Choice {
  readonly kind: EffectKind;
  readonly window: EffectWindow;
  /** The move that uses the modifier, and the one that declines it: `done` by default. */
  readonly use: MoveType;
  readonly decline?: MoveType;
  readonly begin: Step;
  /** By default Ann has the store and nothing else. */
  readonly situation?: (store: StoreId) => Situation<'Ann' | 'Bo'>;
  /** The steps of Ann and Bo before the question to Ann. */
  readonly before?: (table: Table<'Ann' | 'Bo'>) => void;
}

const alone = (store: StoreId): Situation<'Ann' | 'Bo'> => ({ players: { Ann: { stores: { [store]: {} } }, Bo: {} } });
const supply = { type: 'begin-supply' } as const;
const sale = { type: 'begin-sale' } as const;
const saleOf = (item: 'food' | 'clothing' | 'electronics' | 'art') => ({ type: 'sale-of', item }) as const;

const item = (store: StoreId) =>
  (['food', 'clothing', 'electronics', 'jewelry', 'art'] as const).find((type) => stores[store].holds[type]);

/** Both must bid for one box; Ann's price is too high, so her item is surplus. */
const outbid = (table: Table<'Ann' | 'Bo'>) => {
  table.bid('Ann', 5, 1).bid('Bo', 1, 1);
};

const choices: readonly Choice[] = [
  { kind: 'draw-extra', window: 'before-advertisement', use: 'draw-extra', begin: { type: 'begin-advertisement' } },
  { kind: 'supply-to-market', window: 'before-supply', use: 'supply-market', begin: supply },
  { kind: 'free-stock', window: 'before-supply-of-food', use: 'take-free', begin: supply },
  {
    kind: 'free-leftover',
    window: 'after-supply-of-food',
    use: 'take-free',
    begin: supply,
    situation: (store) => ({ ...alone(store), market: { food: 2 } }),
    before: (table) => table.done('Ann'),
  },
  {
    kind: 'free-leftover',
    window: 'after-supply-of-any-type',
    use: 'take-free',
    begin: supply,
    situation: (store) => ({ ...alone(store), market: { electronics: 2 } }),
    before: (table) => table.done('Ann'),
  },
  { kind: 'supply-or-points', window: 'after-supply-of-jewelry', use: 'supply-or-points', begin: supply },
  { kind: 'supply-or-points', window: 'after-supply-of-art', use: 'supply-or-points', begin: supply },
  {
    kind: 'transfer',
    window: 'before-sale-of-food',
    use: 'transfer',
    begin: sale,
    situation: (store) => ({
      players: {
        Ann: { stores: { [store]: { [item(store) ?? 'food']: 1 }, supermarket: {}, 'department-store': {} } },
        Bo: {},
      },
    }),
  },
  {
    kind: 'half-for-points',
    window: 'during-sale',
    use: 'take-points',
    decline: 'take-points',
    begin: sale,
    situation: (store) => ({
      players: { Ann: { stores: { [store]: { [item(store) ?? 'food']: 2 } } }, Bo: {} },
      demandPile: ['m01', 'm20'],
    }),
    before: (table) => {
      const [open] = table.open('Ann');
      if (open !== undefined) table.sell('Ann', open, 2);
    },
  },
  {
    kind: 'fulfillment',
    window: 'during-sale',
    use: 'sell',
    begin: sale,
    situation: (store) => ({ players: { Ann: { stores: { [store]: {}, supermarket: { food: 1 } } }, Bo: {} } }),
  },
  {
    kind: 'rescue-surplus',
    window: 'during-sale',
    use: 'rescue-surplus',
    decline: 'discard-surplus',
    begin: saleOf('clothing'),
    situation: (store) => ({
      players: {
        Ann: { stores: { [store]: {}, 'clothing-exporter': { clothing: 1 } } },
        Bo: { stores: { supermarket: { clothing: 1 } } },
      },
      phase: 'sale',
      boxes: { clothing: 1 },
    }),
    before: outbid,
  },
  {
    kind: 'art-on-jewelry-boxes',
    window: 'during-sale-of-art',
    use: 'sell',
    begin: saleOf('art'),
    situation: (store) => ({
      players: { Ann: { stores: { [store]: { art: 1 } } }, Bo: {} },
      phase: 'sale',
      boxes: { jewelry: 1 },
    }),
  },
  {
    kind: 'buy-surplus',
    window: 'after-sale-of-any-type',
    use: 'buy-surplus',
    begin: saleOf('electronics'),
    situation: (store) => ({
      players: {
        Ann: { stores: { [store]: { electronics: 1 } } },
        Bo: { stores: { 'department-store': { electronics: 1 } } },
      },
      phase: 'sale',
      boxes: { electronics: 1 },
    }),
    before: (table) => table.bid('Ann', 1, 1).bid('Bo', 5, 1),
  },
  {
    kind: 'expire-to-market',
    window: 'during-inventory',
    use: 'return-to-market',
    begin: { type: 'begin-inventory' },
    situation: (store) => ({ players: { Ann: { stores: { [store]: { jewelry: [0, 1] } } }, Bo: {} } }),
  },
  { kind: 'peek-and-add-card', window: 'during-advertisement', use: 'look-at-pile', begin: { type: 'form-piles' } },
];

const optional = deckStoreIds.flatMap((store) =>
  stores[store].effects
    .filter((effect) => effect.optional === true)
    .map(({ kind, window }) => ({ store, kind, window })),
);

describe('the owner is asked about every optional modifier', () => {
  test.each(optional)('$store: $kind, $window', ({ store, kind, window }) => {
    const choice = choices.find((candidate) => candidate.kind === kind && candidate.window === window);
    if (choice === undefined) throw new RangeError(`no situation tries ${kind} ${window}`);
    const table = tableOf((choice.situation ?? alone)(store)).begin(choice.begin);
    choice.before?.(table);
    expect(table.asked()).toEqual(['Ann']);
    const { question } = table.state;
    if (question?.type === 'window') expect(question.window).toBe(window);
    const offered = table.moves('Ann').map(({ type }) => type);
    expect(offered).toContain(choice.use);
    expect(offered).toContain(choice.decline ?? 'done');
    expect(offered.length).toBeGreaterThan(1);
  });

  test('every modifier that must be declined in a window is marked as optional', () => {
    const inWindows: readonly EffectKind[] = choices
      .filter(({ decline }) => decline === undefined)
      .map(({ kind }) => kind);
    for (const store of deckStoreIds) {
      for (const effect of stores[store].effects) {
        if (inWindows.includes(effect.kind)) expect(effect.optional, `${store}: ${effect.kind}`).toBe(true);
      }
    }
  });
});
