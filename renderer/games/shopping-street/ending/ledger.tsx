import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { shoppingStreetAwards } from '../../../../shared/games/shopping-street/awards.ts';
import type { ScoreLine, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import { firstDifference, totalOf, worthsOf } from '../../../../shared/games/shopping-street/scoring.ts';
import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import type { Outcome, SeatSettings } from '../../../../shared/protocol/messages.ts';
import { CityShop } from '../../../design/index.ts';
import { chartByRound } from '../../../game-kit/index.ts';
import { columnsByPlace, type LedgerProps, ScoringBook, type ScoringRow, seatsByPlace } from '../../../table/index.ts';
import { drawnShop } from '../interaction/drawn.ts';
import { TypeLetters } from '../regions/type-letters.tsx';
import { playerOf } from '../table.ts';
import { useWords, type Words } from '../words.ts';
import { awardWords } from './awards.tsx';

/**
 * The open ledger: shops, side by side, same type and hand on the left page, all players' points by round on the right.
 */
export function Ledger({
  view,
  seats,
  outcome,
  played,
  actions,
}: LedgerProps<ShoppingStreetView, ShoppingStreetEvent>) {
  const words = useWords(seats);
  const { ending, round, street } = view;
  const book: Book = { view, seats, words, scores: scoresOf(played, outcome) };
  return (
    <TypeLetters>
      <ScoringBook
        stamp="home"
        heading={headingOf(outcome, words)}
        why={ending === null ? '' : words.log(`ledger.ended-${ending}`, { round, open: street.length })}
        columns={columnsByPlace(outcome, seats)}
        rows={[...shopRows(book), ...groupRows(book)]}
        moments={shoppingStreetAwards(played).map((award) => awardWords(award, words))}
        storyBelowCharts
        charts={[pointsByRound(book, outcome)]}
        tieBreak={tieBreakOf(view, outcome, words)}
        actions={actions}
      />
    </TypeLetters>
  );
}

/** A player in the ledger, with the points breakdown. */
interface Score {
  readonly seat: Seat;
  readonly breakdown: readonly ScoreLine[];
}

interface Book {
  readonly view: ShoppingStreetView;
  readonly seats: readonly SeatSettings[];
  readonly words: Words;
  /** By rank. */
  readonly scores: readonly Score[];
}

/** All breakdowns. Hands stay hidden, but their points are public. */
function scoresOf(played: readonly ShoppingStreetEvent[], outcome: Outcome): readonly Score[] {
  const scored = played.filter((event) => event.type === 'seat-scored');
  return seatsByPlace(outcome).map((seat) => ({
    seat,
    breakdown: scored.find((event) => event.seat === seat)?.breakdown ?? [],
  }));
}

/** The winners. Players level in every shop share the place. Ruling 25. */
function headingOf(outcome: Outcome, words: Words): string {
  const winners = seatsByPlace(outcome).filter((seat) => outcome.places[seat] === 1);
  const [winner, second] = winners;
  if (winner === undefined) return '';
  return second === undefined
    ? words.log('ledger.winner', { name: words.name(winner) })
    : words.log('ledger.winners', { names: words.names(winners) });
}

/** Size of a shop front in the ledger, in pixels. */
const front = { width: 36, height: 40 } as const;

/** All shops in order of opening, as fronts with points. */
function shopRows({ view, seats, words, scores }: Book): readonly ScoringRow[] {
  const shops = scores.map(({ breakdown }) => breakdown.filter((scored) => scored.type === 'shop'));
  const mostShops = Math.max(0, ...shops.map((all) => all.length));
  return Array.from({ length: mostShops }, (_, index) => ({
    key: `shop ${index}`,
    label: words.log('ledger.shop', { number: index + 1 }),
    values: shops.map((all) => all[index]?.amount ?? null),
    pictures: shops.map((all): ReactNode => {
      const scored = all[index];
      const shop = scored && shopOn(view.street, scored.space);
      if (shop === undefined || scored === undefined) return null;
      const label = words.log('ledger.front', {
        type: words.type(scored.shopType),
        space: words.space(scored.space),
        cards: scored.cards,
        pawn: scored.pawn,
      });
      return <CityShop key={scored.space} shop={drawnShop(shop, seats)} label={label} {...front} />;
    }),
  }));
}

/** The other scoring terms, in the order of the rules. */
const onTop = ['side-by-side', 'same-type', 'hand'] as const;

function groupRows({ words, scores }: Book): readonly ScoringRow[] {
  return onTop.map((term) => ({
    key: term,
    label: words.log(`ledger.${term}`),
    values: scores.map(({ breakdown }) => totalOf(breakdown.filter(({ type }) => type === term))),
  }));
}

/** The tie-breaker for first place. Undefined without a tie. Ruling 25. */
function tieBreakOf({ street }: ShoppingStreetView, outcome: Outcome, words: Words): string | undefined {
  const [first, second] = seatsByPlace(outcome);
  if (first === undefined || second === undefined || outcome.tieBreak === null) return undefined;
  const [own, other] = [worthsOf(street, first), worthsOf(street, second)];
  const place = firstDifference(own, other);
  return words.log(outcome.tieBreak === 'best-shop' ? 'ledger.tie-best' : 'ledger.tie-next-best', {
    name: words.name(first),
    more: own[place] ?? 0,
    fewer: other[place] ?? 0,
  });
}

/** Each player's points on the street after each round, and the final ones. */
function pointsByRound({ view, seats, words }: Book, { scores }: Outcome): ReturnType<typeof chartByRound> {
  const valuesOf = (seat: Seat) => playerOf(view, seat).pointsByRound;
  const chart = chartByRound(seats, words, { of: 'points', valuesOf, height: 270 });
  const end = { name: words.log('ledger.end'), short: words.log('ledger.end-short') };
  return {
    ...chart,
    columns: [...chart.columns, end],
    lines: chart.lines.map((line, seat) => ({ ...line, values: [...line.values, scores[seat] ?? 0] })),
  };
}
