import { describe, expect, it } from 'vitest';
import { harbourLineOfSeveral, harbourLogLine } from '../../../../renderer/games/harbour/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/harbour/log-lines/line.ts';
import { seatAt, seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { EventType } from '../../../../shared/games/harbour/events.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { amounts, figure, sumOf } from '../line-reading.ts';
import { rollLaws } from '../roll-laws.ts';
import { GoodsBook } from './goods-book.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

/** Told by the first deed of the turn, or by what brought the change. */
const wordless: readonly EventType[] = ['turn-began', 'market-changed'];

/** Asked for once the words have been started. */
const english = () => wordsIn('en');

const { matches, samples, wordsOf } = rollLaws({
  game: harbour,
  wordsIn,
  logLine: (event, words) => harbourLogLine(event, words),
  lineOfSeveral: harbourLineOfSeveral,
  isWordless: (event) => wordless.includes(event.type) && harbourLogLine(event, english()) === null,
  ruleAnchors,
  seats: [1, 2, 3, 4],
  matchesEach: 50,
  playMatch: (seats, number) => playMatch(seats, `roll ${seats} ${number}`),
  scoreIn: 'sum',
  leastLines: 3_000,
});

describe('the roll of Harbour', () => {
  it('tells the goods as they are: what the events say is what the players hold', () => {
    for (let match = 0; match < 24; match++) {
      const begun = playMatch(1 + (match % 4), `books ${match}`);
      const book = new GoodsBook(begun.held);
      playMatch(1 + (match % 4), `books ${match}`, (events, state) => {
        for (const event of events) book.enter(event);
        expect(state.players.map((_, seat) => book.of(seatAt(seat)))).toEqual(state.players.map(({ goods }) => goods));
      });
    }
  });

  it('shows a reckoning of goods that adds up to what the player has more or less of', () => {
    const ofMoney: readonly EventType[] = ['goods-shipped', 'inland-traded', 'building-bought', 'seat-scored'];
    const wrong: string[] = [];
    let reckoned = 0;
    for (const match of matches) {
      const book = new GoodsBook(match.held);
      for (const { events, line } of match.told) {
        const before = line?.seat == null ? 0 : book.total(line.seat);
        for (const event of events) book.enter(event);
        if (line?.reckoning === undefined || line.seat === null || line.sum !== undefined) continue;
        if (events.some(({ type }) => ofMoney.includes(type))) continue;
        const rows = amounts(line.reckoning);
        const change = book.total(line.seat) - before;
        if (rows.at(-1) !== change || sumOf(rows.slice(0, -1)) !== change)
          wrong.push(`${line.text}: ${rows.join(' ')}`);
        reckoned += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(reckoned).toBeGreaterThan(100);
  });

  it('opens a purchase into what was shipped, what the building cost and what is lost', () => {
    let bought = 0;
    for (const { events, line } of matches.flatMap(({ told }) => told)) {
      const purchase = events.find((event) => event.type === 'building-bought');
      if (purchase?.type !== 'building-bought') continue;
      const rows = amounts(line?.reckoning);
      expect(rows.at(-1)).toBe(purchase.change);
      expect(sumOf(rows.slice(0, -1))).toBe(purchase.change);
      expect(figure(line?.sum)).toBe(purchase.price === 0 ? 0 : -purchase.price);
      expect(rows).toContain(-buildings[purchase.building].cost);
      const shipped = events.flatMap((event) => (event.type === 'goods-shipped' ? event.goods : []));
      for (const { money } of shipped) expect(rows).toContain(money);
      bought += 1;
    }
    expect(bought).toBeGreaterThan(200);
  });

  it('tells nobody but the Noble of the cards looked at', () => {
    let looked = 0;
    for (const event of [...samples.of('deck-looked-at'), ...samples.of('building-taken')]) {
      const cards =
        event.type === 'deck-looked-at' ? (event.buildings ?? []) : [event.returned].filter((id) => id !== null);
      for (const viewer of [...seatsOf(4), 'spectator'] as const) {
        const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsOf('en'));
        for (const card of cards) {
          expect(line?.text.includes(wordsOf('en').building(card))).toBe(viewer === event.seat);
        }
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(20);
  });
});
