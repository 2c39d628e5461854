import { TableCounter } from '../../../game-kit/index.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { planOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/** The counter: prompt, effects and buttons. */
export function HarbourCounter() {
  const table = useTable();
  const { half, change } = table;
  return (
    <TableCounter
      table={table}
      plan={planOf(table, half)}
      emptyChoice={emptyChoice}
      step={(key, value) => change({ amounts: { ...half.amounts, [key]: value } })}
      className="hb-counter"
    />
  );
}
