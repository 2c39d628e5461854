import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  harbourLineOfSeveral,
  harbourLogLine,
  shareALine,
} from '../../../../renderer/games/harbour/log-lines/index.ts';
import { ruleAnchors } from '../../../../renderer/games/harbour/log-lines/line.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import type { LogLine } from '../../../../renderer/table/board/game-ui.ts';
import { type Language, languages, translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt, seatsOf, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { EventType, HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { harbourEventHiding } from '../../../../shared/games/harbour/hiding.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { startWords } from '../../every-word.ts';
import { EventSamples } from '../event-samples.ts';
import { broken, figure, textsOf } from '../line-reading.ts';
import { eventsOf } from '../match-play.ts';
import { people } from '../people.ts';
import { GoodsBook } from './goods-book.ts';
import { type PlayedMatch, playMatch } from './played-match.ts';

/** Events that the first action of the turn covers. */
const quiet: readonly EventType[] = ['turn-began'];

const known = new Map<Language, Words>();

/** The game's texts, created once per language: a game has thousands of lines. */
function wordsIn(language: Language): Words {
  const words = known.get(language) ?? wordsFrom(translatorFor('harbour', language), people, language);
  known.set(language, words);
  return words;
}

/** Events that share a line, with each seat's number of goods before and after them. */
interface EventGroup {
  readonly events: readonly HarbourEvent[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function groupedByLine({ moves, held }: PlayedMatch): readonly EventGroup[] {
  const book = new GoodsBook(held);
  const totals = () => held.map((_, seat) => book.total(seatAt(seat)));
  const all: { events: HarbourEvent[]; before: readonly number[]; after: readonly number[] }[] = [];
  for (const event of moves.flatMap(({ events }) => events)) {
    const last = all.at(-1);
    const before = totals();
    book.enter(event);
    if (last !== undefined && shareALine([...last.events, event])) {
      last.events.push(event);
      last.after = totals();
    } else all.push({ events: [event], before, after: totals() });
  }
  return all;
}

function lineOf(events: readonly HarbourEvent[], language: Language): LogLine | null {
  const [first] = events;
  if (first === undefined) throw new TypeError('no events');
  return events.length === 1
    ? harbourLogLine(first, wordsIn(language))
    : harbourLineOfSeveral(events, wordsIn(language));
}

const matches: PlayedMatch[] = [];
const groups: EventGroup[] = [];
const samples = new EventSamples<HarbourEvent>();

beforeAll(() => {
  startWords('en');
  for (let match = 0; match < 200; match++) {
    const played = playMatch(1 + (match % 4), `roll ${match}`);
    matches.push(played);
    groups.push(...groupedByLine(played));
    for (const event of eventsOf(played)) samples.meet(event);
  }
}, 60_000);

/** A predicate after a player's name; a whole sentence without one. */
const predicate = /^\p{Ll}[^.;→]*$/u;
const sentence = /^\p{Lu}[^.;→]*$/u;

describe('the log of Harbour', () => {
  it('covers every kind of event in random games', () => {
    expect(samples.unmet(Object.keys(harbourEventHiding))).toEqual([]);
    expect(new Set(matches.map(({ state }) => state.ending))).toContain('twenty-turns');
    expect(matches.some(({ state }) => state.practice !== null)).toBe(true);
    expect(matches.some(({ state }) => state.settled.inlandTraders && state.settled.bonusCards)).toBe(true);
  });

  it.each(languages)('words every third line of every game in %s', (language) => {
    const share = groups.filter((_, index) => index % languages.length === languages.indexOf(language));
    const unworded: string[] = [];
    for (const { events } of share) {
      const line = lineOf(events, language);
      if (line === null) {
        const wordless = events.filter(({ type }) => !quiet.includes(type) && type !== 'market-changed');
        unworded.push(...wordless.map(({ type }) => type));
      } else unworded.push(...textsOf(line).filter((text) => broken.test(text)));
    }
    expect(share.length).toBeGreaterThan(10_000);
    expect(unworded).toEqual([]);
  });

  it.each(languages)('continues a player’s name, or starts a sentence without one, in %s', (language) => {
    const isWrong = ({ seat, text, heading }: LogLine): boolean =>
      heading !== true && !(seat === null ? sentence : predicate).test(text);
    const share = groups.filter((_, index) => index % languages.length === languages.indexOf(language));
    const lines = share.map(({ events }) => lineOf(events, language)).filter((line) => line !== null);
    expect(lines.filter(isWrong).map(({ text }) => text)).toEqual([]);
  });

  it.each(languages)('words every kind of event on its own in %s, for every viewer', (language) => {
    const viewers: readonly Viewer[] = [...seatsOf(4), 'spectator'];
    for (const [type, events] of samples) {
      let lines = 0;
      for (const event of events) {
        for (const viewer of viewers) {
          const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsIn(language));
          if (line === null) continue;
          lines += 1;
          expect(
            textsOf(line).filter((text) => broken.test(text)),
            type,
          ).toEqual([]);
        }
      }
      if (!quiet.includes(type)) expect(lines, `lines for ${type}`).toBeGreaterThan(0);
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
    const wrong: string[] = [];
    for (const { events, before, after } of groups.filter((_, index) => index % 4 === 0)) {
      const line = lineOf(events, 'en');
      const ofMoney = events.some(
        ({ type }) => type === 'goods-shipped' || type === 'inland-traded' || type === 'building-bought',
      );
      if (line === null || line.breakdown === undefined || line.seat === null || line.sum !== undefined || ofMoney)
        continue;
      const rows = line.breakdown.map(({ amount }) => figure(amount));
      const change = (after[line.seat] ?? 0) - (before[line.seat] ?? 0);
      const sum = rows.slice(0, -1).reduce((so, row) => so + row, 0);
      if (rows.at(-1) !== change || sum !== change) wrong.push(`${line.text}: ${rows.join(' ')} for ${change}`);
      reckoned += 1;
    }
    expect(wrong).toEqual([]);
    expect(reckoned).toBeGreaterThan(100);
  });

  it('breaks a purchase down into shipped goods, price and change', () => {
    let bought = 0;
    for (const { events } of groups) {
      const purchase = events.find((event) => event.type === 'building-bought');
      if (purchase?.type !== 'building-bought') continue;
      const line = lineOf(events, 'en');
      const rows = (line?.breakdown ?? []).map(({ amount }) => figure(amount));
      expect(rows.at(-1)).toBe(purchase.change);
      expect(rows.slice(0, -1).reduce((sum, row) => sum + row, 0)).toBe(purchase.change);
      expect(figure(line?.sum ?? '')).toBe(purchase.price === 0 ? 0 : -purchase.price);
      expect(rows).toContain(-buildings[purchase.building].cost);
      const shipped = events.flatMap((event) => (event.type === 'goods-shipped' ? event.goods : []));
      for (const { good, held, money } of shipped) {
        expect(
          line?.breakdown?.some((row) => row.label.startsWith(`${held} ${good}`) && figure(row.amount) === money),
        ).toBe(true);
      }
      bought += 1;
    }
    expect(bought).toBeGreaterThan(200);
  });

  it.each(languages)('links to headings of the rules in %s', (language) => {
    const rules = readFileSync(`shared/games/harbour/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
    const missing = ruleAnchors.filter((anchor) => !rules.includes(`{#${anchor}}`));
    expect(missing).toEqual([]);
    const used = new Set(
      groups.filter((_, index) => index % 9 === 0).map(({ events }) => lineOf(events, language)?.rule?.anchor),
    );
    expect(ruleAnchors.filter((anchor) => !used.has(anchor))).toEqual([]);
  });

  it('breaks the final points of every seat down', () => {
    for (const { state, moves } of matches) {
      const outcome = harbour.outcome(state);
      const scored = moves.flatMap(({ events }) => events).filter((event) => event.type === 'seat-scored');
      expect(scored.length).toBe(state.seatCount);
      for (const event of scored) {
        const line = harbourLogLine(event, wordsIn('en'));
        const rows = (line?.breakdown ?? []).map(({ amount }) => figure(amount));
        const points = line?.seat === null || line === null ? undefined : outcome?.scores[line.seat];
        expect(figure(line?.sum ?? '')).toBe(points);
        expect(rows.at(-1)).toBe(points);
        expect(rows.slice(0, -1).reduce((sum, row) => sum + row, 0)).toBe(points);
      }
    }
  });

  it('shows the cards looked at only to the Noble, and marks secret lines', () => {
    let looked = 0;
    for (const type of ['deck-looked-at', 'building-taken'] as const) {
      for (const event of samples.of(type)) {
        const hidden =
          event.type === 'deck-looked-at' ? (event.buildings ?? []) : [event.returned].filter((id) => id !== null);
        for (const viewer of [...seatsOf(4), 'spectator'] as const) {
          const line = harbourLogLine(seeEvent(harbour.eventHiding, event, viewer), wordsIn('en'));
          const own = viewer === event.seat;
          expect(line?.secret === true, `${type} to ${viewer}`).toBe(own && hidden.length > 0);
          for (const building of hidden) {
            expect(line?.text.includes(wordsIn('en').building(building)), `${type} to ${viewer}`).toBe(own);
          }
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(20);
    for (const [type, events] of samples) {
      for (const event of events) {
        const whole = harbourLogLine(event, wordsIn('en'));
        const others = harbourLogLine(seeEvent(harbour.eventHiding, event, 'spectator'), wordsIn('en'));
        expect(others?.secret, type).toBeUndefined();
        if (whole?.text !== others?.text) expect(whole?.secret, type).toBe(true);
      }
    }
  });
});
