import { type Size, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { type MarketMeasures, marketIn } from './layout.ts';

/** An entrance is so much of a space's side on a phone, where a finger must meet it. */
const entranceShare = { width: 0.9, height: 0.9 } as const;

/** Open customers lie in so many columns. */
export const customerColumns = 6;
const customerGap = 4;

/** Pixels that the other parts take: the head, the line with the tools, the counter; the wares all at once, or in turn. */
const parts = { head: 46, line: 50, counter: 112, allWares: 194, oneOfTheWares: 104 } as const;
/** Outer edges of the market and of the wares, left and right together. */
const edges = { market: 8, wares: 16 } as const;
/** The column of the two buttons that change between own wares and customers. */
const changing = 50;
/** A phone on its side: the least width of what stands beside the market. */
const leastBeside = 330;
/** Upright, a market is no smaller for the sake of what lies below it, as wide as it finds room. */
const leastMarket = 330;
const customerHeights = { least: 44, most: 52 } as const;

/** Where everything goes on a phone, in pixels. */
export interface PhoneSizes {
  /** Does the market stand beside everything else, as on a phone on its side? */
  readonly beside: boolean;
  readonly market: MarketMeasures;
  /** Is there room for the own wares and the customers at once? Otherwise one of the two is seen at a time. */
  readonly together: boolean;
  readonly customers: Size;
}

/** Shares out the window of a phone: as much market as finds room, with the wares in reach of the thumb. */
export function phoneSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>): PhoneSizes {
  const beside = width > height;
  const square = beside ? Math.min(height - edges.market, width - leastBeside) : width - edges.market;
  const left = height - parts.head - parts.line - parts.counter;
  const market = marketIn(
    square,
    beside ? height - edges.market : Math.max(leastMarket, left - parts.oneOfTheWares),
    entranceShare,
  );
  const room = (beside ? width - market.width - edges.market : width) - edges.wares;
  const together = parts.allWares <= (beside ? left : left - market.height);
  const forCustomers = (together ? room : room - changing) - (customerColumns - 1) * customerGap;
  const each = Math.floor(forCustomers / customerColumns);
  return {
    beside,
    market,
    together,
    customers: { width: Math.min(72, each), height: within(Math.round(each * 0.92), customerHeights) },
  };
}
