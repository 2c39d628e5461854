import type { ComponentProps } from 'react';
import { type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { brickAwards } from '../../../../shared/games/brick-and-mortar/awards.ts';
import { endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import type { BreakdownReason, BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { scoreBreakdown } from '../../../../shared/games/brick-and-mortar/phases/scoring.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { columnsByPlace, type LedgerProps, markOfPlayer, ScoringBook, seatsByPlace } from '../../../table/index.ts';
import { playerOf } from '../table.ts';
import { useWords, type Words } from '../words.ts';
import { awardWords } from './awards.tsx';

/** The terms of the final scoring, in the order of the rules. */
const terms = ['track', 'store-points', 'empty-slot', 'debt'] as const satisfies readonly BreakdownReason[];

/** The open ledger: the breakdown on the left page, the year on the right. */
export function Ledger({ view, seats, outcome, actions }: LedgerProps<BrickView, BrickEvent>) {
  const words = useWords(seats);
  const inOrder = seatsByPlace(outcome);
  const scores = view.players.map((player) => scoreBreakdown(player));
  const sum = (seat: Seat, why: BreakdownReason): number =>
    (scores[seat] ?? []).filter((line) => line.why === why).reduce((so, { amount }) => so + amount, 0);
  return (
    <ScoringBook
      stamp="food"
      heading={words.say('ledger.winner', { name: words.names(inOrder.slice(0, 1)) })}
      why={whyEnded(view, outcome.ending, words)}
      columns={columnsByPlace(outcome, seats)}
      rows={terms.map((term) => ({
        key: term,
        label: words.say(`ledger.${term}`),
        values: inOrder.map((seat) => sum(seat, term)),
      }))}
      moments={brickAwards(view, outcome.scores).map((award) => awardWords(award, words))}
      charts={chartsOfYear(view, seats, words)}
      tieBreak={outcome.tieBreak === null ? undefined : words.say('ledger.tie-break')}
      actions={actions}
    />
  );
}

function whyEnded(view: BrickView, ending: string, words: Words): string {
  const month = words.month(view.month);
  return ending === 'investment-marker'
    ? words.say('ledger.by-marker', { month, points: words.points(endMarkers[view.seatCount]?.points ?? 0) })
    : words.say('ledger.by-month', { month });
}

/** Points and money at each month's end. */
function chartsOfYear(
  view: BrickView,
  seats: readonly SeatSettings[],
  words: Words,
): ComponentProps<typeof ScoringBook>['charts'] {
  const months = Math.max(0, ...view.players.map(({ pointsByMonth }) => pointsByMonth.length));
  if (months === 0) return [];
  const columns = Array.from({ length: months }, (_, month) => {
    const name = words.month(month);
    return { name, short: name.slice(0, 3) };
  });
  const lines = (values: (seat: Seat) => readonly number[]) =>
    seatsOf(view.seatCount).map((seat) => ({
      mark: markOfPlayer(seats, seat),
      name: words.name(seat),
      values: values(seat),
    }));
  const columnHeading = words.say('ledger.month');
  return [
    {
      caption: words.say('ledger.points-by-month'),
      columnHeading,
      columns,
      lines: lines((seat) => playerOf(view, seat).pointsByMonth),
      format: String,
      height: 262,
    },
    {
      caption: words.say('ledger.money-by-month'),
      columnHeading,
      columns,
      lines: lines((seat) => playerOf(view, seat).moneyByMonth ?? []),
      format: words.money,
      height: 240,
    },
  ];
}
