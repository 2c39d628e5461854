import { describe, expect, it } from 'vitest';
import {
  shoppingStreetLineOfSeveral,
  shoppingStreetLogLine,
} from '../../../../renderer/games/shopping-street/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/shopping-street/log-lines/line.ts';
import { isReveal } from '../../../../renderer/games/shopping-street/story/reveal.tsx';
import { type Seat, seatAt, seatsOf, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import type { EventType, ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { product } from '../../../../shared/games/shopping-street/products.ts';
import { amounts, figure, sumOf, textsOf } from '../line-reading.ts';
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

const ana = seatAt(0);
const bruno = seatAt(1);
const chidi = seatAt(2);

/** What the sample matches hardly ever come to: somebody changes their mind; no card is left anywhere. */
const rare: readonly ShoppingStreetEvent[] = [
  { type: 'laying-taken-back', seat: ana },
  { type: 'discards-taken-back', seat: ana },
  { type: 'draw-skipped', seat: ana, why: 'turn', count: 2 },
];

const { matches, samples, wordsOf, lineOf } = rollLaws({
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

  it('tells what others drew as a number, and locks what only their player may read', () => {
    let hidden = 0;
    for (const event of samples.of('cards-drawn')) {
      const cards = event.cards ?? [];
      const seen = (viewer: Viewer) => lineOf(seeEvent(shoppingStreet.eventHiding, event, viewer));
      for (const viewer of ['spectator' as const, ...seatsOf(5).filter((seat) => seat !== event.seat)]) {
        const line = seen(viewer);
        for (const card of cards) expect(textsOf(line).join(' ')).not.toContain(wordsOf('en').type(product(card).type));
        expect(line.secret).toBeUndefined();
        hidden += cards.length;
      }
      const own = seen(event.seat);
      for (const card of cards)
        expect(own.text).toContain(`${wordsOf('en').type(product(card).type)} ${product(card).value}`);
      expect(own.secret).toBe(true);
    }
    expect(hidden).toBeGreaterThan(300);
  });

  it('turns over what is laid out and what a thief carries off, and nothing else', () => {
    const turned = new Set<EventType>();
    for (const [type, events] of samples) {
      for (const event of events) {
        const reveals = shoppingStreetLogLine(event, wordsOf('en'))?.reveal === true;
        expect(reveals, type).toBe(isReveal(event));
        if (reveals) turned.add(type);
      }
    }
    expect(turned).toEqual(new Set(['offers-revealed', 'hands-robbed']));
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

describe('single lines', () => {
  const text = (event: ShoppingStreetEvent) => lineOf(event).text;

  it('tell an exchange step by step', () => {
    expect(text({ type: 'cards-asked', seat: ana, types: ['food', 'home'] })).toBe('asks for Food and Home');
    const offers = [
      { seat: bruno, cards: ['personal-stock-5', 'home-staff-4'] as const },
      { seat: chidi, cards: [] },
    ];
    const laid = lineOf({ type: 'offers-revealed', asker: ana, offers });
    expect(laid.text).toBe('Laid out: Bruno Personal 5, Home 4 · Chidi nothing');
    expect(laid.reckoning).toEqual([
      { label: 'Bruno: Personal 5, Stock · Home 4, Staff', amount: '2' },
      { label: 'Cards laid out', amount: '=\u00a02' },
    ]);
    const deal = {
      seat: ana,
      owner: bruno,
      wanted: 'personal-stock-5',
      bundle: ['food-stock-2', 'tech-staff-3'],
    } as const;
    expect(lineOf({ type: 'proposal-made', ...deal })).toMatchObject({
      seat: ana,
      text: 'offers Bruno Food 2, Tech 3 for Personal 5',
    });
    expect(lineOf({ type: 'proposal-declined', seat: bruno, asker: ana, proposalsLeft: 1 })).toMatchObject({
      seat: bruno,
      text: 'declines; 1 more proposal is possible',
    });
    expect(text({ type: 'proposal-declined', seat: bruno, asker: ana, proposalsLeft: 0 })).toBe(
      'declines the last proposal',
    );
    expect(text({ type: 'cards-exchanged', ...deal })).toBe('exchanges with Bruno: Food 2, Tech 3 for Personal 5');
    expect(text({ type: 'exchange-dropped', seat: ana, why: 'given-up' })).toBe('drops the exchange');
  });

  it('tell at once where nobody lays out a card, and only once', () => {
    const none: ShoppingStreetEvent = { type: 'offers-revealed', asker: ana, offers: [{ seat: bruno, cards: [] }] };
    expect(lineOf(none)).toMatchObject({ seat: null, text: 'Nobody lays out a card' });
    expect(lineOf(none).reveal).toBeUndefined();
    const dropped: ShoppingStreetEvent = { type: 'exchange-dropped', seat: ana, why: 'no-offers' };
    expect(shoppingStreetLogLine(dropped, wordsOf('en'))).toBeNull();
  });

  it('say whose thief it is, the how many-eth, and what a hand may keep', () => {
    const line = lineOf({ type: 'thief-appeared', thief: 'swindler', drawer: bruno, count: 2, limit: 10 });
    expect(line).toMatchObject({ seat: bruno, text: 'The Swindler: hands down to 10 cards' });
    expect(line.reckoning).toEqual([
      { label: 'Thieves so far', amount: '2' },
      { label: 'Cards a hand may keep', amount: '=\u00a010' },
    ]);
    const shown = lineOf({ type: 'thief-appeared', thief: 'swindler', drawer: null, count: 1, limit: 12 });
    expect(shown).toMatchObject({ seat: null, text: 'The Swindler, in the display: hands down to 12 cards' });
  });

  it('name a colour that nobody plays, a blank face and a double', () => {
    const roll = { type: 'dice-rolled', seat: ana } as const;
    expect(text({ ...roll, faces: [4, 'blank'], draws: [] })).toBe('rolls no player’s colour: nobody draws');
    expect(text({ ...roll, faces: ['blank', 'blank'], draws: [] })).toBe('rolls two blanks: nobody draws');
    const draw = (seat: Seat, shops: number, times = 1) => ({ seat, shops, times, count: times * (1 + shops) });
    expect(text({ ...roll, faces: [1, 0], draws: [draw(ana, 1), draw(bruno, 0)] })).toBe(
      'rolls: 2 cards for Ana and 1 card for Bruno',
    );
    expect(text({ ...roll, faces: [1, 0], draws: [draw(ana, 0), draw(bruno, 0)] })).toBe(
      'rolls: 1 card each for Ana and Bruno',
    );
    const double = lineOf({ ...roll, faces: [1, 1], draws: [draw(bruno, 2, 2)] });
    expect(double.text).toBe('rolls: 6 cards for Bruno');
    expect(double.reckoning?.[2]?.label).toBe('Bruno, on both dice: 2 × (1 + 2 shops)');
  });

  it('are loud where the last round begins and where the match ends', () => {
    expect(lineOf({ type: 'last-round', open: 15 })).toMatchObject({
      text: '15 shops are open: this round is the last',
      loud: true,
    });
    expect(lineOf({ type: 'match-ended', ending: 'stuck' }).rule?.anchor).toBe('ruling-26');
  });
});

describe('deeds of several events', () => {
  const drawn = (seat: Seat, why: 'dice' | 'turn', count: number): ShoppingStreetEvent => ({
    type: 'cards-drawn',
    seat,
    why,
    count,
    cards: null,
  });
  const several = (...events: readonly ShoppingStreetEvent[]) => shoppingStreetLineOfSeveral(events, wordsOf('en'));

  it('what a player draws by the dice and at the end of the turn is one line', () => {
    expect(several(drawn(ana, 'dice', 2), drawn(ana, 'turn', 3))).toMatchObject({
      seat: ana,
      text: 'draws 5 cards, 2 by the dice',
    });
    expect(several(drawn(ana, 'turn', 1), drawn(ana, 'turn', 2))?.text).toBe('draws 3 cards');
    expect(several(drawn(bruno, 'dice', 1), drawn(ana, 'turn', 3))).toBeNull();
  });

  it('a turn is told with its first deed, and with nothing else', () => {
    const began: ShoppingStreetEvent = { type: 'turn-began', seat: ana };
    const asked: ShoppingStreetEvent = { type: 'cards-asked', seat: ana, types: ['tech'] };
    expect(several(began, asked)).toMatchObject({ seat: ana, text: 'Turn: asks for Tech' });
    expect(several(began, { type: 'last-round', open: 15 })).toBeNull();
    expect(several(began, asked, drawn(ana, 'turn', 3))).toBeNull();
  });

  it('the dice tell what they bring others, whose cards nobody is told; one’s own have a line', () => {
    const draws = [
      { seat: ana, shops: 1, times: 1, count: 2 },
      { seat: bruno, shops: 0, times: 1, count: 1 },
    ];
    const rolled: ShoppingStreetEvent = { type: 'dice-rolled', seat: ana, faces: [0, 1], draws };
    const all = several(rolled, drawn(ana, 'dice', 2), drawn(bruno, 'dice', 1));
    expect(all).toEqual(lineOf(rolled));
    expect(several({ type: 'turn-began', seat: ana }, rolled, drawn(ana, 'dice', 2))?.text).toBe(`Turn: ${all?.text}`);
    expect(several(rolled, drawn(ana, 'turn', 3))).toBeNull();
    const own: ShoppingStreetEvent = {
      type: 'cards-drawn',
      seat: bruno,
      why: 'dice',
      count: 1,
      cards: ['food-stock-1'],
    };
    expect(several(rolled, own)).toBeNull();
    expect(several(rolled, { type: 'draw-skipped', seat: ana, why: 'dice', count: 2 })).toBeNull();
  });

  it('the old display and the new one are one line', () => {
    const cleared: ShoppingStreetEvent = { type: 'display-cleared', cards: ['food-stock-1'] };
    const filled: ShoppingStreetEvent = { type: 'display-filled', cards: ['tech-stock-2', 'home-staff-3'] };
    expect(several(cleared, filled)).toMatchObject({ text: 'New display: Tech 2, Home 3', housekeeping: true });
    expect(several(filled, cleared)).toBeNull();
    expect(several()).toBeNull();
    expect(several(cleared)).toBeNull();
  });
});
