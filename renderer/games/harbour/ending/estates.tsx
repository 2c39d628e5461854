import { seatAt } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { ranks, worthOf } from '../../../../shared/games/harbour/scoring.ts';
import type { Outcome } from '../../../../shared/protocol/messages.ts';
import { PlayerToken } from '../../../design/index.ts';
import type { ScoringColumn } from '../../../table/index.ts';
import './ledger.css';
import type { Words } from '../words.ts';

interface EstatesProps {
  readonly view: HarbourView;
  readonly outcome: Outcome;
  readonly columns: readonly ScoringColumn[];
  readonly words: Words;
}

/** All players' buildings with points; ranks for a solo game of twenty turns. */
export function Estates({ view, outcome, columns, words }: EstatesProps) {
  return (
    <>
      <section className="harbour-estates" aria-label={words.log('ledger.buildings')}>
        {columns.map((column) => (
          <Estate key={column.key} column={column} view={view} words={words} />
        ))}
      </section>
      {view.settled.alone === 'twenty-turns' && <Ranks reached={outcome.alone?.rank ?? null} words={words} />}
    </>
  );
}

function Estate({
  column,
  view,
  words,
}: Omit<EstatesProps, 'columns' | 'outcome'> & { readonly column: ScoringColumn }) {
  const player = column.key === 'practice' ? null : view.players[seatAt(Number(column.key))];
  const owned = (player ?? view.practice)?.buildings ?? [];
  const worth = (building: BuildingId): number => worthOf(player ?? { freeBuilding: null }, building);
  return (
    <section>
      <h2>
        {column.mark !== null && <PlayerToken mark={column.mark} size={24} />}
        {column.name}
      </h2>
      {owned.length === 0 && <p>{words.log('ledger.no-buildings')}</p>}
      <dl>
        {owned.map((building) => (
          <div key={building}>
            <dt>{words.building(building)}</dt>
            <dd className="figure">{worth(building)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The ranks of a match of twenty turns; the reached one is highlighted. */
function Ranks({ reached, words }: { readonly reached: string | null; readonly words: Words }) {
  return (
    <section className="harbour-ranks">
      <h2>{words.log('ledger.ranks')}</h2>
      <dl>
        {ranks.map(({ rank, points }, index) => (
          <div
            key={rank}
            className={rank === reached ? 'first' : undefined}
            aria-current={rank === reached || undefined}
          >
            <dt>{words.log(`ranks.${rank}`)}</dt>
            <dd className="figure">
              {Number.isFinite(points)
                ? words.log('ledger.from', { points })
                : words.log('ledger.under', { points: ranks[index - 1]?.points ?? 0 })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
