import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import { isFree } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import type { Entrance, Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { CustomerId } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { spoken } from '../../../game-kit/description.ts';
import { heldWares } from '../interaction/held.ts';
import { moveTo } from '../interaction/offers.ts';
import { entrancePiece, meaningOf, type Piece } from '../interaction/pieces.ts';
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

/** The name of a piece; empty if there is none. */
export function nameOf(table: Pick<MercadoTable, 'view' | 'words' | 'ownSeat'>, piece: Piece): string {
  const { view, words } = table;
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'space':
      return words.space(meaning.space);
    case 'entrance':
      return words.entrance(meaning.entrance);
    case 'display': {
      const good = view.display[meaning.at];
      return good === undefined ? '' : words.stand(good);
    }
    default:
      return nameOfWares(table, piece);
  }
}

/** A piece for a screen reader; spaces and entrances with what a choice there would bring. */
export function spokenPiece(table: MercadoTable, piece: Piece): string {
  const meaning = meaningOf(piece);
  switch (meaning.of) {
    case 'space':
      return spokenSpace(table, meaning.space);
    case 'entrance':
      return spokenEntrance(table, meaning.entrance);
    default:
      return nameOfWares(table, piece);
  }
}

/** A space: row, column, contents, cost and income. */
function spokenSpace(table: MercadoTable, space: Space): string {
  const { words, view } = table;
  const where = placeWords(words, words.space(space), contentsOf(table, space));
  return spoken({ name: where, facts: isFree(view, space) ? prospectOf(table, space) : takenWords(table, space) });
}

/** A free space: cost and income of the tile in hand, or the customers around it. */
function prospectOf(table: MercadoTable, space: Space): readonly string[] {
  const { words, view, pending } = table;
  const held = heldWares(table, pending);
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

/** An entrance: its customers, and the stands in its line or what they would earn. */
function spokenEntrance(table: MercadoTable, entrance: Entrance): string {
  const { words, pending } = table;
  const where = placeWords(words, words.entrance(entrance), standingAt(table, entrance));
  const held = heldWares(table, pending);
  if (held?.of !== 'customers' || moveTo(table, held, entrancePiece(entrance)) === undefined) {
    return spoken({ name: where, facts: [lineWords(table, entrance)] });
  }
  return spoken({ name: where, facts: [earnersWords(table, held.customers, entrance)] });
}

/** What each player would earn from customers at an entrance: "Ana +6 and Bruno +3". */
function earnersWords(table: MercadoTable, tile: CustomerId, entrance: Entrance): string {
  const { words, ownSeat } = table;
  const { own, others } = customersQuote(table, tile, entrance);
  return words.list(
    [{ seat: ownSeat, coins: own }, ...others].map(({ seat, coins }) =>
      words.counter('earner', { ...words.player(seat), change: words.change(coins) }),
    ),
  );
}
