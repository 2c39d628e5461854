import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';

const least = 78;
const most = 190;
const widestLot = 100;
/** What a lone rival's building is shared by: its shops and lots may grow to fill the row. */
const places = 4;

/** How much room a store asks for beside others: the more it holds, the wider. */
function weight(id: StoreId): number {
  const { holds } = stores[id];
  const held = itemTypes.reduce((sum, item) => sum + Math.max(holds[item]?.capacity ?? 0, holds[item] ? 1.6 : 0), 0);
  return Math.max(3, held) + 2;
}

/** The width of each shop in pixels when they share a row `room` wide with `lots` empty lots. */
export function sharedWidths(
  ids: readonly StoreId[],
  room: number,
  lots: number,
): {
  readonly shops: readonly number[];
  readonly lot: number;
} {
  const gaps = (ids.length + lots - 1) * 4;
  const lot = lots === 0 ? 0 : Math.max(24, Math.min(44, Math.floor((room * 0.26) / lots)));
  const left = room - gaps - lot * lots;
  const whole = ids.reduce((sum, id) => sum + weight(id), 0);
  const widest = Math.max(most, Math.floor(room / places) - 4);
  const shops = ids.map((id) =>
    Math.round(Math.min(widest, Math.max(least, (left * weight(id)) / Math.max(1, whole)))),
  );
  const wide = shops.reduce((sum, width) => sum + width, 0);
  // Four wide stores share what there is.
  const squeeze = wide > left && wide > 0 ? left / wide : 1;
  const narrowed = shops.map((width) => Math.floor(width * squeeze));
  if (lots === 0) return { shops: widened(narrowed, room - gaps, widest), lot: 0 };
  // What the shops leave goes to the empty lots.
  const rest = room - gaps - narrowed.reduce((sum, width) => sum + width, 0);
  const lotMost = Math.max(widestLot, Math.floor(room / places / 1.6));
  return { shops: narrowed, lot: Math.max(lot, Math.min(lotMost, Math.floor(rest / lots))) };
}

/** Shops that fill a row by themselves share what is left of it, up to the widest. */
function widened(shops: readonly number[], room: number, widest: number): readonly number[] {
  const rest = room - shops.reduce((sum, width) => sum + width, 0);
  return shops.map((width) => Math.max(width, Math.min(widest, width + Math.floor(rest / shops.length))));
}
