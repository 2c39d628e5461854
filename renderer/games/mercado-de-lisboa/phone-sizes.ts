import type { BoardLayout } from '../../table/index.ts';
import { type MarketMeasures, marketIn } from './layout.ts';

/** An entrance is so much of a space's side on a phone, where a finger must meet it. */
const entranceShare = { width: 0.9, height: 0.9 } as const;

/** Open customers lie in so many columns. */
export const customerColumns = 6;
const customerGap = 4;
const customerRows = 2;

/** Pixels that the other parts take: the head, the line with the tools, the counter, the own wares in one row. */
const head = 46;
const line = 50;
const counter = 112;
const wares = 68;
/** Outer edges of the market and of the wares, left and right together. */
const marketEdges = 8;
const wareEdges = 16;
/** The column of the two buttons that change between own wares and customers. */
const changing = 50;
/** A phone on its side: the least width of what stands beside the market. */
const leastBeside = 330;
const tallestCustomers = 52;

/** Where everything goes on a phone, in pixels. */
export interface PhoneSizes {
  /** Does the market stand beside everything else, as on a phone on its side? */
  readonly beside: boolean;
  readonly market: MarketMeasures;
  /** Is there room for the own wares and the customers at once? Otherwise one of the two is seen at a time. */
  readonly together: boolean;
  readonly customers: { readonly width: number; readonly height: number };
}

/** Shares out the window of a phone: as much market as finds room, with the wares in reach of the thumb. */
export function phoneSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>): PhoneSizes {
  const beside = width > height;
  const square = beside ? Math.min(height - marketEdges, width - leastBeside) : width - marketEdges;
  const withoutWares = height - head - line - counter;
  const market = beside
    ? marketIn(square, height - marketEdges, entranceShare)
    : marketIn(square, withoutWares - wares, entranceShare);
  const room = (beside ? width - market.width - marketEdges : width) - wareEdges;
  const allRows = wares + customerRows * (tallestCustomers + customerGap);
  const together = beside ? withoutWares >= allRows : withoutWares - market.height >= allRows;
  const forCustomers = (together ? room : room - changing) - (customerColumns - 1) * customerGap;
  const each = Math.floor(forCustomers / customerColumns);
  return {
    beside,
    market,
    together,
    customers: { width: Math.min(72, each), height: Math.min(tallestCustomers, Math.max(44, Math.round(each * 0.92))) },
  };
}
