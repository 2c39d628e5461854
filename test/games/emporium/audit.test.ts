import { describe, expect, test } from 'vitest';
import { AuditFailure } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import type { EmporiumState, PlayerState } from '../../../shared/games/emporium/state.ts';
import { tableOf } from './table.ts';

/** A new, valid state of two choosing players. Each test breaks one thing in it. */
function laid(): EmporiumState {
  return tableOf({
    players: { Ana: { hand: ['bent-dirk'], gold: 3 }, Bo: { beaten: [['tilda-marsh', 'loose-bones']] } },
    heroes: { 'bram-oakfist': ['farmhands-axe'] },
    discarded: ['alley-cloak', 'shaved-dice'],
  }).state;
}

function ana(state: EmporiumState): PlayerState {
  const [player] = state.players;
  if (player === undefined) throw new RangeError('nobody sits there');
  return player;
}

const faults: Readonly<Record<string, (state: EmporiumState) => void>> = {
  'a duplicate item': (state) => state.discards.leather.push('bent-dirk'),
  'a missing item': (state) => state.discards.leather.pop(),
  'an item in the deck of another tier': (state) => {
    state.decks.steel.push(...state.discards.leather.splice(0, 1));
  },
  'an item in the discards of another tier': (state) => {
    state.discards.steel.push(...state.discards.leather.splice(0, 1));
  },
  'a duplicate hero': (state) => state.banished.push('tilda-marsh'),
  'a missing hero': (state) => state.heroesAside.pop(),
  'a duplicate monster': (state) => state.monsterDeck.unshift('loose-bones'),
  'a missing monster': (state) => state.monstersAside.pop(),
  'too many heroes in the row': (state) => {
    const hero = state.heroDeck.pop();
    if (hero !== undefined) state.heroRow.push({ hero, worn: [null, null] });
  },
  'too many monsters in the row': (state) => {
    const monster = state.monsterDeck.pop();
    if (monster !== undefined) state.monsterRow.push(monster);
  },
  'an item in a slot of another kind': (state) => {
    state.heroRow[0]?.worn.reverse();
  },
  'more worn items than slots': (state) => state.heroRow[0]?.worn.push(null),
  'heroes out of level order': (state) => state.heroDeck.reverse(),
  'monsters out of level order': (state) => state.monsterDeck.reverse(),
  'negative gold': (state) => {
    ana(state).gold = -1;
  },
  'a fraction of gold': (state) => {
    ana(state).gold = 1.5;
  },
  'a hand of five cards': (state) => {
    ana(state).hand.push(...state.decks.leather.splice(0, 4));
  },
  'a won hero without its monster': (state) => {
    ana(state).heroes.push(...state.heroesAside.splice(0, 1));
  },
  'a missing gold record for a round': (state) => ana(state).goldByRound.pop(),
  'a gold record for an unfinished round': (state) => ana(state).goldByRound.push(3),
  'a sale of a card that is not in hand': (state) => {
    ana(state).choice = { kind: 'sale', item: 'alley-cloak', price: 1 };
  },
  'a price above the tier’s limit': (state) => {
    ana(state).choice = { kind: 'sale', item: 'bent-dirk', price: 5 };
  },
  'a bid of 0': (state) => {
    ana(state).choice = { kind: 'patron', bid: 0 };
  },
  'a bid above the player’s gold': (state) => {
    ana(state).choice = { kind: 'patron', bid: 4 };
  },
  'a choice left from an earlier phase': (state) => {
    ana(state).choice = { kind: 'patron', bid: 1 };
    state.question = { type: 'restock', seat: state.marker };
  },
  'a vote left from an earlier phase': (state) => {
    ana(state).marked = [];
  },
  'a vote that the player cannot pay for': (state) => {
    ana(state).marked = ['bram-oakfist'];
    ana(state).gold = 1;
    state.question = { type: 'vote' };
  },
  'a third blank round': (state) => {
    state.blankRounds = 3;
  },
};

describe('the audit finds', () => {
  test.each(Object.entries(faults))('%s', (_what, spoil) => {
    const state = laid();
    emporium.audit(state);
    spoil(state);
    expect(() => emporium.audit(state)).toThrow(AuditFailure);
  });

  test('no fault in sealed choices, sealed votes or two blank rounds', () => {
    const state = laid();
    ana(state).choice = { kind: 'sale', item: 'bent-dirk', price: 4 };
    state.blankRounds = 2;
    emporium.audit(state);
    ana(state).choice = { kind: 'patron', bid: 3 };
    emporium.audit(state);
    ana(state).choice = null;
    ana(state).marked = ['bram-oakfist'];
    state.question = { type: 'vote' };
    emporium.audit(state);
  });
});
