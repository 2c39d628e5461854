import { Till } from '../../../design/index.ts';
import { TableCounter } from '../../../game-kit/index.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { setAmount } from '../interaction/set-amount.ts';
import { promptOf } from '../prompt/index.ts';
import { playerOf, useTable } from '../table.ts';
import { OwnMoney } from './own-money.tsx';
import { LookInside } from './sealed.tsx';

/** The counter: prompt, cost, income, buttons and till. */
export function BrickCounter() {
  const table = useTable();
  const { words, ownSeat, view, layout } = table;
  const { money } = playerOf(view, ownSeat);
  return (
    <TableCounter
      table={table}
      prompt={promptOf(table, table.pending)}
      emptyChoice={emptyChoice}
      step={(key, value) => setAmount(table, key)(value)}
      buttons={table.sealed && <LookInside />}
      className="bm-counter slim-counter"
    >
      {layout.setting === 'one-screen' && !layout.side && <OwnMoney />}
      {money !== null && layout.side && (
        <Till
          money={words.money(money)}
          label={words.say('spoken.till', { money: words.money(money) })}
          className="bm-till"
        />
      )}
    </TableCounter>
  );
}
