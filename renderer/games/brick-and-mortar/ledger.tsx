import type { ComponentProps } from 'react';
import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { endMarkers } from '../../../shared/games/brick-and-mortar/board.ts';
import type { ReckoningReason } from '../../../shared/games/brick-and-mortar/events.ts';
import type { BrickView } from '../../../shared/games/brick-and-mortar/hiding.ts';
import { scoreReckoning } from '../../../shared/games/brick-and-mortar/phases/scoring.ts';
import { Chart, Counter, PlayerToken, PrizeRosette, Prompt } from '../../design/index.ts';
import { type GameRoom, markOfPlayer } from '../../table/index.ts';
import { isBrickView } from './reading.ts';
import { momentsOf } from './story.ts';
import { playerOf } from './table.ts';
import { useWords, type Words } from './words.ts';

type LedgerProps = ComponentProps<GameRoom['Ledger']>;

/** The terms of the final scoring, in the order of the rules. */
const terms = ['track', 'store-points', 'empty-slot', 'debt'] as const satisfies readonly ReckoningReason[];

const minus = '−';

function signed(points: number): string {
  return points < 0 ? `${minus}${-points}` : String(points);
}

/** The open ledger: the reckoning on the left page, the year on the right. */
export function Ledger(props: LedgerProps) {
  const words = useWords(props.seats);
  const { view, outcome, actions } = props;
  if (!isBrickView(view)) return null;
  return (
    <div className="bm-ledger">
      <div className="bm-book">
        <section className="bm-page">
          <Result {...props} view={view} words={words} />
        </section>
        <section className="bm-page">
          <Year view={view} words={words} seats={props.seats} />
        </section>
      </div>
      <Counter label={words.say('regions.counter')} className="bm-counter">
        <Prompt icon="trophy" asks={words.say('ledger.what-next')} says={tieBreakWords(outcome.tieBreak, words)} />
        <div className="counter-actions">{actions}</div>
      </Counter>
    </div>
  );
}

function tieBreakWords(tieBreak: string | null, words: Words): string | undefined {
  return tieBreak === null ? undefined : words.say('ledger.tie-break');
}

function Result({ view, words, outcome, seats }: LedgerProps & { readonly view: BrickView; readonly words: Words }) {
  const inOrder = seatsOf(view.seatCount).toSorted(
    (one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0),
  );
  const winner = inOrder[0];
  const scores = view.players.map((player) => scoreReckoning(player));
  const sum = (seat: Seat, why: ReckoningReason): number =>
    (scores[seat] ?? []).filter((line) => line.why === why).reduce((so, { amount }) => so + amount, 0);
  return (
    <>
      <PrizeRosette text="1" className="bm-ribbon" />
      <h1>
        {winner === undefined ? words.say('ledger.closed') : words.say('ledger.winner', { name: words.name(winner) })}
      </h1>
      <p className="bm-why">{whyEnded(view, outcome.ending, words)}</p>
      <table>
        <caption className="unseen">{words.say('ledger.caption')}</caption>
        <thead>
          <tr>
            <td />
            {inOrder.map((seat, place) => (
              <th scope="col" key={seat} className={place === 0 ? 'first' : ''}>
                <PlayerToken mark={markOfPlayer(seats, seat)} size={32} />
                {words.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term}>
              <th scope="row">{words.say(`ledger.${term}`)}</th>
              {inOrder.map((seat, place) => (
                <td
                  key={seat}
                  className={`figure ${place === 0 ? 'first' : ''} ${sum(seat, term) === 0 ? 'none' : ''}`}
                >
                  {signed(sum(seat, term))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say('ledger.total')}</th>
            {inOrder.map((seat, place) => (
              <td key={seat} className={`figure ${place === 0 ? 'first' : ''}`}>
                {signed(outcome.scores[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <ul className="bm-story">
        {momentsOf(view, outcome.scores, words).map((moment) => (
          <li key={moment}>{moment}</li>
        ))}
      </ul>
    </>
  );
}

function whyEnded(view: BrickView, ending: string, words: Words): string {
  const month = words.month(view.month);
  return ending === 'investment-marker'
    ? words.say('ledger.by-marker', { month, points: words.points(endMarkers[view.seatCount]?.points ?? 0) })
    : words.say('ledger.by-month', { month });
}

function Year({
  view,
  words,
  seats,
}: {
  readonly view: BrickView;
  readonly words: Words;
  readonly seats: LedgerProps['seats'];
}) {
  const months = Math.max(0, ...view.players.map(({ pointsByMonth }) => pointsByMonth.length));
  const columns = Array.from({ length: months }, (_, month) => {
    const name = words.month(month);
    return { name, short: name.slice(0, 3) };
  });
  const all = seatsOf(view.seatCount);
  const line = (seat: Seat, values: readonly number[]) => ({
    mark: markOfPlayer(seats, seat),
    name: words.name(seat),
    values,
  });
  if (months === 0) return null;
  return (
    <>
      <Chart
        caption={words.say('ledger.points-by-month')}
        columnHeading={words.say('ledger.month')}
        columns={columns}
        lines={all.map((seat) => line(seat, playerOf(view, seat).pointsByMonth))}
        format={String}
        height={262}
      />
      <Chart
        caption={words.say('ledger.money-by-month')}
        columnHeading={words.say('ledger.month')}
        columns={columns}
        lines={all.map((seat) => line(seat, playerOf(view, seat).moneyByMonth ?? []))}
        format={words.money}
        height={240}
      />
    </>
  );
}
