import { TableCounter } from '../../../game-kit/index.ts';
import { useDigits } from '../../../table/index.ts';
import { pieceOfDigit } from '../interaction/digits.ts';
import { press } from '../interaction/interaction.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { promptOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/**
 * The counter: the question, its costs and gains, and the buttons. Digits press types, pawns or offers.
 */
export function StreetCounter() {
  const table = useTable();
  useDigits(9, (digit) => {
    const piece = pieceOfDigit(table, digit);
    if (piece !== null) press(table, piece);
  });
  const prompt = promptOf(table, table.pending);
  return (
    <TableCounter
      table={table}
      prompt={prompt}
      emptyChoice={emptyChoice}
      // the words about a choice need the space
      crowded={prompt.clears}
      className="slim-counter tight-counter ss-counter"
    />
  );
}
