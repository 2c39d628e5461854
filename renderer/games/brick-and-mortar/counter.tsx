import { Till } from '../../design/index.ts';
import { PlanCounter } from '../../table/index.ts';
import { untouched } from './half-made.ts';
import { lacksSide } from './layout.ts';
import { OwnMoney } from './own-money.tsx';
import { planOf } from './prompt/index.ts';
import { LookInside } from './sealed.tsx';
import { setAmount } from './set-amount.ts';
import { playerOf, useTable } from './table.ts';

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
