import { PlanCounter } from '../../../table/index.ts';
import { untouched } from '../interaction/half-made.ts';
import { planOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/** The counter: what is asked, what it brings, and the buttons for it. */
export function HarbourCounter() {
  const table = useTable();
  const { half, change, play, hasRules, openRule, layout } = table;
  return (
    <PlanCounter
      plan={planOf(table, half)}
      play={play}
      change={change}
      step={(key, value) => change({ amounts: { ...half.amounts, [key]: value } })}
      putBack={() => change(untouched)}
      openRule={hasRules && layout.side ? openRule : undefined}
      hotkeys={layout.side}
      className="hb-counter"
    />
  );
}
