import { describe, expect, test } from 'vitest';
import { emporiumRoom } from '../../../../renderer/games/emporium/index.ts';
import { emporiumGuide } from '../../../../shared/games/emporium/bot/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { choicesAreWorded, sayerOf } from '../choice-laws.ts';
import { playMatch, seenBy } from './played-match.ts';

const sayIn = sayerOf(emporiumRoom);

choicesAreWorded({
  game: emporium,
  room: emporiumRoom,
  features: emporiumGuide.features,
  namespace: 'emporium-choices',
  matches: 30,
  play: (match, look) => void playMatch(2 + (match % 5), match, (_events, state) => look(state)),
  kindOf: ({ question }, move) => {
    const left = Object.values(move).map((fact) => fact === null);
    return `${question?.type} ${move.type} ${left.join()}`;
  },
});

describe('a choice', () => {
  const view = () => seenBy(emporium.setup(2, {}, [1, 2, 3, 4]), 'spectator');

  test('of a sale names item and price', () => {
    const sale: readonly EmporiumMove[] = [{ type: 'sell', item: 'tavern-cudgel', price: 4 }];
    expect(sayIn('en', sale, view())).toBe('Sell Tavern Cudgel for 4 gold');
    expect(sayIn('fr', sale, view())).toMatch(/^Vendre pour 4 pièces d’or\u00a0: /);
    expect(sayIn('es', sale, view())).toMatch(/^Vender por 4 monedas de oro: /);
  });

  test('of a fight names the cards that it takes', () => {
    const fight = { type: 'send', hero: 'bram-oakfist', monster: 'loose-bones' } as const;
    const said = (added: 'bent-dirk' | null, swapped: boolean): string =>
      sayIn(
        'en',
        [
          {
            ...fight,
            added,
            swappedIn: swapped ? 'padded-vest' : null,
            swappedOut: swapped ? 'boiled-jerkin' : null,
          },
        ],
        view(),
      );
    expect(said(null, false)).toBe('Send Bram Oakfist to Loose Bones');
    expect(said('bent-dirk', false)).toBe('Send Bram Oakfist to Loose Bones with Bent Dirk');
    expect(said(null, true)).toBe('Send Bram Oakfist to Loose Bones with Padded Vest instead of Boiled Jerkin');
    expect(said('bent-dirk', true)).toBe(
      'Send Bram Oakfist to Loose Bones with Bent Dirk, and with Padded Vest instead of Boiled Jerkin',
    );
  });

  test('of several moves is one sentence', () => {
    const upgrades: readonly EmporiumMove[] = [{ type: 'upgrade', item: 'bent-dirk' }, { type: 'done-restocking' }];
    expect(sayIn('en', upgrades, view())).toBe('Upgrade Bent Dirk, then upgrade nothing more');
  });
});
