import { describe, expect, it } from 'vitest';
import { harbourLineOfSeveral, harbourLogLine } from '../../../../renderer/games/harbour/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/harbour/log-lines/line.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { seatAt, seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { amounts, figure, sumOf } from '../line-reading.ts';
import { logLaws } from '../log-laws.ts';
import { GoodsBook } from './goods-book.ts';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

const { matches, samples, wordsOf } = logLaws({
  game: harbour,
  wordsIn,
  logLine: harbourLogLine,
  lineOfSeveral: harbourLineOfSeveral,
  // the first action of a turn, and the line of a purchase, cover them
  isWordless: (event) =>
    event.type === 'turn-began' ||
    (event.type === 'market-changed' && (event.seat === null || event.cause === 'shipping')),
  ruleAnchors,
  seats: [1, 2, 3, 4],
  matchesEach: 16,
  playMatch: (seats, number) => playMatch(seats, `roll ${number} ${seats}`),
  scoreIn: 'sum',
  leastLines: 3_000,
  rareEndings: ['stalled'],
});

/** A predicate after a player's name; a whole sentence without one. */
const predicate = /^\p{Ll}[^.;→]*$/u;
const sentence = /^\p{Lu}[^.;→]*$/u;

describe('the log of Harbour', () => {
  it.each(languages)('continues a player’s name, or starts a sentence without one, in %s', (language) => {
    for (const event of samples.all) {
      const line = harbourLogLine(event, wordsOf(language));
      if (line !== null && line.heading !== true) expect(line.text).toMatch(line.seat === null ? sentence : predicate);
    }
  });

  it('accounts for all goods of the players', () => {
    for (let match = 0; match < 24; match++) {
      const begun = playMatch(1 + (match % 4), `books ${match}`);
      const book = new GoodsBook(begun.held);
      playMatch(1 + (match % 4), `books ${match}`, (events, state) => {
        for (const event of events) book.enter(event);
        expect(state.players.map((_, seat) => book.of(seatAt(seat)))).toEqual(state.players.map(({ goods }) => goods));
      });
    }
  });

  it('shows a breakdown of goods that adds up to the change of the stock', () => {
    let reckoned = 0;
    for (const match of matches) {
      const book = new GoodsBook(match.held);
      for (const { events, line } of match.lines) {
        const before = seatsOf(match.state.seatCount).map((seat) => book.total(seat));
        for (const event of events) book.enter(event);
        const isOfMoney = events.some(({ type }) =>
          ['goods-shipped', 'inland-traded', 'building-bought'].includes(type),
        );
        if (line?.breakdown === undefined || line.seat === null || line.sum !== undefined || isOfMoney) continue;
        const change = book.total(seatAt(line.seat)) - (before[line.seat] ?? 0);
        const rows = amounts(line.breakdown);
        expect([sumOf(rows.slice(0, -1)), rows.at(-1)], line.text).toEqual([change, change]);
        reckoned += 1;
      }
    }
    expect(reckoned).toBeGreaterThan(100);
  });

  it('breaks a purchase down into shipped goods, price and change', () => {
    let bought = 0;
    for (const { events, line } of matches.flatMap(({ lines }) => lines)) {
      const purchase = events.find((event) => event.type === 'building-bought');
      if (purchase === undefined) continue;
      const rows = amounts(line?.breakdown);
      expect([sumOf(rows.slice(0, -1)), rows.at(-1)]).toEqual([purchase.change, purchase.change]);
      expect(figure(line?.sum)).toBe(purchase.price === 0 ? 0 : -purchase.price);
      expect(rows).toContain(-buildings[purchase.building].cost);
      for (const { good, held, money } of events.flatMap((event) =>
        event.type === 'goods-shipped' ? event.goods : [],
      ))
        expect(
          line?.breakdown?.some(({ label, amount }) => label.startsWith(`${held} ${good}`) && figure(amount) === money),
        ).toBe(true);
      bought += 1;
    }
    expect(bought).toBeGreaterThan(200);
  });

  it('shows the cards looked at only to the Noble, and marks secret lines', () => {
    let looked = 0;
    for (const type of ['deck-looked-at', 'building-taken'] as const) {
      for (const event of samples.of(type)) {
        const hidden =
          event.type === 'deck-looked-at' ? (event.buildings ?? []) : [event.returned].filter((id) => id !== null);
        for (const viewer of [...seatsOf(4), 'spectator'] as const) {
          const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsOf('en'));
          const own = viewer === event.seat;
          expect(line?.secret === true, `${type} to ${viewer}`).toBe(own && hidden.length > 0);
          for (const building of hidden) {
            expect(line?.text.includes(wordsOf('en').building(building)), `${type} to ${viewer}`).toBe(own);
          }
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(5);
  });
});
