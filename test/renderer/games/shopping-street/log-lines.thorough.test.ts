import { describe, expect, it } from 'vitest';
import {
  shoppingStreetLineOfSeveral,
  shoppingStreetLogLine,
} from '../../../../renderer/games/shopping-street/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/shopping-street/log-lines/line.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { EventType, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { amounts, figure, sumOf } from '../line-reading.ts';
import { logLaws } from '../log-laws.ts';
import { eventsOf } from '../match-play.ts';
import { five, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

/** Events without a log line: the page marks them beside the name, or they precede the first action of a turn. */
const wordless: readonly EventType[] = [
  'turn-began',
  'laying-sealed',
  'laying-taken-back',
  'discards-sealed',
  'discards-taken-back',
];

function isWordless(event: ShoppingStreetEvent): boolean {
  return wordless.includes(event.type) || (event.type === 'exchange-dropped' && event.why === 'no-offers');
}
/** Events that the sample games hardly ever contain: a choice taken back, and an empty deck without discards. */
const rare: readonly ShoppingStreetEvent[] = [
  { type: 'laying-taken-back', seat: seatAt(0) },
  { type: 'discards-taken-back', seat: seatAt(0) },
  { type: 'draw-skipped', seat: seatAt(0), why: 'turn', count: 2 },
];

const { matches, wordsOf, lineOf } = logLaws({
  game: shoppingStreet,
  wordsIn,
  logLine: shoppingStreetLogLine,
  lineOfSeveral: shoppingStreetLineOfSeveral,
  isWordless,
  ruleAnchors,
  seats: [3, 4, 5],
  matchesEach: 6,
  playMatch,
  rare,
  scoreIn: 'text',
  leastLines: 2_000,
});

describe('the log of Shopping Street', () => {
  it('shows sums that add up to each player’s score', () => {
    let entered = 0;
    for (const match of matches) {
      const points = match.state.players.map(() => 0);
      for (const { line } of match.lines) {
        if (line?.sum === undefined || line.seat === null) continue;
        points[line.seat] = (points[line.seat] ?? 0) + figure(line.sum);
        entered += 1;
      }
      expect(points, JSON.stringify(match.options)).toEqual(shoppingStreet.outcome(match.state)?.scores);
    }
    expect(entered).toBeGreaterThan(300);
  });

  it('breaks down a shop’s worth into its cards, the added card and the pawn', () => {
    let improved = 0;
    for (const match of matches) {
      for (const { events, line } of match.lines) {
        const built = events.at(-1);
        if (built?.type === 'shop-opened') {
          const cards = sumOf(built.cards.map((card) => product(card).value));
          expect(amounts(line?.breakdown).slice(1)).toEqual([built.pawn, cards * built.pawn]);
          expect(figure(line?.sum)).toBe(cards * built.pawn);
          expect(line?.breakdown?.[0]?.amount).toBe(String(cards));
        }
        if (built?.type !== 'shop-improved') continue;
        const [before = 0, joins = 0, pawn = 0, worth] = amounts(line?.breakdown);
        expect((before + joins) * pawn).toBe(worth);
        expect(worth).toBe(built.worth);
        expect(figure(line?.sum)).toBe(joins * pawn);
        improved += 1;
      }
    }
    expect(improved).toBeGreaterThan(50);
  });

  it('breaks down a roll into the faces and the cards for each player', () => {
    const doubles = new Set<number>();
    for (const event of matches.flatMap(eventsOf)) {
      if (event.type !== 'dice-rolled') continue;
      const { breakdown: [one, other, ...breakdown] = [], text } = lineOf(event);
      expect(text.includes('nobody draws')).toBe(event.draws.length === 0);
      [one, other].forEach((die, index) => {
        const face = event.faces[index] ?? 'blank';
        const name =
          face === 'blank' ? 'blank' : event.draws.some(({ seat }) => seat === face) ? five[face]?.name : null;
        expect(die?.amount).toBe(name ?? 'nobody’s colour');
      });
      expect(amounts(breakdown)).toEqual([
        ...event.draws.map(({ count }) => count),
        sumOf(event.draws.map(({ count }) => count)),
      ]);
      event.draws.forEach((draw, index) => {
        const label = breakdown[index]?.label ?? '';
        expect(label).toContain(`1 + ${draw.shops} shop`);
        expect((1 + draw.shops) * draw.times).toBe(draw.count);
        const double = event.faces[0] === event.faces[1];
        expect(label.includes('both dice')).toBe(double);
        if (double) doubles.add(draw.times);
      });
    }
    expect(doubles).toEqual(new Set([1, 2]));
  });

  it('has a heading for every round after the first', () => {
    for (const { lines, state } of matches) {
      expect(lines.filter(({ line }) => line?.heading)).toHaveLength(state.round - 1);
    }
  });

  it('continues the player’s name in lines with a seat and writes whole sentences in others', () => {
    for (const { line } of matches.flatMap(({ lines }) => lines)) {
      if (line === null || line.heading) continue;
      expect(line.text).toMatch(line.seat === null ? /^[A-Z\d]/ : /^[a-z]/);
      expect(line.text).not.toMatch(/[.;→·]/);
    }
  });

  it('names what each player offers, pays and gets', () => {
    const [asker, ben, carla] = [seatAt(0), seatAt(1), seatAt(2)];
    const offered: readonly ProductId[] = ['tech-stock-2', 'food-staff-3'];
    const offers = [
      { seat: ben, cards: offered },
      { seat: carla, cards: [] },
    ];
    expect(lineOf({ type: 'offers-revealed', asker, offers }).text).toBe(
      `${five[ben]?.name} offers Tech 2 and Food 3 and ${five[carla]?.name} offers nothing`,
    );
    const bundle: readonly ProductId[] = ['food-stock-4', 'home-staff-2'];
    expect(
      lineOf({ type: 'cards-exchanged', seat: asker, owner: ben, wanted: 'tech-stock-2', bundle, returned: [] }).text,
    ).toBe(`gives ${five[ben]?.name} Food 4 and Home 2 for Tech 2`);
  });
});

describe('a log line of several events', () => {
  const ana = seatAt(0);
  const bruno = seatAt(1);
  const drawn = (seat: Seat, why: 'dice' | 'turn', cards: readonly ProductId[] | null = null): ShoppingStreetEvent => ({
    type: 'cards-drawn',
    seat,
    why,
    count: 1,
    cards,
  });
  const began: ShoppingStreetEvent = { type: 'turn-began', seat: ana };
  const asked: ShoppingStreetEvent = { type: 'cards-asked', seat: ana, types: ['tech'] };
  const draws = [{ seat: bruno, shops: 0, times: 1, count: 1 }];
  const rolled: ShoppingStreetEvent = { type: 'dice-rolled', seat: ana, faces: [0, 1], draws };
  const cleared: ShoppingStreetEvent = { type: 'display-cleared', cards: ['food-stock-1'] };
  const filled: ShoppingStreetEvent = { type: 'display-filled', cards: ['tech-stock-2', 'home-staff-3'] };

  it.each<[string, boolean, readonly ShoppingStreetEvent[]]>([
    ['joins a player’s cards from the dice and for the turn', true, [drawn(ana, 'dice'), drawn(ana, 'turn')]],
    ['separates the cards of two players', false, [drawn(bruno, 'dice'), drawn(ana, 'turn')]],
    ['keeps the start of a turn out of its first action', false, [began, asked]],
    ['joins the dice and the hidden cards they bring to others', true, [rolled, drawn(bruno, 'dice')]],
    ['separates the dice from cards that the viewer sees', false, [rolled, drawn(bruno, 'dice', ['food-stock-1'])]],
    ['joins the old display and the new one', true, [cleared, filled]],
    ['separates a display that is cleared later', false, [filled, cleared]],
    ['has no line for no events', false, []],
  ])('%s', (_, together, events) => {
    expect(shoppingStreetLineOfSeveral(events, wordsOf('en')) !== null).toBe(together);
  });
});
