import { describe, expect, test } from 'vitest';
import { AuditFailure, seatAt } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { PlayerState, ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import { setOf, tableOf } from './table.ts';

/** Ana's turn, with a shop each for her and Bo. Each test applies one change to it. */
function laid(): ShoppingStreetState {
  return tableOf({
    players: {
      Ana: { hand: ['tech-stock-1', 'tech-staff-1', 'home-stock-5'], shown: ['tech-stock-1'] },
      Bo: { hand: ['home-stock-3', 'home-stock-4'] },
      Cy: {},
      Di: {},
    },
    street: { N4: ['Ana', 3, ...setOf('food', 2)], N7: ['Bo', 1, ...setOf('home', 2), 'home-technology-2'] },
    discards: ['leisure-stock-1'],
    aside: ['pickpocket'],
  }).state;
}

/** Bo has offered a card for an exchange. */
function bargaining(): ShoppingStreetState {
  return tableOf({
    players: { Ana: { hand: ['tech-stock-1'] }, Bo: { hand: ['home-stock-3', 'home-stock-4'] }, Cy: {} },
  })
    .ask('Ana', 'home')
    .lay({ Bo: ['home-stock-3'], Cy: [] }).state;
}

function player(state: ShoppingStreetState, seat: number): PlayerState {
  const found = state.players[seat];
  if (found === undefined) throw new RangeError('nobody sits there');
  return found;
}

function shop(state: ShoppingStreetState, at: number): ShoppingStreetState['street'][number] {
  const found = state.street[at];
  if (found === undefined) throw new RangeError('no shop stands there');
  return found;
}

const change = (state: ShoppingStreetState, at: number, changed: Partial<ShoppingStreetState['street'][number]>) => {
  state.street[at] = { ...shop(state, at), ...changed };
};

const faults: Readonly<Record<string, (state: ShoppingStreetState) => void>> = {
  'a card twice': (state) => state.discards.push('tech-stock-1'),
  'a card lost': (state) => state.discards.pop(),
  'a card in the place of another': (state) => {
    state.discards[0] = 'tech-stock-1';
  },
  'a thief lost': (state) => state.thievesAside.pop(),
  'a thief twice': (state) => state.deck.push('pickpocket'),
  'a thief among the discards': (state) => {
    const mixed: string[] = state.discards;
    mixed.push(...state.thievesAside.splice(0, 1));
  },
  'five places in the display': (state) => state.display.push(null),
  'three places in the display': (state) => {
    const [card] = state.display.splice(0, 1);
    if (card !== null && card !== undefined) state.discards.push(card);
  },
  'two shops on a space': (state) => change(state, 1, { space: 'N4' }),
  'a shop on an idle space': (state) => {
    state.idle = ['N7'];
  },
  'a shop beside one of its type': (state) => {
    const [card] = state.deck;
    if (card !== undefined) change(state, 1, { type: 'food', space: 'N5' });
  },
  'a shop of three cards': (state) => {
    player(state, 0).hand.push(...shop(state, 0).cards.splice(0, 1));
  },
  'a shop of six cards': (state) => {
    shop(state, 1).cards.push(...player(state, 1).hand.splice(0, 1));
  },
  'a shop of four cards that is being stocked': (state) => {
    state.question = { type: 'stock', seat: seatAt(0), space: 'N4' };
  },
  'a group twice in a shop': (state) => {
    const { cards } = shop(state, 1);
    state.discards.push(...cards.splice(1, 1));
    cards.push(...player(state, 1).hand.splice(0, 1));
  },
  'a card of another type in a shop': (state) => {
    shop(state, 0).cards.push(...player(state, 0).hand.splice(0, 1));
  },
  'a shop of the future': (state) => change(state, 0, { opened: state.turn + 1 }),
  'an improvement in the turn of the opening': (state) => change(state, 1, { opened: state.turn }),
  'a shop without an owner': (state) => {
    change(state, 0, { owner: seatAt(4) });
    player(state, 0).pawns.push(3);
  },
  'a shop of another player': (state) => change(state, 0, { owner: seatAt(2) }),
  'a pawn lost': (state) => player(state, 0).pawns.pop(),
  'a pawn twice': (state) => player(state, 0).pawns.push(3),
  'a shown card that is not in the hand': (state) => player(state, 0).shown.push('home-stock-3'),
  'a card shown twice': (state) => player(state, 0).shown.push('tech-stock-1'),
  'cards offered without a request': (state) => player(state, 1).laid.push('home-stock-3'),
  'an answer without a request': (state) => {
    player(state, 1).hasAnswered = true;
  },
  'an offered card of a type not asked for': (state) => {
    state.question = { type: 'lay', asker: seatAt(0), types: ['food'] };
    player(state, 1).laid.push('home-stock-3');
  },
  'an offered card that is not in the hand': (state) => {
    state.question = { type: 'lay', asker: seatAt(0), types: ['tech'] };
    player(state, 1).laid.push('tech-stock-1');
  },
  'a discard without a question': (state) => player(state, 0).discarding.push('tech-stock-1'),
  'a discard that is not in the hand': (state) => {
    state.question = { type: 'rob', thief: 'pickpocket', limit: 1 };
    player(state, 0).discarding.push('home-stock-3');
  },
  'discards of a player who does not buy': (state) => {
    state.question = { type: 'pay', seat: seatAt(1), taken: 'home-stock-3' };
    player(state, 0).discarding.push('tech-stock-1');
  },
  'points of a round missing': (state) => player(state, 0).pointsByRound.pop(),
  'points of a round recorded too early': (state) => player(state, 0).pointsByRound.push(3),
  'a seventh blank round': (state) => {
    state.blankRounds = 7;
  },
};

describe('the audit of Shopping Street', () => {
  test.each(Object.entries(faults))('finds %s', (_what, spoil) => {
    const state = laid();
    shoppingStreet.audit(state);
    spoil(state);
    expect(() => shoppingStreet.audit(state)).toThrow(AuditFailure);
  });

  const bargains: Readonly<Record<string, (state: ShoppingStreetState) => void>> = {
    'offers that nobody bargains for': (state) => {
      state.question = { type: 'turn', seat: seatAt(0), left: { ask: false, buy: true, open: true, improve: true } };
    },
    'a bargain without offers': (state) => {
      state.offers = [];
    },
    'an offer that nobody has seen': (state) => player(state, 1).shown.pop(),
    'a refusal of a proposal without cards': (state) => {
      const [asker, owner] = [seatAt(0), seatAt(1)];
      state.refused = [{ asker, owner, wanted: 'home-stock-3', bundle: [], turn: state.turn }];
    },
    'a bundle of cards that are not in the hand': (state) => {
      state.draft = { wanted: 'home-stock-3', bundle: ['home-stock-4'] };
    },
  };

  test.each(Object.entries(bargains))('finds in a bargain: %s', (_what, spoil) => {
    const state = bargaining();
    shoppingStreet.audit(state);
    spoil(state);
    expect(() => shoppingStreet.audit(state)).toThrow(AuditFailure);
  });

  test('finds five shops of a type', () => {
    const state = tableOf({
      players: { Ana: {}, Bo: {}, Cy: {}, Di: {} },
      street: {
        N1: ['Ana', 1, ...setOf('food', 1)],
        N3: ['Bo', 1, ...setOf('food', 2)],
        N5: ['Cy', 1, ...setOf('food', 3)],
        N7: ['Di', 1, ...setOf('food', 4)],
      },
    }).state;
    const cards = [...setOf('food', 5)];
    state.deck = state.deck.filter((id) => !cards.some((card) => card === id));
    state.street.push({ owner: seatAt(0), type: 'food', space: 'N9', pawn: 2, opened: 9, cards });
    state.players[0]?.pawns.splice(1, 1);
    expect(() => shoppingStreet.audit(state)).toThrow(AuditFailure);
  });

  test('accepts half a shop, half a payment, sealed discards and six blank rounds', () => {
    const stocking = tableOf({ players: { Ana: { hand: setOf('food', 1) }, Bo: {}, Cy: {} } });
    stocking.play(
      'Ana',
      { type: 'open', space: 'N4', shopType: 'food', pawn: 2 },
      { type: 'put', card: 'food-stock-1' },
    );
    const state = laid();
    state.blankRounds = 6;
    shoppingStreet.audit(state);
  });
});
