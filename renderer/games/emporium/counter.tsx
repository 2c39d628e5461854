import { useEffect, useRef } from 'react';
import { highestBid } from '../../../shared/games/emporium/choices.ts';
import { PlanCounter } from '../../table/index.ts';
import { untouched } from './half-made.ts';
import { diePiece } from './pieces.ts';
import { press } from './pressing.ts';
import { planOf } from './prompt/index.ts';
import { useTable } from './table.ts';

/** The counter: what is asked, what it costs and brings, and the buttons for it. The keys 1 to 8 press the die. */
export function EmporiumCounter() {
  const table = useTable();
  const { play, change, half, hasRules, openRule, layout } = table;
  useDigits((number) => press(table, diePiece(number)));
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
      className="em-counter"
    />
  );
}

/** Hears the numbers of the die wherever the focus is, unless a sheet lies over the table, or the key belongs to a field. */
function useDigits(set: (number: number) => void): void {
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof Element && event.target.closest('textarea, select, input') !== null) return;
      const number = Number(event.key);
      if (!Number.isInteger(number) || number < 1 || number > highestBid) return;
      // a second counter, on a sheet over the board, must not do it again
      event.preventDefault();
      latest.current(number);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
