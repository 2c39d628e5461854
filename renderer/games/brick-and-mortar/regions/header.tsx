import { months } from '../../../../shared/games/brick-and-mortar/board.ts';
import { BoardHead } from '../../../table/index.ts';
import { useTable } from '../table.ts';
import { MonthInWords, Order, Phases } from './month.tsx';
import { OwnMoney } from './own-money.tsx';
import { SheetButtons } from './sheets.tsx';

const titleBoard = { ground: '#27364f', letters: '#fdf3de' };

/** The board's header: month, phase, turn order, and the shell's buttons. */
export function Header() {
  const { words, tools, layout } = useTable();
  const isOneScreen = layout.setting === 'one-screen';
  return (
    <BoardHead
      layout={layout}
      title={{ text: words.say('title'), board: titleBoard, width: 158 }}
      tools={tools}
      ownTools={isOneScreen && <SheetButtons />}
    >
      {isOneScreen && <Months />}
      <MonthInWords />
      <Phases />
      <Order />
      {layout.setting === 'lists' && <OwnMoney />}
    </BoardHead>
  );
}

/** All months, with the final one framed, if there is space for them. */
function Months() {
  const { view, words } = useTable();
  return (
    <ol className="bm-track bm-months" aria-label={words.say('regions.months')}>
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
