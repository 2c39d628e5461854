import { Till } from '../../../design/index.ts';
import { TableCounter } from '../../../game-kit/index.ts';
import { untouched } from '../interaction/half-made.ts';
import { takesInHand } from '../prompt/act.ts';
import { type MercadoPlan, planOf } from '../prompt/index.ts';
import { playerOf, useTable } from '../table.ts';

/** The counter: what is asked, what it costs and brings, the buttons for it, and the till with the near player's coins. */
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
      untouched={untouched}
      // once something is picked the words about it need the room
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

/** On a phone and in lists what can be taken in hand lies right above the counter, whose room is for what is done with it. */
function withoutWares(plan: MercadoPlan): MercadoPlan {
  return { ...plan, actions: plan.actions.filter((action) => !takesInHand(action)) };
}
