import type { Entrance } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { Sentences, TagLines } from '../../../game-kit/index.ts';
import { endingWords } from '../interaction/ending-ahead.ts';
import { heldWares } from '../interaction/held.ts';
import { customersRows } from '../interaction/income-rows.ts';
import { statusOf } from '../interaction/interaction.ts';
import { moveTo } from '../interaction/offers.ts';
import { entrancePiece } from '../interaction/pieces.ts';
import { customersQuote } from '../interaction/quote.ts';
import { useTable } from '../table.ts';
import { lineWords, noEarningsWords, placeWords, standingAt } from '../words/place-words.ts';
import { Breakdown } from './breakdown.tsx';

/** An entrance's tag: reason if disabled, its customers, and income from the selected customers. */
export function EntranceTag({ entrance }: { readonly entrance: Entrance }) {
  const table = useTable();
  const { words, pending } = table;
  const piece = entrancePiece(entrance);
  const held = heldWares(table, pending);
  const move = held?.of === 'customers' ? moveTo(table, held, piece) : undefined;
  return (
    <TagLines
      look={statusOf(table, piece)}
      name={placeWords(words, words.entrance(entrance), standingAt(table, entrance))}
    >
      {held?.of !== 'customers' || move === undefined ? (
        <Sentences of={[lineWords(table, entrance)]} />
      ) : (
        <>
          <Breakdown rows={customersRows(table, customersQuote(table, held.customers, entrance))} />
          <Sentences of={[noEarningsWords(table), endingWords(table, move)]} />
        </>
      )}
    </TagLines>
  );
}
