import { PlanCounter } from '../../table/index.ts';
import { untouched } from './half-made.ts';
import { planOf } from './prompt/index.ts';
import { useTable } from './table.ts';

/** The counter: what is asked, what it costs and brings, and the buttons for it. */
export function EmporiumCounter() {
  const table = useTable();
  const { play, change, half } = table;
  return (
    <PlanCounter
      plan={planOf(table, half)}
      play={play}
      change={change}
      putBack={() => change(untouched)}
      className="em-counter"
    />
  );
}
