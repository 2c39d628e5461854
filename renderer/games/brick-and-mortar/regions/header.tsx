import { months } from '../../../../shared/games/brick-and-mortar/board.ts';
import { textWidth } from '../../../design/index.ts';
import { BoardHead } from '../../../table/index.ts';
import { rivalsHeight } from '../forms/layout.ts';
import { SheetButtons } from '../forms/phone-sheets.tsx';
import { type BrickTable, useTable } from '../table.ts';
import { MonthInWords, Order, Phases, phases } from './month.tsx';
import { OwnMoney } from './own-money.tsx';

const titleBoard = { ground: '#27364f', letters: '#fdf3de' };

/** The widths in a header, in pixels: title, tools and gaps, and each letter, picture and token. */
const headOf = { title: 158, tools: 288, air: 90, letter: 25, picture: 31, token: 49, padding: 26 } as const;

/** The width that the months need in the header beside the phases and the turn order, in any month and phase. */
function roomForMonths({ words, view }: BrickTable): number {
  const widest = (names: readonly string[]): number =>
    Math.max(...names.map((name) => textWidth(name, 16, 'text'))) + headOf.padding;
  return (
    headOf.title +
    headOf.tools +
    headOf.air +
    (months.length - 1) * headOf.letter +
    widest(months.map((_, index) => words.month(index))) +
    phases.length * headOf.picture +
    widest(phases.map(words.phase)) +
    view.seatCount * headOf.token
  );
}

/** The board's header: months with the final one framed, phase, turn order, and the shell's buttons. */
export function Header() {
  const table = useTable();
  const { words, tools, layout } = table;
  const street = layout.setting === 'one-screen';
  const brief = !layout.side || layout.width < roomForMonths(table);
  return (
    <BoardHead
      layout={layout}
      title={{ text: words.say('title'), board: titleBoard, width: 158 }}
      tools={tools}
      ownTools={street && <SheetButtons rivals={rivalsHeight(layout) === 0} stores={!layout.side} />}
    >
      {brief ? <MonthInWords /> : <Months />}
      <Phases />
      <Order />
      {layout.setting === 'lists' && <OwnMoney />}
    </BoardHead>
  );
}

function Months() {
  const { view, words } = useTable();
  return (
    <ol className="bm-track" aria-label={words.say('regions.months')}>
      {months.map((month, index) => {
        const name = words.month(index);
        const final = index === view.finalMonth;
        const state = index === view.month ? 'now' : index < view.month ? 'past' : '';
        return (
          <li
            key={month}
            className={`${state} ${final ? 'last' : ''}`}
            aria-current={index === view.month ? 'true' : undefined}
          >
            <span className="unseen">{final ? words.say('final-month', { month: name }) : name}</span>
            <span aria-hidden="true">{index === view.month ? name : name.slice(0, 1).toLocaleUpperCase()}</span>
          </li>
        );
      })}
    </ol>
  );
}
