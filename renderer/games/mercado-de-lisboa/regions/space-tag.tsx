import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import { isFree } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import type { Space } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { Sentences, TagLines } from '../../../game-kit/index.ts';
import { endingWords } from '../interaction/ending-ahead.ts';
import { heldWares } from '../interaction/held.ts';
import { costWords, standRows } from '../interaction/income-rows.ts';
import { statusOf } from '../interaction/interaction.ts';
import { moveTo } from '../interaction/offers.ts';
import { spacePiece } from '../interaction/pieces.ts';
import { restaurantQuote, standQuote } from '../interaction/quote.ts';
import { type MercadoTable, useTable } from '../table.ts';
import {
  contentsOf,
  customersAround,
  greyWords,
  improvedWords,
  noEarningsWords,
  placeWords,
  takenWords,
} from '../words/place-words.ts';
import { Breakdown } from './breakdown.tsx';

interface SpaceTagProps {
  readonly space: Space;
}

/** A space's tag: reason if disabled, its piece, and cost and income of the selected piece. */
export function SpaceTag({ space }: SpaceTagProps) {
  const table = useTable();
  const { view, words } = table;
  return (
    <TagLines
      look={statusOf(table, spacePiece(space))}
      name={placeWords(words, words.space(space), contentsOf(table, space))}
    >
      {isFree(view, space) ? <Prospect space={space} /> : <Sentences of={takenWords(table, space)} />}
    </TagLines>
  );
}

/** The preview of a free space. */
function Prospect({ space }: SpaceTagProps) {
  const table = useTable();
  const { words, pending } = table;
  const held = heldWares(table, pending);
  if (held === null || held.of === 'customers') return <Sentences of={lineSentences(table, space)} />;
  const move = moveTo(table, held, spacePiece(space));
  const ending = move === undefined ? null : endingWords(table, move);
  if (held.of === 'restaurant') {
    return <Sentences of={[...restaurantSentences(table, held.restaurant, space), ending]} />;
  }
  const quote = standQuote(table, held.good, space);
  const none = quote.income.length === 0 ? noEarningsWords(table) : null;
  return (
    <>
      <Breakdown rows={standRows(table, quote)} />
      <Sentences of={[...greyWords(words, quote.grey), none, ending]} />
    </>
  );
}

function restaurantSentences(table: MercadoTable, restaurant: Restaurant, space: Space): readonly string[] {
  const { words } = table;
  const { coins, grey } = restaurantQuote(table, restaurant, space);
  return [
    words.counter('brings', { coins: words.coins(coins) }),
    improvedWords(table, restaurant, space),
    ...greyWords(words, grey),
  ];
}

/** Sentences on a stand's cost here and the customers of its row and column. */
function lineSentences(table: MercadoTable, space: Space): readonly string[] {
  const { view, words } = table;
  const cost = standCost(view, space);
  const around = customersAround(table, space);
  return [
    words.counter('a-stand-costs', { cost: words.coins(cost.cost), why: costWords(table, cost) }),
    ...(around.length === 0 ? [words.counter('no-customers-around')] : around),
  ];
}
