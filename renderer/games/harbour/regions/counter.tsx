import { TableCounter } from '../../../game-kit/index.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { promptOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/** The counter: prompt, effects and buttons. */
export function HarbourCounter() {
  const table = useTable();
  const { pending, change } = table;
  return (
    <TableCounter
      table={table}
      prompt={promptOf(table, pending)}
      emptyChoice={emptyChoice}
      step={(key, value) => change({ amounts: { ...pending.amounts, [key]: value } })}
      className="slim-counter hb-counter"
    />
  );
}
