import { Till } from '../../../design/index.ts';
import { TableCounter } from '../../../game-kit/index.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { takesInHand } from '../prompt/act.ts';
import { type MercadoPlan, planOf } from '../prompt/index.ts';
import { playerOf, useTable } from '../table.ts';

/** The counter: prompt, cost, income, buttons, and the till with the own coins. */
export function MercadoCounter() {
  const table = useTable();
  const { words, near, view, half, layout, shared } = table;
  const { money } = playerOf(view, near);
  return (
    <TableCounter
      table={table}
      plan={
        layout.setting === 'phone' || layout.setting === 'lists'
          ? withoutWares(planOf(table, half))
          : planOf(table, half)
      }
      emptyChoice={emptyChoice}
      // the words about a choice need the space
      crowded={half.target !== null || half.specialty !== null}
      className="slim-counter mc-counter"
    >
      {money !== null && !shared && layout.side && (
        <Till
          money={words.money(money)}
          label={words.counter('till', { coins: words.coins(money) })}
          className="mc-till"
        />
      )}
    </TableCounter>
  );
}

/** Removes buttons that only select pieces: on phones and in lists the pieces are right above. */
function withoutWares(plan: MercadoPlan): MercadoPlan {
  return { ...plan, actions: plan.actions.filter((action) => !takesInHand(action)) };
}
