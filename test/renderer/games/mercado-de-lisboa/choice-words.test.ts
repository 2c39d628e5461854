import { describe, expect, test } from 'vitest';
import { mercadoDeLisboaRoom } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { randomFromSeed } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboaGuide } from '../../../../shared/games/mercado-de-lisboa/bot/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import { choicesAreWorded, sayerOf } from '../choice-laws.ts';
import { playMatch } from './played-match.ts';

const sayIn = sayerOf(mercadoDeLisboaRoom);

choicesAreWorded({
  game: mercadoDeLisboa,
  room: mercadoDeLisboaRoom,
  features: mercadoDeLisboaGuide.features,
  namespace: 'mercado-de-lisboa-choices',
  matches: 40,
  play: (match, look) => {
    if (match === 0) look(mercadoDeLisboa.setup(1, { challenge: 'specialist' }, randomFromSeed('specialist')));
    playMatch(1 + (match % 4), match, (_events, state) => look(state));
  },
  kindOf: (_state, move) => Object.values(move).slice(0, 2).join(' '),
});

describe('a choice of several moves', () => {
  const choice: readonly MercadoMove[] = [
    { type: 'exchange-display' },
    { type: 'open-stand', good: 'fish', space: 7 },
    { type: 'take-tile', good: 'meat' },
  ];

  test('is told in their order', () => {
    expect(sayIn('en', choice, null)).toBe(
      'Exchange the display, then open a fish stand in row 2, column 3, then take meat from the display',
    );
    expect(sayIn('fr', choice, null)).toBe(
      'Échanger le présentoir, puis ouvrir un étal de poisson (rangée 2, colonne 3), puis prendre une tuile du présentoir (viande)',
    );
    expect(sayIn('es', choice, null)).toBe(
      'Cambiar el expositor, luego abrir un puesto de pescado (fila 2, columna 3), luego tomar una ficha del expositor (carne)',
    );
  });

  test('of customers says where they come to', () => {
    const moves: readonly MercadoMove[] = [{ type: 'bring-customers', customers: 'c2-fish-meat', entrance: 'L2' }];
    expect(sayIn('en', moves, null)).toBe('Bring 2 customers for fish or meat to the left end of row 2');
  });
});
