import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import { isFree } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import type { Entrance, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { heldWares } from '../interaction/held.ts';
import { moveTo } from '../interaction/offers.ts';
import { customersPiece, entrancePiece, type Piece } from '../interaction/pieces.ts';
import { customersQuote, standQuote } from '../interaction/quote.ts';
import type { MercadoTable } from '../table.ts';
import {
  contentsOf,
  customersAround,
  improvedWords,
  lineWords,
  placeWords,
  standingAt,
  takenWords,
} from './place-words.ts';
import { nameOfWares } from './wares-words.ts';

/** Joins what is told into sentences. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** Everything about a space, for a screen reader: row, column, contents, cost, income. */
export function spokenSpace(table: MercadoTable, space: Space): string {
  const { words, view } = table;
  const where = placeWords(words, words.space(space), contentsOf(table, space));
  return sentences([where, ...(isFree(view, space) ? prospectOf(table, space) : takenWords(table, space))]);
}

/** What could become of a free space: cost and income with a tile in hand, and who would buy there without one. */
function prospectOf(table: MercadoTable, space: Space): readonly string[] {
  const { words, view, half } = table;
  const held = heldWares(table, half);
  if (held?.of === 'tile') {
    const { cost, earned, net } = standQuote(table, held.good, space);
    const facts = { cost: words.coins(cost.cost), income: words.coins(earned), net: words.change(net) };
    return [words.counter(earned === 0 ? 'spoken.stand-for-nothing' : 'spoken.stand', facts)];
  }
  if (held?.of === 'restaurant') return [improvedWords(table, held.restaurant, space)];
  const around = customersAround(table, space);
  return [
    words.counter('spoken.cost', { cost: words.coins(standCost(view, space).cost) }),
    around.length === 0 ? words.counter('no-customers-around') : words.list(around),
  ];
}

/** Everything about an entrance, for a screen reader: where, who stands there, and the stands of its line or what they earn. */
export function spokenEntrance(table: MercadoTable, entrance: Entrance): string {
  const { words, half } = table;
  const where = placeWords(words, words.entrance(entrance), standingAt(table, entrance));
  const held = heldWares(table, half);
  if (held?.of !== 'customers' || moveTo(table, held, entrancePiece(entrance)) === undefined) {
    return sentences([where, lineWords(table, entrance)]);
  }
  return sentences([where, earnersWords(table, held.customers, entrance)]);
}

/** Who would earn how much from customers at an entrance, the near player first: "Ana +6, Bruno +3". */
function earnersWords(table: MercadoTable, tile: CustomerId, entrance: Entrance): string {
  const { words, near } = table;
  const { own, others } = customersQuote(table, tile, entrance);
  return words.list(
    [{ seat: near, coins: own }, ...others].map(({ seat, coins }) =>
      words.counter('earner', { name: words.name(seat), change: words.change(coins) }),
    ),
  );
}

/** An open customer tile, for a screen reader. */
export function spokenCustomers(table: MercadoTable, tile: CustomerId): string {
  return nameOfWares(table, customersPiece(tile));
}

/** A stand tile, a restaurant or a tile of the display, for a screen reader. */
export function spokenTile(table: MercadoTable, piece: Piece): string {
  return nameOfWares(table, piece);
}
