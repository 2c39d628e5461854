import type { Phase } from '../../../../shared/games/brick-and-mortar/state.ts';
import { Icon, type IconName } from '../../../design/index.ts';
import { TurnOrder } from '../../../table/index.ts';
import { useTable } from '../table.ts';

/** The phases of a month in order; they are also the names of their pictures. */
export const phases = [
  'building',
  'advertisement',
  'supply',
  'sale',
  'inventory',
  'utilities',
  'investment',
] as const satisfies readonly (Phase & IconName)[];

/** The month as "May, 5 of 9", where the track does not fit. */
export function MonthInWords() {
  const { view, words } = useTable();
  return (
    <p className="bm-month">
      {words.say('month-of', { month: words.month(view.month), number: view.month + 1, last: view.finalMonth + 1 })}
    </p>
  );
}

/** The phases of the month, with the current one named. */
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

/** The turn order of this month. */
export function Order() {
  const { view, seats, words } = useTable();
  return <TurnOrder seats={seats} order={view.turnOrder} label={words.say('regions.order')} />;
}
