import type { Seat } from '../../../../shared/engine/index.ts';
import { harbourAwards } from '../../../../shared/games/harbour/awards.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent, ScoreLine } from '../../../../shared/games/harbour/events.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { practicePoints, scoreBreakdown } from '../../../../shared/games/harbour/scoring.ts';
import type { Outcome, SeatSettings } from '../../../../shared/protocol/messages.ts';
import { chartByRound } from '../../../game-kit/index.ts';
import {
  columnsByPlace,
  type LedgerProps,
  ScoringBook,
  type ScoringColumn,
  type ScoringRow,
  seatsByPlace,
} from '../../../table/index.ts';
import { markOf } from '../interaction/marks.ts';
import { playerOf } from '../table.ts';
import { headingOf, tieBreakOf, whyEnded } from '../words/result-words.ts';
import { useWords, type Words } from '../words.ts';
import { awardWords } from './awards.tsx';
import { Estates } from './estates.tsx';

/** The ledger: scoring on the left page, buildings and the course of the game on the right. */
export function Ledger({ view, seats, outcome, played, actions }: LedgerProps<HarbourView, HarbourEvent>) {
  const words = useWords(seats);
  const columns = columnsOf(view, seats, outcome, words);
  return (
    <ScoringBook
      stamp="fish"
      heading={headingOf(outcome, words)}
      why={whyEnded(view, outcome, words)}
      ribbon={outcome.alone?.won === false ? null : '1'}
      columns={columns}
      rows={rowsOf(view, outcome, words)}
      moments={harbourAwards(played).map((award) => awardWords(award, words, view.seatCount === 1))}
      charts={[pointsByRound(view, played, seats, words)]}
      tieBreak={tieBreakOf(view, outcome, words)}
      more={<Estates view={view} outcome={outcome} columns={columns} words={words} />}
      actions={actions}
    />
  );
}

/** The players by rank, and the practice opponent if there is one. */
function columnsOf(
  view: HarbourView,
  seats: readonly SeatSettings[],
  outcome: Outcome,
  words: Words,
): readonly ScoringColumn[] {
  const places = columnsByPlace(outcome, seats);
  const won = outcome.alone?.won === true;
  // a solo player ranks first only by winning
  const players = view.seatCount === 1 ? places.map((player) => ({ ...player, first: won })) : places;
  if (view.practice === null) return players;
  const practice = {
    key: 'practice',
    seat: null,
    name: words.log('ledger.practice'),
    mark: markOf(seats, 'practice'),
    total: practicePoints(view.practice.buildings),
    first: !won,
  };
  return [...players, practice];
}

/** The points of each column from buildings, abilities and bonus cards. */
function rowsOf(view: HarbourView, outcome: Outcome, words: Words): readonly ScoringRow[] {
  const scores = seatsByPlace(outcome).map((seat) => scoreBreakdown(view, seat));
  const practice = view.practice === null ? [] : [practicePoints(view.practice.buildings)];
  const terms: readonly ScoreLine['why'][] = ['building', 'ability', 'bonus-card'];
  return terms
    .filter((term) => term === 'building' || scores.some((score) => score.some(({ why }) => why === term)))
    .map((term) => ({
      key: term,
      label: words.log(`ledger.${term}`),
      values: [
        ...scores.map((score) => score.filter(({ why }) => why === term).reduce((sum, { amount }) => sum + amount, 0)),
        ...(term === 'building' ? practice : practice.map(() => 0)),
      ],
    }));
}

/** The worth of the practice opponent's buildings at the end of each round. */
function practiceByRound(played: readonly HarbourEvent[]): readonly number[] {
  const rounds: number[] = [];
  let points = 0;
  for (const event of played) {
    if (event.type === 'practice-bought') points += buildings[event.building].points;
    if ((event.type === 'round-began' && event.round > 1) || event.type === 'match-ended') rounds.push(points);
  }
  return rounds;
}

/** Value of each player's buildings at the end of each round. */
function pointsByRound(
  view: HarbourView,
  played: readonly HarbourEvent[],
  seats: readonly SeatSettings[],
  words: Words,
): ReturnType<typeof chartByRound> {
  const valuesOf = (seat: Seat) => playerOf(view, seat).pointsByRound;
  const chart = chartByRound(seats, words, { of: 'points', valuesOf, height: 240 });
  if (view.practice === null) return chart;
  const practice = {
    mark: markOf(seats, 'practice'),
    name: words.log('ledger.practice'),
    values: practiceByRound(played),
  };
  return { ...chart, lines: [...chart.lines, practice] };
}
