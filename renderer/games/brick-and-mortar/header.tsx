import { months } from '../../../shared/games/brick-and-mortar/board.ts';
import type { Phase } from '../../../shared/games/brick-and-mortar/state.ts';
import { Icon, type IconName, textWidth } from '../../design/index.ts';
import { BoardHead, TurnOrder } from '../../table/index.ts';
import { rivalsHeight } from './layout.ts';
import { SheetButtons } from './phone-sheets.tsx';
import { type BrickTable, playerOf, useTable } from './table.ts';

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

/** What a head takes for its title, its tools and the air between them, and for each letter, picture and token, in pixels. */
const headOf = { title: 158, tools: 288, air: 90, letter: 25, picture: 31, token: 49, padding: 26 } as const;

/** The room that all months need in the head beside the phases and the turn order, whatever the month and the phase. */
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

/** The head of the table: months with the final one framed, the phase, the turn order, the shell's buttons. */
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

/** The money of the near player, where no till stands at the counter. */
export function OwnMoney() {
  const { view, near, words } = useTable();
  const { money } = playerOf(view, near);
  if (money === null) return null;
  return (
    <p className="bm-money">
      <span className="unseen">{words.say('spoken.till', { money: words.money(money) })}</span>
      <span aria-hidden="true">{words.money(money)}</span>
    </p>
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
