import { PlanCounter, useDigits } from '../../../table/index.ts';
import { pieceOfDigit } from '../interaction/digits.ts';
import { untouched } from '../interaction/half-made.ts';
import { press } from '../interaction/interaction.ts';
import { planOf } from '../prompt/index.ts';
import { useTable } from '../table.ts';

/**
 * The counter: what is asked, what it costs and brings, and the buttons for it. Digits press types, pawns or offers.
 */
export function StreetCounter() {
  const table = useTable();
  const { play, change, half, hasRules, openRule, layout } = table;
  useDigits(9, (digit) => {
    const piece = pieceOfDigit(table, digit);
    if (piece !== null) press(table, piece);
  });
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
      className="slim-counter tight-counter ss-counter"
    />
  );
}
