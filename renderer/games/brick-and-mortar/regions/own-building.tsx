import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { expiring } from '../../../../shared/games/brick-and-mortar/phases/modifiers/expiry.ts';
import { stockPrice } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { type Reason, whyNotUsed } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { OpenStore } from '../../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import {
  type CratePlace,
  type CratePress,
  EmptyLot,
  Pressable,
  RecipeLine,
  Roving,
  Shopfront,
  type Stock,
} from '../../../design/index.ts';
import { choiceWidths } from '../forms/layout.ts';
import { sharedWidths } from '../forms/shop-widths.ts';
import { press, stateOf } from '../interaction/interaction.ts';
import { isItemType } from '../interaction/item-type.ts';
import { shopOf, spokenStore } from '../interaction/shop-data.ts';
import { moveWords } from '../prompt/move-words.ts';
import { wholeOrder } from '../prompt/supply.ts';
import { type BrickTable, offersAbout, playerOf, useTable } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import { choicesOf } from './packet.tsx';
import { Plate, StoreTag } from './rivals.tsx';

interface OwnBuildingProps {
  /** The space for the building on a phone, in pixels. Its plate is then the page's header. */
  readonly room?: { readonly width: number; readonly height: number };
  /** The maximum height of its fronts, in pixels. */
  readonly most?: number;
}

/** The own building: its plate, its shopfronts with their crates, and the empty lots. */
export function OwnBuilding({ room, most = frontHeight }: OwnBuildingProps) {
  const table = useTable();
  const { view, ownSeat, words, question } = table;
  const { building, bought } = playerOf(view, ownSeat);
  // on a phone a store just bought is on its lot, elsewhere beside it
  const taken = building.length + (room !== undefined && bought !== null ? 1 : 0);
  const lots = Math.max(0, board.slots - taken);
  const choices = choicesOf(table);
  const ordering = question?.type === 'stock' && wholeOrder(question, table.pending).length > 0;
  const left = ordering ? orderHeight : 0;
  const fitted = room && fittedFronts(building, bought, { ...room, height: Math.max(leastFront, room.height - left) });
  const usual = usualSize(table, most - left);
  const lotSize = fitted?.at(-1) ?? { width: lots === 1 ? 66 : 50, height: Math.min(176, Math.round(most * 0.85)) };
  return (
    <article className="bm-own" aria-label={words.say('building-of', words.player(ownSeat))} data-seat={ownSeat}>
      {room === undefined && <Plate seat={ownSeat} />}
      <div className="bm-own-row">
        {building.length > 0 && (
          <Roving label={words.say('shops-of', words.player(ownSeat))} className="bm-shops">
            {building.map((store, slot) => (
              <OwnShop key={store.id} store={store} slot={slot} size={fitted?.[slot] ?? usual} />
            ))}
          </Roving>
        )}
        <BoughtStore size={fitted?.[building.length] ?? { width: 112, height: Math.min(150, most) }} />
        {building.length > 0 && lots > 0 && (room !== undefined || choices === null) && (
          <div className="bm-lots">
            {Array.from({ length: lots }, (_, index) => taken + index).map((slot) => (
              <EmptyLot
                key={slot}
                width={lotSize.width}
                height={lotSize.height}
                {...(lotSize.width >= 38 ? { sign: words.say('to-let') } : {})}
                {...(room === undefined ? { points: `−${board.emptySlotPenalty[slot] ?? 0}` } : {})}
                label={words.say('spoken.lot', {
                  slot: slot + 1,
                  points: words.points(board.emptySlotPenalty[slot] ?? 0),
                })}
              />
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

/** The size of a front, in pixels. */
interface FrontSize {
  readonly width: number;
  readonly height: number;
}

/** The fronts of a building that fill the width of a phone: the open shops, the one just bought, an empty lot. */
function fittedFronts(
  building: readonly OpenStore[],
  bought: StoreId | null,
  { width, height }: FrontSize,
): readonly FrontSize[] {
  const ids = building.map(({ id }) => id);
  if (bought !== null) ids.push(bought);
  const { shops, lot } = sharedWidths(ids, width, Math.max(0, board.slots - ids.length));
  return [
    ...shops.map((shop) => ({ width: shop, height })),
    ...(lot === 0 ? [] : [{ width: lot, height: Math.round(height * 0.84) }]),
  ];
}

/** The store bought this month, on its lot until it is opened. */
function BoughtStore({ size }: { readonly size: FrontSize }) {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const { bought } = playerOf(view, ownSeat);
  if (bought === null) return null;
  const piece = `bought:${bought}`;
  return (
    <Pressable
      state={table.asked && offersAbout(table, piece).length > 0 ? stateOf(table, piece) : 'plain'}
      label={words.say('spoken.bought', { store: spokenStore(bought, words, null) })}
      tag={<StoreTag store={bought} reason={words.say('bought-store')} />}
      piece={piece}
      onPress={() => press(table, piece)}
      className="bm-bought"
    >
      <Shopfront shop={shopOf(bought, words, view.phase, null, null)} {...size} short />
    </Pressable>
  );
}

/** The usual height of an own shop. */
const frontHeight = 260;

/** The size of an own shop. */
function usualSize(table: BrickTable, most: number): FrontSize {
  const { building } = playerOf(table.view, table.ownSeat);
  const choices = choicesOf(table);
  const height = Math.min(frontHeight, most);
  if (choices !== null && !table.sealed)
    return { width: choiceWidths(table.layout, building.length, choices.length).own, height };
  return { width: building.length >= 4 ? 129 : 146, height };
}

/** The minimum height of a front with a sign and a window. */
const leastFront = 64;

/** The height of the orders below the shops, in pixels. */
const orderHeight = 44;

/** Below this height a front shows all its items on one shelf. */
const lowFront = 124;

function onOneShelf(stock: Stock): Stock {
  return { ...stock, shelves: [stock.shelves.reduce((sum, count) => sum + count, 0)] };
}

interface OwnShopProps {
  readonly store: OpenStore;
  readonly slot: number;
  readonly size: FrontSize;
}

function OwnShop({ store, slot, size }: OwnShopProps) {
  const table = useTable();
  const { view, ownSeat, words, question, pending, layout, toAct } = table;
  const piece = `own:${store.id}`;
  const short = layout.setting === 'phone';
  const order = question?.type === 'stock' ? wholeOrder(question, pending) : [];
  const ordered = order.filter((id) => id === store.id).length;
  // crates in such a low front are pressed by their names below it
  const crates = short && size.height < lowFront ? [] : cratePresses(table, store);
  const state = crates.length > 0 ? 'plain' : stateOf(table, piece);
  const why = table.asked && state === 'disabled' ? whyNotUsed(view, ownSeat, store.id, toAct, order) : null;
  const reason = why === null || why.why === 'not-asked' ? null : reasonWords(why, words);
  // a shop without the type has no reason; one that might have helped says why it can't
  const disabled = why !== null && (standsOut.includes(why.why) || soldOut(store, why));
  const each =
    question?.type === 'stock'
      ? stockPrice(playerOf(view, ownSeat).building, store.id, question.item, question.price, Math.max(1, order.length))
      : null;
  const shop = shopOf(store.id, words, view.phase, store, slot);
  const low = size.height < lowFront && crates.length === 0;
  const front = (
    <Shopfront
      shop={low ? { ...shop, stocks: shop.stocks.map(onOneShelf) } : shop}
      {...size}
      short={short}
      {...(short ? { crateSize: 26 } : {})}
      {...(disabled ? { closed: words.say('closed'), reason: reason ?? undefined } : {})}
      {...(crates.length > 0
        ? { label: words.store(store.id), pressCrate: (place: CratePlace) => pressOf(table, store, place, crates) }
        : {})}
    />
  );
  return (
    <div className="bm-own-shop" data-store={store.id}>
      {crates.length > 0 ? (
        front
      ) : (
        <Pressable
          state={disabled || state !== 'disabled' ? state : 'plain'}
          label={spokenStore(store.id, words, store)}
          tagSide={short ? 'below' : 'above'}
          tag={<StoreTag store={store.id} reason={reason ?? (state === 'lit' ? gain(table, each) : null)} />}
          piece={piece}
          onPress={() => press(table, piece)}
        >
          {front}
        </Pressable>
      )}
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
