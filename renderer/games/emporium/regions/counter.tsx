import { highestBid } from '../../../../shared/games/emporium/choices.ts';
import { PlanCounter, useDigits } from '../../../table/index.ts';
import { untouched } from '../interaction/half-made.ts';
import { press } from '../interaction/interaction.ts';
import { diePiece } from '../interaction/pieces.ts';
import { planOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/** The counter: what is asked, what it costs and brings, and the buttons for it. The keys 1 to 8 press the die. */
export function EmporiumCounter() {
  const table = useTable();
  const { play, change, half, hasRules, openRule, layout } = table;
  useDigits(highestBid, (number) => press(table, diePiece(number)));
  const plan = planOf(table, half);
  return (
    <PlanCounter
      plan={plan}
      play={play}
      change={change}
      putBack={() => change(untouched)}
      // once something is picked the words about it need the room
      openRule={hasRules && layout.side && !plan.clears ? openRule : undefined}
      hotkeys={layout.side}
      className="slim-counter tight-counter em-counter"
    />
  );
}
