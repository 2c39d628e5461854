import { describe, expect, it } from 'vitest';
import { type Example, eventOf, workExample } from '../../shared/engine/index.ts';
import { paidToll } from '../../shared/games/harbour/examples.ts';
import { type HarbourTypes, harbour } from '../../shared/games/harbour/index.ts';

const changed = (changes: Partial<Example<HarbourTypes>>) => () => workExample(harbour, { ...paidToll, ...changes });

describe('example', () => {
  it('begins at a step of its lesson, and leaves that position unchanged', () => {
    const seen: number[] = [];
    const { before, after, events } = workExample(harbour, paidToll, ({ players }) =>
      seen.push(players[0]?.goods.livestock ?? -1),
    );
    expect(seen).toEqual([2, 2, 1]);
    expect([before, after].map(({ players }) => players[0]?.goods.livestock)).toEqual([2, 1]);
    expect(eventOf(events, 'toll-paid').good).toBe('livestock');
    expect(() => eventOf(events, 'building-bought')).toThrow('there is no event building-bought');
  });

  it('is set up and played on before it is shown', () => {
    const { lesson } = paidToll.position;
    const { before } = workExample(harbour, {
      ...paidToll,
      position: {
        lesson,
        before: 'visit',
        lay: ({ players }) => {
          if (players[0] !== undefined) players[0].goods.stone = 5;
        },
        further: [{ seat: 0, move: { type: 'move-pawn', to: 'salvage-yard' } }],
      },
      moves: [{ seat: 0, move: { type: 'pay-toll', good: 'stone' } }],
    });
    expect(before.players[0]).toMatchObject({ pawn: 'salvage-yard', goods: { stone: 5 } });
  });

  it('is rejected if the rules do not allow it, or its lesson has no such step', () => {
    expect(changed({ moves: [{ seat: 1, move: { type: 'move-pawn', to: 'ranch' } }] })).toThrow('seat 1 may not play');
    expect(changed({ position: { ...paidToll.position, before: 'nothing' } })).toThrow('no step "nothing"');
  });
});
