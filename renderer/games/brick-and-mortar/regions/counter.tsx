import { Till } from '../../../design/index.ts';
import { PlanCounter } from '../../../table/index.ts';
import { lacksSide } from '../forms/layout.ts';
import { untouched } from '../interaction/half-made.ts';
import { setAmount } from '../interaction/set-amount.ts';
import { planOf } from '../prompt/index.ts';
import { playerOf, useTable } from '../table.ts';
import { OwnMoney } from './own-money.tsx';
import { LookInside } from './sealed.tsx';

/** The counter: what is asked, what it costs and brings, the buttons for it, and the till. */
export function BrickCounter() {
  const table = useTable();
  const { words, near, view, play, change, hasRules, layout } = table;
  const { money } = playerOf(view, near);
  return (
    <PlanCounter
      plan={planOf(table, table.half)}
      play={play}
      step={(key, value) => setAmount(table, key)(value)}
      putBack={() => change(untouched)}
      openRule={hasRules && layout.side ? table.openRule : undefined}
      hotkeys={layout.side}
      ways={table.sealed && <LookInside />}
      className="bm-counter"
    >
      {lacksSide(layout) && <OwnMoney />}
      {money !== null && layout.side && (
        <Till
          money={words.money(money)}
          label={words.say('spoken.till', { money: words.money(money) })}
          className="bm-till"
        />
      )}
    </PlanCounter>
  );
}
