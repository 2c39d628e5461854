import { describe, expect, test } from 'vitest';
import { harbourRoom } from '../../../../renderer/games/harbour/index.ts';
import { harbourGuide } from '../../../../shared/games/harbour/bot/index.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { buying, turnOf } from '../../../games/harbour/table.ts';
import { choicesAreWorded, sayerOf } from '../choice-laws.ts';
import { playMatch, seenBy } from './played-match.ts';

const sayIn = sayerOf(harbourRoom);

choicesAreWorded({
  game: harbour,
  room: harbourRoom,
  features: harbourGuide.features,
  namespace: 'harbour-choices',
  matches: 40,
  play: (match, look) => void playMatch(1 + (match % 4), `choices ${match}`, (_events, state) => look(state)),
  kindOf: ({ question, practice }, move) =>
    `${question?.type} ${Object.values(move).slice(0, 2).join(' ')} ${practice === null}`,
  rarely: () => {
    const steps: readonly HarbourMove[] = [
      { type: 'give-good', good: 'fish' },
      { type: 'end-turn' },
      { type: 'take-from', good: 'fish' },
    ];
    return [{ view: seenBy(turnOf({ players: { Ana: {}, Bo: {} } }).state, 'spectator'), moves: steps }];
  },
});

describe('a choice of several moves', () => {
  const bought: readonly HarbourMove[] = [
    { type: 'ship', good: 'fish' },
    { type: 'ship', good: 'wood' },
    { type: 'buy', building: 'pub' },
  ];

  test('tells what is shipped in one breath, and then what is bought', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } });
    const view = seenBy(table.state, table.seat('Ana'));
    expect(sayIn('en', bought, view)).toBe('Ship fish and wood, then buy Pub');
    expect(sayIn('fr', bought, view)).toBe('Expédier poisson et bois, puis acheter ce bâtiment\u00a0: Pub');
    expect(sayIn('es', bought, view)).toBe('Enviar pescado y madera, luego comprar este edificio: Pub');
  });

  test('counts goods of the same type', () => {
    const table = turnOf({ players: { Ana: {}, Bo: {} } }).go('Ana', 'start-0');
    const view = seenBy(table.state, table.seat('Ana'));
    const moves: readonly HarbourMove[] = [
      { type: 'choose-way', way: 'goods' },
      { type: 'take-good', good: 'stone' },
      { type: 'take-good', good: 'stone' },
    ];
    expect(sayIn('en', moves, view)).toBe('Gain goods, then take 2 stone');
  });

  test('names whoever is owed the toll, as long as that is what is asked', () => {
    const table = turnOf({ players: { Ana: { goods: { fish: 1, wood: 1 } }, Bo: {} } });
    const before = seenBy(table.state, table.seat('Ana'));
    const way: readonly HarbourMove[] = [
      { type: 'move-pawn', to: 'start-1' },
      { type: 'pay-toll', good: 'fish' },
    ];
    expect(sayIn('en', way, before)).toBe('Move to Bruno’s starting building (The Wharfs), then pay 1 fish as a toll');
    table.play('Ana', { type: 'move-pawn', to: 'start-1' });
    const [, toll] = way;
    if (toll === undefined) throw new RangeError('no toll');
    expect(sayIn('en', [toll], seenBy(table.state, table.seat('Ana')))).toBe('Pay Bruno 1 fish as a toll');
  });
});
