import { type Size, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { type MarketMeasures, marketIn } from './layout.ts';

/** Size of an entrance as a share of a space on a phone; larger, as a touch target. */
const entranceShare = { width: 0.9, height: 0.9 } as const;

/** Number of columns of face-up customers. */
export const customerColumns = 6;
const customerGap = 4;

/** Heights of the other parts, in pixels; pieces all at once or in turn. */
const parts = { head: 46, line: 50, counter: 112, allWares: 194, oneOfTheWares: 104 } as const;
/** Horizontal margins of the market and the pieces, both sides together. */
const edges = { market: 8, wares: 16 } as const;
/** Width of the buttons that switch between own pieces and customers. */
const changing = 50;
/** Landscape: minimum width of the column beside the market. */
const leastBeside = 330;
/** Portrait: minimum width of the market, if the window allows it. */
const leastMarket = 330;
const customerHeights = { least: 44, most: 52 } as const;

/** Layout of a phone, in pixels. */
export interface PhoneSizes {
  /** True in landscape: the market is beside everything else. */
  readonly beside: boolean;
  readonly market: MarketMeasures;
  /** True if own pieces and customers fit together; otherwise one is shown at a time. */
  readonly together: boolean;
  readonly customers: Size;
}

/** Divides a phone's window: the largest market, with the pieces within the thumb's reach. */
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
