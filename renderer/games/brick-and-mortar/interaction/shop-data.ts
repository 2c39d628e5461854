import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import type { Effect, EffectWindow } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { OpenStore, Phase } from '../../../../shared/games/brick-and-mortar/state.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { IconName, Shop } from '../../../design/index.ts';
import { spoken } from '../../../game-kit/description.ts';
import { effectParts } from '../words/effect-parts.ts';
import type { Words } from '../words.ts';

/** The phase of a window. */
export function phaseOf(window: EffectWindow): Exclude<Phase, 'draft' | 'over'> {
  switch (window) {
    case 'during-building':
      return 'building';
    case 'before-advertisement':
    case 'during-advertisement':
      return 'advertisement';
    case 'before-supply':
    case 'during-supply':
    case 'before-supply-of-food':
    case 'after-supply-of-food':
    case 'after-supply-of-jewelry':
    case 'after-supply-of-art':
    case 'after-supply-of-any-type':
      return 'supply';
    case 'during-sale':
    case 'before-sale-of-food':
    case 'during-sale-of-art':
    case 'after-sale-of-any-type':
    case 'after-sale':
      return 'sale';
    case 'during-inventory':
      return 'inventory';
    case 'after-utilities':
      return 'utilities';
    case 'during-investment':
      return 'investment';
  }
}

/** The modifier on the plinth: the one that applies in this phase, else the first. */
function shownEffect(id: StoreId, phase: Phase): Effect | undefined {
  const { effects } = stores[id];
  return effects.find((effect) => phaseOf(effect.window) === phase) ?? effects[0];
}

const emblems: Readonly<Record<Exclude<Phase, 'draft' | 'over'>, IconName>> = {
  building: 'home',
  advertisement: 'advertisement',
  supply: 'supply',
  sale: 'sale',
  inventory: 'inventory',
  utilities: 'utilities',
  investment: 'investment',
};

/** The types of item a store deals in, boxes included. */
export function kindsOf(id: StoreId): readonly ItemType[] {
  const record = stores[id];
  const boxes = record.effects.flatMap((effect) =>
    effect.kind === 'fulfillment' ? itemTypes.filter((item) => effect.boxes[item]) : [],
  );
  return itemTypes.filter((item) => record.holds[item] !== undefined || boxes.includes(item));
}

/** The drawing data of a store; with `open`, its crates, else empty shelves. */
export function shopOf(
  id: StoreId,
  words: Words,
  phase: Phase,
  open: Pick<OpenStore, 'shelves' | 'boxes'> | null,
  slot: number | null,
): Shop {
  const record = stores[id];
  const stocks = itemTypes.flatMap((item) => {
    const holding = record.holds[item];
    if (holding === undefined) return [];
    const shelves = open?.shelves[item] ?? new Array<number>(holding.shelves).fill(0);
    return [{ kind: item, capacity: holding.capacity, shelves }];
  });
  const boxes = record.effects.flatMap((effect) =>
    effect.kind === 'fulfillment'
      ? itemTypes.flatMap((item) => {
          const count = open?.boxes?.[item] ?? effect.boxes[item] ?? 0;
          return count > 0 ? [{ kind: item, count }] : [];
        })
      : [],
  );
  const effect = shownEffect(id, phase);
  const effectPhase = effect === undefined ? 'building' : phaseOf(effect.window);
  return {
    id,
    name: words.store(id),
    stocks,
    boxes: boxes.length > 0 ? boxes : undefined,
    emblem: stocks.length === 0 && boxes.length === 0 ? emblems[effectPhase] : undefined,
    points: record.points,
    utilities: words.money(record.utilities),
    ...(slot === null ? { cost: words.money(record.cost) } : { rent: words.money(board.slotUtilities[slot] ?? 0) }),
    effect:
      effect === undefined
        ? undefined
        : {
            icon: emblems[effectPhase],
            parts: effectParts(effect, words.money),
            lit: open !== null && effectPhase === phase,
          },
  };
}

/** The modifiers of a store in sentences; a note if it has none. */
export function aboutStore(id: StoreId, words: Words): string {
  const sentences = stores[id].effects.map((effect) => words.sentence(effect));
  return sentences.length === 0 ? words.say('no-effect') : sentences.join(' ');
}

/** A store for a screen reader: its name, contents, costs and modifiers. */
export function spokenStore(id: StoreId, words: Words, open: Pick<OpenStore, 'shelves'> | null): string {
  return spoken({ name: storeFacts(id, words, open), facts: [aboutStore(id, words)] });
}

/** A store's name, contents and costs in words. */
export function storeFacts(id: StoreId, words: Words, open: Pick<OpenStore, 'shelves'> | null): string {
  const record = stores[id];
  const holds = itemTypes.flatMap((item) => {
    const holding = record.holds[item];
    if (holding === undefined) return [];
    const held = (open?.shelves[item] ?? []).reduce((sum, count) => sum + count, 0);
    return [
      open === null
        ? words.items(item, holding.capacity)
        : words.say('held-of', { item: words.item(item), held, capacity: holding.capacity }),
    ];
  });
  return words.say(open === null ? 'spoken.store' : 'spoken.open-store', {
    store: words.store(id),
    holds: holds.length === 0 ? words.say('no-shelves') : words.list(holds),
    cost: words.money(record.cost),
    utilities: words.money(record.utilities),
    points: words.points(record.points),
  });
}
