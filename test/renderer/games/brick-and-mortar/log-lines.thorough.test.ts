import { beforeAll, describe, expect, it } from 'vitest';
import { brickAndMortarUi } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { languages, speak, translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import type { BrickEvent, EventType } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickEventHiding } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { startWords } from '../../every-word.ts';
import { EventSamples } from '../event-samples.ts';
import { people } from '../people.ts';
import { everySeat, newMatch, playLively } from './sample-table.tsx';

/** Events that need no line: another line or the board shows them. */
const quiet: readonly EventType[] = [
  'month-began',
  'month-ended',
  'choice-sealed',
  'choice-taken-back',
  'card-chosen',
  'store-kept',
  'cards-drawn',
  'points-changed',
  'public-row-changed',
  'auction-won',
];

const samples = new EventSamples<BrickEvent>();

/** Events that random play seldom brings. */
const rare: readonly BrickEvent[] = [
  {
    type: 'surplus-rescued',
    seat: seatAt(0),
    item: 'clothing',
    store: 'clothing-exporter',
    shelf: 0,
    into: 'thrift-store',
  },
  {
    type: 'surplus-bought',
    seat: seatAt(0),
    store: 'resale-shop',
    from: seatAt(2),
    item: 'jewelry',
    paid: 7,
    tokens: 0,
  },
  { type: 'points-sold', seat: seatAt(1), points: 3, received: 9 },
];

beforeAll(() => {
  startWords('en');
  for (let match = 0; match < 24; match++) {
    playLively(
      newMatch(2 + (match % 3), `log ${match}`),
      `log moves ${match}`,
      () => {},
      (events) => {
        for (const event of events) samples.meet(event);
      },
    );
  }
  for (const event of rare) samples.keep(event);
});

/** A predicate, as the log shows the player's name in front of it. */
const predicate = /^[\p{Ll}’]+ ?.*[^.]$/u;
/** A whole sentence. */
const sentence = /^\p{Lu}.*[^.]$/u;

describe('the log', () => {
  it('has nearly every kind of event in random games', () => {
    // the tests of the rules cover a choice taken back
    expect(samples.unmet(Object.keys(brickEventHiding).filter((type) => type !== 'choice-taken-back'))).toEqual([]);
  });

  it.each(languages)('has a line for every event in %s, for every viewer', (language) => {
    speak(language);
    const translate = translatorFor('brick-and-mortar');
    const viewers: readonly Viewer[] = [...everySeat(newMatch(4, 'viewers')), 'spectator'];
    for (const [type, events] of samples) {
      let worded = 0;
      for (const event of events) {
        for (const viewer of viewers) {
          const line = brickAndMortarUi.logLine(seeEvent(brickAndMortar.eventHiding, event, viewer), people, translate);
          if (line === null) continue;
          worded += 1;
          if (!line.heading) expect(line.text, type).toMatch(line.seat === null ? sentence : predicate);
          expect(line.text, type).not.toMatch(/[→;]|: /);
          const texts = [
            line.text,
            line.sum ?? '',
            ...(line.breakdown ?? []).flatMap((row) => [row.label, row.amount]),
          ];
          for (const text of texts) expect(text, type).not.toMatch(/\{\{|undefined|NaN|\[object/);
        }
      }
      if (!quiet.includes(type)) expect(worded, `lines for ${type}`).toBeGreaterThan(0);
    }
  });

  it('shows what was paid or received', () => {
    speak('en');
    const sums = rare.map((event) => brickAndMortarUi.logLine(event, people, translatorFor('brick-and-mortar'))?.sum);
    expect(sums).toEqual([undefined, '−$7', '+$9']);
  });

  it('shows a breakdown that adds up to the sum of the line', () => {
    speak('en');
    const translate = translatorFor('brick-and-mortar');
    for (const event of samples.of('utilities-paid')) {
      const line = brickAndMortarUi.logLine(event, people, translate);
      expect(line?.breakdown?.at(-1)?.amount.replace(/^=\s/, '')).toBe(line?.sum?.replace('−', ''));
    }
  });

  it('gathers a starting store and its goods in one line', () => {
    speak('en');
    const at = { seat: seatAt(0), store: 'thrift-store' } as const;
    const free = { ...at, type: 'stocked-free', source: 'general-supply' } as const;
    const events: readonly BrickEvent[] = [
      { ...at, type: 'starting-store-chosen' },
      { ...at, type: 'store-opened', slot: 1 },
      { ...free, item: 'food', count: 2 },
      { ...free, item: 'art', count: 1 },
    ];
    const textOf = (some: readonly BrickEvent[]) =>
      brickAndMortarUi.lineOfSeveral?.(some, people, translatorFor('brick-and-mortar'))?.text;
    expect(textOf(events)).toMatch(/^takes .* with 2 food and 1 art$/);
    expect(textOf([...events, { ...free, seat: seatAt(1), item: 'food', count: 1 }])).toBeUndefined();
  });

  it('keeps what did not happen out of playback', () => {
    const none = { type: 'sold-nothing', seat: seatAt(0), item: 'food' } as const;
    expect(brickAndMortarUi.logLine(none, people, translatorFor('brick-and-mortar'))?.housekeeping).toBe(true);
  });
});
