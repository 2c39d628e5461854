import type { Seat } from '../../../../shared/engine/index.ts';
import { mercadoAwards } from '../../../../shared/games/mercado-de-lisboa/awards.ts';
import type { MercadoEvent, ScoreLine } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { challengeResult, scoreBreakdown } from '../../../../shared/games/mercado-de-lisboa/scoring.ts';
import type { Outcome, SeatSettings } from '../../../../shared/protocol/messages.ts';
import { chartByRound, rowsOfTerms } from '../../../game-kit/index.ts';
import {
  columnsByPlace,
  type LedgerProps,
  ScoringBook,
  type ScoringColumn,
  type ScoringRow,
  seatsByPlace,
} from '../../../table/index.ts';
import { playerOf } from '../table.ts';
import { headingOf, tieBreakOf, whyEnded } from '../words/result-words.ts';
import { useWords, type Words } from '../words.ts';
import { awardWords } from './awards.tsx';
import { CampaignStanding } from './campaign-standing.tsx';
import { ChallengeResult } from './challenge-result.tsx';

/** The ledger: scoring on the left page; the course of the game and the solo challenge on the right. */
export function Ledger({ view, seats, outcome, played, actions, campaign }: LedgerProps<MercadoView, MercadoEvent>) {
  const words = useWords(seats);
  const alone = view.seatCount === 1;
  return (
    <ScoringBook
      stamp="tomato"
      heading={headingOf(view, outcome, words)}
      why={whyEnded(view, words)}
      ribbon={ribbonOf(view)}
      columns={columnsOf(outcome, seats, alone)}
      rows={rowsOf(view, outcome, words)}
      total={words.log('ledger.total')}
      moments={mercadoAwards(played).map((award) => awardWords(award, words, alone))}
      charts={[moneyByRound(view, seats, words)]}
      tieBreak={tieBreakOf(view, outcome, words)}
      result={<ChallengeResult view={view} words={words} />}
      more={<CampaignStanding campaign={campaign} />}
      actions={actions}
    />
  );
}

/** The winner, or the fame of a solo game. Null without one. */
function ribbonOf(view: MercadoView): string | null {
  const result = challengeResult(view);
  if (result === null) return '1';
  return result.fame === 0 ? null : String(result.fame);
}

/** The players by rank; a solo player ranks first only with fame. */
function columnsOf(outcome: Outcome, seats: readonly SeatSettings[], alone: boolean): readonly ScoringColumn[] {
  const columns = columnsByPlace(outcome, seats);
  return alone ? columns.map((column) => ({ ...column, first: outcome.alone?.won === true })) : columns;
}

function breakdownOf(view: MercadoView, seat: Seat): readonly ScoreLine[] {
  const { money, restaurants } = playerOf(view, seat);
  return scoreBreakdown({ money: money ?? 0, restaurants });
}

/** One row for each scoring term, including the penalty for unopened restaurants. */
function rowsOf(view: MercadoView, outcome: Outcome, words: Words): readonly ScoringRow[] {
  const scores = seatsByPlace(outcome).map((seat) => breakdownOf(view, seat));
  const terms: readonly ScoreLine['why'][] = ['coins', 'unopened-restaurant'];
  return rowsOfTerms(terms, scores, (term) => words.log(`why.${term}`));
}

/** Each player's coins at the end of each round. */
function moneyByRound(
  view: MercadoView,
  seats: readonly SeatSettings[],
  words: Words,
): ReturnType<typeof chartByRound> {
  const alone = view.seatCount === 1;
  return chartByRound(seats, words, {
    of: 'money',
    by: alone ? 'turn' : 'round',
    valuesOf: (seat) => playerOf(view, seat).moneyByRound ?? [],
    format: words.money,
    height: alone ? 190 : 240,
  });
}
