import { Till } from '../../../design/index.ts';
import { TableCounter } from '../../../game-kit/index.ts';
import { emptyChoice } from '../interaction/pending-choice.ts';
import { takesInHand } from '../prompt/act.ts';
import { type MercadoPrompt, promptOf } from '../prompt/index.ts';
import { playerOf, useTable } from '../table.ts';

/** The counter: prompt, cost, income, buttons, and the till with the own coins. */
export function MercadoCounter() {
  const table = useTable();
  const { words, ownSeat, view, pending, layout, shared } = table;
  const { money } = playerOf(view, ownSeat);
  return (
    <TableCounter
      table={table}
      prompt={
        layout.setting === 'phone' || layout.setting === 'lists'
          ? withoutWares(promptOf(table, pending))
          : promptOf(table, pending)
      }
      emptyChoice={emptyChoice}
      // the words about a choice need the space
      crowded={pending.target !== null || pending.specialty !== null}
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
function withoutWares(prompt: MercadoPrompt): MercadoPrompt {
  return { ...prompt, actions: prompt.actions.filter((action) => !takesInHand(action)) };
}
