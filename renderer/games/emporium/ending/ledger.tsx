import { emporiumAwards } from '../../../../shared/games/emporium/awards.ts';
import type { EmporiumEvent, ScoreLine } from '../../../../shared/games/emporium/events.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { breakdownsOf } from '../../../../shared/games/emporium/scoring.ts';
import type { Outcome } from '../../../../shared/protocol/messages.ts';
import { chartByRound, rowsOfTerms } from '../../../game-kit/index.ts';
import { columnsByPlace, type LedgerProps, ScoringBook, type ScoringRow, seatsByPlace } from '../../../table/index.ts';
import { playerOf } from '../table.ts';
import { useWords, type Words } from '../words.ts';
import { awardWords } from './awards.tsx';

/** The ledger: scoring on the left page, gold by round on the right. */
export function Ledger({ view, seats, outcome, played, actions }: LedgerProps<EmporiumView, EmporiumEvent>) {
  const words = useWords(seats);
  const { ending, round } = view;
  const [winner] = seatsByPlace(outcome);
  return (
    <ScoringBook
      stamp="armour"
      heading={winner === undefined ? '' : words.log('ledger.winner', { name: words.name(winner) })}
      why={ending === null ? '' : words.log(`ledger.ended-${ending}`, { round })}
      columns={columnsByPlace(outcome, seats)}
      rows={rowsOf(view, outcome, words)}
      total={words.log('ledger.total')}
      moments={emporiumAwards(played).map((award) => awardWords(award, words))}
      storyBelowCharts
      charts={[
        chartByRound(seats, words, { of: 'gold', valuesOf: (seat) => playerOf(view, seat).goldByRound, height: 270 }),
      ]}
      tieBreak={tieBreakOf(view, outcome, words)}
      actions={actions}
    />
  );
}

/** The scoring terms, in the order of the rules. */
const terms: readonly ScoreLine['why'][] = [
  'gold',
  'monster-sets',
  'most-beasts',
  'most-undead',
  'most-fiends',
  'most-warriors',
  'most-rogues',
  'most-mages',
];

/** One row for each player and scoring term. Rules, "Scoring". */
function rowsOf({ players }: EmporiumView, outcome: Outcome, words: Words): readonly ScoringRow[] {
  const breakdowns = breakdownsOf(players);
  const scores = seatsByPlace(outcome).map((seat) => breakdowns[seat] ?? []);
  return rowsOfTerms(terms, scores, (term) => words.log(`why.${term}`));
}

/** The tie-breaker for first place. Undefined without a tie. Ruling 24. */
function tieBreakOf(view: EmporiumView, { tieBreak, places }: Outcome, words: Words): string | undefined {
  const [first, second] = seatsByPlace({ places });
  if (first === undefined || second === undefined || tieBreak === null) return undefined;
  const name = words.name(first);
  if (tieBreak === 'marker') return words.log('ledger.tie-marker', { name });
  return words.log('ledger.tie-monsters', {
    name,
    more: playerOf(view, first).monsters.length,
    fewer: playerOf(view, second).monsters.length,
  });
}
