import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { expiring } from '../../../../shared/games/brick-and-mortar/phases/modifiers/expiry.ts';
import { stockPrice } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { type Reason, whyNotUsed } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { OpenStore } from '../../../../shared/games/brick-and-mortar/state.ts';
import {
  type CratePlace,
  type CratePress,
  Fitted,
  type FittedSize,
  leastShelved,
  Pressable,
  RecipeLine,
  Roving,
  Shopfront,
} from '../../../design/index.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { isItemType } from '../interaction/item-type.ts';
import { wholeOrder } from '../interaction/order.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { moveWords } from '../prompt/move-words.ts';
import { type BrickTable, offersAbout, playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { EmptyLots, Front, StoreTag, weightOf } from './front.tsx';
import { choicesOf } from './packet.tsx';
import { Plate } from './rivals.tsx';

/** The own building: its plate, its stores with their crates, a store just bought, and the empty lots. */
export function OwnBuilding() {
  const table = useTable();
  const { view, ownSeat, words, layout } = table;
  const { building, bought } = playerOf(view, ownSeat);
  const isPhone = layout.setting === 'phone';
  const taken = building.length + (bought === null ? 0 : 1);
  const hasLots = taken > 0 && (isPhone || choicesOf(table) === null);
  return (
    <article className="bm-own" aria-label={words.say('building-of', words.player(ownSeat))} data-seat={ownSeat}>
      {!isPhone && <Plate seat={ownSeat} />}
      {taken > 0 && (
        <Roving label={words.say('shops-of', words.player(ownSeat))} className="bm-shops">
          {building.map((store, slot) => (
            <OwnShop key={store.id} store={store} slot={slot} />
          ))}
          <BoughtStore />
          {hasLots && (
            <EmptyLots
              slots={Array.from({ length: board.slots }, (_, slot) => slot).slice(taken)}
              points={isPhone ? undefined : (slot) => `−${board.emptySlotPenalty[slot] ?? 0}`}
              label={(slot) =>
                words.say('spoken.lot', { slot: slot + 1, points: words.points(board.emptySlotPenalty[slot] ?? 0) })
              }
            />
          )}
        </Roving>
      )}
    </article>
  );
}

/** The store bought this month, on its lot until it is opened. */
function BoughtStore() {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const { bought } = playerOf(view, ownSeat);
  if (bought === null) return null;
  const piece = `bought:${bought}`;
  return (
    <Front
      store={bought}
      state={table.asked && offersAbout(table, piece).length > 0 ? stateOf(table, piece) : 'plain'}
      label={words.say('spoken.bought', { store: spokenStore(bought, words, null) })}
      tag={<StoreTag store={bought} reason={words.say('bought-store')} />}
      piece={piece}
      onPress={() => press(table, piece)}
      short
      className="bm-bought"
    />
  );
}

interface OwnShopProps {
  readonly store: OpenStore;
  readonly slot: number;
}

function OwnShop({ store, slot }: OwnShopProps) {
  const table = useTable();
  const { view, ownSeat, words, question, pending, layout, toAct } = table;
  const piece = `own:${store.id}`;
  const short = layout.setting === 'phone';
  const order = question?.type === 'stock' ? wholeOrder(question, pending) : [];
  const ordered = order.filter((id) => id === store.id).length;
  const crates = cratePresses(table, store);
  const state = crates.length > 0 ? 'plain' : stateOf(table, piece);
  const why = table.asked && state === 'disabled' ? whyNotUsed(view, ownSeat, store.id, toAct, order) : null;
  const reason = why === null || why.why === 'not-asked' ? null : reasonWords(why, words);
  // a shop without the type has no reason; one that might have helped says why it can't
  const disabled = why !== null && (standsOut.includes(why.why) || soldOut(store, why));
  const each =
    question?.type === 'stock'
      ? stockPrice(playerOf(view, ownSeat).building, store.id, question.item, question.price, Math.max(1, order.length))
      : null;
  const front = (size: Partial<FittedSize>, pressed: readonly string[]) => (
    <Shopfront
      shop={shopOf(store.id, words, view.phase, store, slot)}
      {...size}
      short={short}
      crateSize={short ? 26 : undefined}
      {...(disabled ? { closed: words.say('closed'), reason: reason ?? undefined } : {})}
      {...(pressed.length > 0
        ? { label: words.store(store.id), pressCrate: (place: CratePlace) => pressOf(table, store, place, pressed) }
        : {})}
    />
  );
  return (
    <div className="bm-own-shop" data-store={store.id} style={{ '--weight': weightOf(store.id) }}>
      <Fitted className="bm-front">
        {(size) =>
          crates.length > 0 && !(short && (size.height ?? leastShelved) < leastShelved) ? (
            front(size, crates)
          ) : (
            <Pressable
              state={disabled || state !== 'disabled' ? state : 'plain'}
              label={spokenStore(store.id, words, store)}
              tagSide={short ? 'below' : 'above'}
              tag={<StoreTag store={store.id} reason={reason ?? (state === 'lit' ? gain(table, each) : null)} />}
              piece={piece}
              onPress={() => press(table, piece)}
            >
              {front(size, [])}
            </Pressable>
          )
        }
      </Fitted>
      {ordered > 0 && question?.type === 'stock' && (
        <div className="bm-ordered printed">
          <button
            type="button"
            className="button bare"
            aria-label={words.say('one-less', { store: words.store(store.id) })}
            aria-disabled={pending.order.includes(store.id) ? undefined : true}
            onClick={() => {
              const at = pending.order.lastIndexOf(store.id);
              if (at >= 0) table.change({ order: pending.order.filter((_, index) => index !== at) });
            }}
          >
            −
          </button>
          <output>
            <span className="unseen">
              {words.say('ordered', { count: ordered, money: words.money((each ?? 0) * ordered) })}
            </span>
            <RecipeLine
              recipe={[[{ good: question.item, count: `+${ordered}` }, { text: words.money((each ?? 0) * ordered) }]]}
              crateSize={18}
            />
          </output>
        </div>
      )}
    </div>
  );
}

/** Reasons for a CLOSED sign in the shop, with the reason on it. */
const standsOut: readonly Reason['why'][] = ['full', 'too-dear', 'all-ordered', 'no-box', 'market-must-hold'];

/** True if a store for this type has none of it to sell. */
function soldOut({ shelves }: OpenStore, why: Reason): boolean {
  return why.why === 'none-of-type' && shelves[why.item] !== undefined;
}

function gain({ question, words }: BrickTable, each: number | null): string | null {
  if (question?.type === 'stock' && each !== null) return words.say('press-to-stock', { money: words.money(each) });
  if (question?.type === 'manage') return words.say('press-to-close');
  return null;
}

/** The purpose of pressing a shop's crates, if the prompt is about single crates. */
function cratePresses(table: BrickTable, store: OpenStore): readonly string[] {
  const { question, offers, asked } = table;
  if (!asked) return [];
  if (question?.type === 'window' && question.window === 'during-inventory') {
    return offersAbout(table, `own:${store.id}`).map(({ key }) => key);
  }
  return offers.flatMap(({ piece }) => (piece?.startsWith(`crate:${store.id}:`) ? [piece] : []));
}

function pressOf(
  table: BrickTable,
  store: OpenStore,
  place: CratePlace,
  crates: readonly string[],
): CratePress | undefined {
  if (place.ghost || !isItemType(place.kind)) return undefined;
  const { words, pending } = table;
  const item = place.kind;
  const held = store.shelves[item]?.[place.shelf] ?? 0;
  if (place.place >= held) return undefined;
  if (table.question?.type === 'window' && table.question.window === 'during-inventory') {
    const bottom = (store.shelves[item]?.length ?? 0) - 1;
    if (place.shelf !== bottom || expiring(store, item) === 0) return undefined;
    const move = table.moves.find(
      (each) => each.type === 'return-to-market' && each.store === store.id && each.item === item,
    );
    return move === undefined ? undefined : { label: moveWords(move, table), onPress: () => table.play(move) };
  }
  const piece = `crate:${store.id}:${item}:${place.shelf}`;
  if (!crates.includes(piece)) return undefined;
  const offers = offersAbout(table, piece);
  const first = offers[0]?.moves[0];
  if (first === undefined) return undefined;
  return {
    label:
      offers.length === 1
        ? moveWords(first, table)
        : words.say('pick-crate', { items: words.items(item, 1), store: words.store(store.id) }),
    piece,
    onPress: () => press(table, piece),
    state: pending.selected === piece ? 'chosen' : 'lit',
  };
}
