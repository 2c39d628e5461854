import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type Good, type GoodCounts, goods } from '../../../../shared/games/harbour/goods.ts';

/** The goods of every seat, derived from the events alone. */
export class GoodsBook {
  readonly #stocks: readonly GoodCounts[];

  /** Starts with the goods of every seat before the first event. */
  constructor(held: readonly Readonly<GoodCounts>[]) {
    this.#stocks = held.map((stock) => ({ ...stock }));
  }

  of(seat: Seat): Readonly<GoodCounts> {
    return this.#stock(seat);
  }

  total(seat: Seat): number {
    return goods.reduce((sum, good) => sum + this.#stock(seat)[good], 0);
  }

  enter(event: HarbourEvent): void {
    switch (event.type) {
      case 'starting-good-taken':
        this.#add(event.seat, event.good, 1);
        break;
      case 'toll-paid':
        this.#add(event.seat, event.good, -1);
        if (event.owner !== 'practice' && event.received) this.#add(event.owner, event.good, 1);
        break;
      case 'goods-gained':
        this.#add(event.seat, event.good, event.gained);
        break;
      case 'goods-converted':
        for (const good of goods) {
          this.#add(event.seat, good, (event.gained[good] ?? 0) - (event.paid[good] ?? 0));
        }
        break;
      case 'good-handed-in':
        this.#add(event.seat, event.good, -1);
        break;
      case 'good-passed':
        this.#add(event.seat, event.good, -event.count);
        this.#add(event.to, event.good, event.received);
        break;
      case 'inland-traded':
        for (const good of goods) this.#add(event.seat, good, -1);
        break;
      case 'goods-shipped':
        for (const { good, held, kept } of event.goods) this.#add(event.seat, good, kept - held);
        break;
      default:
        break;
    }
  }

  #add(seat: Seat, good: Good, by: number): void {
    this.#stock(seat)[good] += by;
  }

  #stock(seat: Seat): GoodCounts {
    const stock = this.#stocks[seat];
    if (stock === undefined) throw new RangeError(`no stock at seat ${seat}`);
    return stock;
  }
}
