import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { TableCounter } from '../../../game-kit/index.ts';
import { useDigits } from '../../../table/index.ts';
import { press } from '../interaction/interaction.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { diePiece } from '../interaction/pieces.ts';
import { promptOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/** The counter: prompt, costs, income and buttons. Keys 1 to 8 press the die. */
export function EmporiumCounter() {
  const table = useTable();
  useDigits(highestBid, (number) => press(table, diePiece(number)));
  const prompt = promptOf(table, table.pending);
  return (
    <TableCounter
      table={table}
      prompt={prompt}
      emptyChoice={emptyChoice}
      // the words about a choice need the space
      crowded={prompt.clears}
      className="slim-counter tight-counter em-counter"
    />
  );
}
