import { months } from '../../../shared/games/brick-and-mortar/board.ts';
import type { Phase } from '../../../shared/games/brick-and-mortar/state.ts';
import { Icon, type IconName } from '../../design/index.ts';
import { BoardHead, TurnOrder } from '../../table/index.ts';
import { rivalsHeight } from './layout.ts';
import { SheetButtons } from './phone-sheets.tsx';
import { useTable } from './table.ts';

const phases = [
  'building',
  'advertisement',
  'supply',
  'sale',
  'inventory',
  'utilities',
  'investment',
] as const satisfies readonly (Phase & IconName)[];

const titleBoard = { ground: '#27364f', letters: '#fdf3de' };

/** The width a head with all months needs beside the longest phase, in pixels. */
const roomForMonths = 1270;

/** The head of the table: months with the final one framed, the phase, the turn order, the shell's buttons. */
export function Header() {
  const { words, tools, layout } = useTable();
  const street = layout.setting === 'one-screen';
  const brief = !layout.side || layout.width < roomForMonths;
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
    </BoardHead>
  );
}

/** The month as "May, 5 of 9", where there is no room for the track. */
export function MonthInWords() {
  const { view, words } = useTable();
  return (
    <p className="bm-month">
      {words.say('month-of', { month: words.month(view.month), number: view.month + 1, last: view.finalMonth + 1 })}
    </p>
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

export function Phases() {
  const { view, words } = useTable();
  return (
    <ol className="bm-track bm-phases" aria-label={words.say('regions.phases')}>
      {phases.map((phase) => {
        const name = words.phase(phase);
        return (
          <li
            key={phase}
            className={phase === view.phase ? 'now' : ''}
            aria-current={phase === view.phase ? 'true' : undefined}
            title={name}
          >
            <Icon name={phase} size={20} label={phase === view.phase ? undefined : name} />
            {phase === view.phase && <span>{name}</span>}
          </li>
        );
      })}
    </ol>
  );
}

export function Order() {
  const { view, seats, words } = useTable();
  return <TurnOrder seats={seats} order={view.turnOrder} label={words.say('regions.order')} />;
}
