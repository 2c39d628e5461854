import { beforeAll, describe, expect, it } from 'vitest';
import { brickAndMortarRoom } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { languages, speak, translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt, seeEvent, type Viewer } from '../../../../shared/engine/index.ts';
import type { BrickEvent, EventType } from '../../../../shared/games/brick-and-mortar/events.ts';
import { brickEventHiding } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import { startWords } from '../../every-word.ts';
import { EventSamples } from '../event-samples.ts';
import { people } from '../people.ts';
import { everySeat, newMatch, playLively } from './sample-table.tsx';

/** Told by another line, or by what lies on the table. */
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
});

describe('the till roll', () => {
  it('meets nearly every kind of event in random matches', () => {
    const missing = samples.unmet(Object.keys(brickEventHiding));
    // These need stores or moves that random play seldom brings together; scenarios of the rules cover them.
    expect(
      missing.filter(
        (type) => !['choice-taken-back', 'points-sold', 'surplus-rescued', 'surplus-bought'].includes(type),
      ),
    ).toEqual([]);
  });

  it.each(languages)('words every event in %s, for every viewer', (language) => {
    speak(language);
    const translate = translatorFor('brick-and-mortar');
    const viewers: readonly Viewer[] = [...everySeat(newMatch(4, 'viewers')), 'spectator'];
    for (const [type, events] of samples) {
      let told = 0;
      for (const event of events) {
        for (const viewer of viewers) {
          const line = brickAndMortarRoom.logLine(
            seeEvent(brickAndMortar.eventHiding, event, viewer),
            people,
            translate,
          );
          if (line === null) continue;
          told += 1;
          expect(line.text.length, type).toBeGreaterThan(0);
          const texts = [
            line.text,
            line.sum ?? '',
            ...(line.reckoning ?? []).flatMap((row) => [row.label, row.amount]),
          ];
          for (const text of texts) expect(text, type).not.toMatch(/\{\{|undefined|NaN|\[object/);
        }
      }
      if (!quiet.includes(type)) expect(told, `lines for ${type}`).toBeGreaterThan(0);
    }
  });

  it('tells others nothing of what only the player may know', () => {
    speak('en');
    const translate = translatorFor('brick-and-mortar');
    const chosen = samples.of('card-chosen')[0];
    if (chosen === undefined) throw new TypeError('no card was chosen');
    const seats = everySeat(newMatch(4, 'viewers'));
    const other = seats.find((seat) => seat !== chosen.seat);
    if (other === undefined) throw new TypeError('there is nobody else');
    const shown = (viewer: Viewer) =>
      brickAndMortarRoom.logLine(seeEvent(brickAndMortar.eventHiding, chosen, viewer), people, translate);
    expect(shown(chosen.seat)).not.toBeNull();
    expect(shown(other)).toBeNull();
  });

  const rare = [
    [
      {
        type: 'surplus-rescued',
        seat: seatAt(0),
        item: 'clothing',
        store: 'clothing-exporter',
        shelf: 0,
        into: 'thrift-store',
      },
      { names: ['clothing-exporter', 'thrift-store'], sum: undefined },
    ],
    [
      {
        type: 'surplus-bought',
        seat: seatAt(0),
        store: 'resale-shop',
        from: seatAt(2),
        item: 'jewelry',
        paid: 7,
        tokens: 0,
      },
      { names: ['resale-shop'], sum: /7/, player: 'Chidi' },
    ],
    [
      { type: 'points-sold', seat: seatAt(1), points: 3, received: 9 },
      { names: [], sum: /^\+.*9/, figure: '3' },
    ],
  ] as const satisfies readonly (readonly [BrickEvent, object])[];

  it.each(languages)('words in %s what random play seldom brings', (language) => {
    speak(language);
    const translate = translatorFor('brick-and-mortar');
    const nameOf = translatorFor('brick-and-mortar-stores');
    for (const [event, told] of rare) {
      const line = brickAndMortarRoom.logLine(event, people, translate);
      expect(line?.seat, event.type).toBe(event.seat);
      for (const store of told.names) expect(line?.text, event.type).toContain(nameOf(`names.${store}`));
      if ('player' in told) expect(line?.text).toContain(told.player);
      if ('figure' in told) expect(line?.text).toContain(told.figure);
      if (told.sum === undefined) expect(line?.sum, event.type).toBeUndefined();
      else expect(line?.sum, event.type).toMatch(told.sum);
      expect(line?.secret, event.type).toBeUndefined();
    }
    // A choice taken back leaves no trace: the envelope beside the name is open again.
    const takenBack: BrickEvent = { type: 'choice-taken-back', seat: seatAt(0) };
    expect(brickAndMortarRoom.logLine(takenBack, people, translate)).toBeNull();
  });

  it('locks what only its own player is told, and nothing else', () => {
    speak('en');
    const translate = translatorFor('brick-and-mortar');
    const locked = new Map<string, number>();
    for (const [type, events] of samples) {
      for (const event of events) {
        const whole = brickAndMortarRoom.logLine(event, people, translate);
        const others = brickAndMortarRoom.logLine(
          seeEvent(brickAndMortar.eventHiding, event, 'spectator'),
          people,
          translate,
        );
        expect(others?.secret, `${type} to everybody`).toBeUndefined();
        if (whole?.secret) locked.set(type, (locked.get(type) ?? 0) + 1);
        // A line that others read otherwise, or not at all, is locked.
        if (whole !== null && whole.text !== others?.text) expect(whole.secret, type).toBe(true);
      }
    }
    for (const type of ['store-kept', 'card-chosen', 'cards-redrawn', 'cards-drawn']) {
      expect(locked.get(type), type).toBeGreaterThan(0);
    }
  });

  it('shows a reckoning that adds up to the sum of the line', () => {
    speak('en');
    const translate = translatorFor('brick-and-mortar');
    for (const event of samples.of('utilities-paid')) {
      const line = brickAndMortarRoom.logLine(event, people, translate);
      expect(line?.reckoning?.at(-1)?.amount.replace('= ', '')).toBe(line?.sum?.replace('−', ''));
    }
  });

  it('marks what is turned over for all at once', () => {
    for (const type of ['bids-revealed', 'piles-formed', 'demand-revealed'] as const) {
      for (const event of samples.of(type)) expect(brickAndMortarRoom.isReveal(event)).toBe(true);
    }
    for (const event of samples.of('stocked')) expect(brickAndMortarRoom.isReveal(event)).toBe(false);
  });
});
