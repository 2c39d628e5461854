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
import { eventsOf } from '../match-play.ts';
import { rollLaws } from '../roll-laws.ts';
import { five, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

/** What the page shows in another way: beside the name, or with the first deed of the turn. */
const wordless: readonly EventType[] = [
  'turn-began',
  'laying-sealed',
  'laying-taken-back',
  'discards-sealed',
  'discards-taken-back',
];

/** Does the page tell of this event in another way than by a line of its own? */
function isWordless(event: ShoppingStreetEvent): boolean {
  return wordless.includes(event.type) || (event.type === 'exchange-dropped' && event.why === 'no-offers');
}
/** What the sample matches hardly ever come to: somebody changes their mind; no card is left anywhere. */
const rare: readonly ShoppingStreetEvent[] = [
  { type: 'laying-taken-back', seat: seatAt(0) },
  { type: 'discards-taken-back', seat: seatAt(0) },
  { type: 'draw-skipped', seat: seatAt(0), why: 'turn', count: 2 },
];

const { matches, wordsOf, lineOf } = rollLaws({
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

describe('the roll of Shopping Street', () => {
  it('tells all points: what the sums of a player’s lines add up to is the player’s score', () => {
    let entered = 0;
    for (const match of matches) {
      const points = match.state.players.map(() => 0);
      for (const { line } of match.told) {
        if (line?.sum === undefined || line.seat === null) continue;
        points[line.seat] = (points[line.seat] ?? 0) + figure(line.sum);
        entered += 1;
      }
      expect(points, JSON.stringify(match.options)).toEqual(shoppingStreet.outcome(match.state)?.scores);
    }
    expect(entered).toBeGreaterThan(300);
  });

  it('opens a shop’s worth into its cards times the pawn, and an improvement into the card that joins', () => {
    let improved = 0;
    for (const match of matches) {
      for (const { events, line } of match.told) {
        const built = events.at(-1);
        if (built?.type === 'shop-opened') {
          const cards = sumOf(built.cards.map((card) => product(card).value));
          expect(amounts(line?.reckoning).slice(1)).toEqual([built.pawn, cards * built.pawn]);
          expect(figure(line?.sum)).toBe(cards * built.pawn);
          expect(line?.reckoning?.[0]?.amount).toBe(String(cards));
        }
        if (built?.type !== 'shop-improved') continue;
        const [before = 0, joins = 0, pawn = 0, worth] = amounts(line?.reckoning);
        expect((before + joins) * pawn).toBe(worth);
        expect(worth).toBe(built.worth);
        expect(figure(line?.sum)).toBe(joins * pawn);
        improved += 1;
      }
    }
    expect(improved).toBeGreaterThan(50);
  });

  it('opens the dice into a card and one for each shop, and names the faces', () => {
    const doubles = new Set<number>();
    for (const event of matches.flatMap(eventsOf)) {
      if (event.type !== 'dice-rolled') continue;
      const { reckoning: [one, other, ...reckoning] = [], text } = lineOf(event);
      expect(text.includes('nobody draws')).toBe(event.draws.length === 0);
      [one, other].forEach((die, index) => {
        const face = event.faces[index] ?? 'blank';
        const name =
          face === 'blank' ? 'blank' : event.draws.some(({ seat }) => seat === face) ? five[face]?.name : null;
        expect(die?.amount).toBe(name ?? 'nobody’s colour');
      });
      expect(amounts(reckoning)).toEqual([
        ...event.draws.map(({ count }) => count),
        sumOf(event.draws.map(({ count }) => count)),
      ]);
      event.draws.forEach((draw, index) => {
        const label = reckoning[index]?.label ?? '';
        expect(label).toContain(`1 + ${draw.shops} shop`);
        expect((1 + draw.shops) * draw.times).toBe(draw.count);
        const double = event.faces[0] === event.faces[1];
        expect(label.includes('both dice')).toBe(double);
        if (double) doubles.add(draw.times);
      });
    }
    expect(doubles).toEqual(new Set([1, 2]));
  });

  it('has a heading for every round, and begins every later turn with its player', () => {
    for (const { told: lines, state, moves } of matches) {
      expect(lines.filter(({ line }) => line?.heading)).toHaveLength(state.round - 1);
      const turns = lines.filter(({ line }) => line?.text.startsWith('Turn: '));
      const began = moves.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-began');
      expect(turns.map(({ line }) => line?.seat)).toEqual(
        began.map((event) => (event.type === 'turn-began' ? event.seat : null)),
      );
    }
  });
});

describe('a line of several events', () => {
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
    ['what a player draws by the dice and for the turn', true, [drawn(ana, 'dice'), drawn(ana, 'turn')]],
    ['what two players draw', false, [drawn(bruno, 'dice'), drawn(ana, 'turn')]],
    ['a turn and its first deed', true, [began, asked]],
    ['a turn and its second deed', false, [began, asked, drawn(ana, 'turn')]],
    ['the dice and what they bring others unseen', true, [rolled, drawn(bruno, 'dice')]],
    ['the dice and the own cards', false, [rolled, drawn(bruno, 'dice', ['food-stock-1'])]],
    ['the old display and the new one', true, [cleared, filled]],
    ['a display that was cleared later', false, [filled, cleared]],
    ['nothing', false, []],
  ])('tells of %s: %s', (_, together, events) => {
    expect(shoppingStreetLineOfSeveral(events, wordsOf('en')) !== null).toBe(together);
  });
});
