import { describe, expect, test } from 'vitest';
import { AuditFailure } from '../../../shared/engine/index.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import type { EmporiumState, PlayerState } from '../../../shared/games/emporium/state.ts';
import { tableOf } from './table.ts';

/** Two players who choose; the changes are made to it one by one. */
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
  'a card of an item twice': (state) => state.discards.leather.push('bent-dirk'),
  'an item lost': (state) => state.discards.leather.pop(),
  'an item among another tier': (state) => {
    state.decks.steel.push(...state.discards.leather.splice(0, 1));
  },
  'an item discarded among another tier': (state) => {
    state.discards.steel.push(...state.discards.leather.splice(0, 1));
  },
  'a hero twice': (state) => state.banished.push('tilda-marsh'),
  'a hero lost': (state) => state.heroesAside.pop(),
  'a monster twice': (state) => state.monsterDeck.unshift('loose-bones'),
  'a monster lost': (state) => state.monstersAside.pop(),
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
  'more slots than the hero has': (state) => state.heroRow[0]?.worn.push(null),
  'heroes in another order than that of their levels': (state) => state.heroDeck.reverse(),
  'monsters in another order than that of their levels': (state) => state.monsterDeck.reverse(),
  'gold owed': (state) => {
    ana(state).gold = -1;
  },
  'half a coin': (state) => {
    ana(state).gold = 1.5;
  },
  'a hand of five': (state) => {
    ana(state).hand.push(...state.decks.leather.splice(0, 4));
  },
  'a hero without its monster': (state) => {
    ana(state).heroes.push(...state.heroesAside.splice(0, 1));
  },
  'a round not noted': (state) => ana(state).goldByRound.pop(),
  'a round noted too early': (state) => ana(state).goldByRound.push(3),
  'the sale of a card that is not in the hand': (state) => {
    ana(state).choice = { kind: 'sale', item: 'alley-cloak', price: 1 };
  },
  'a sale that is too dear': (state) => {
    ana(state).choice = { kind: 'sale', item: 'bent-dirk', price: 5 };
  },
  'a bid of nothing': (state) => {
    ana(state).choice = { kind: 'patron', bid: 0 };
  },
  'a bid of more than there is': (state) => {
    ana(state).choice = { kind: 'patron', bid: 4 };
  },
  'a choice left over': (state) => {
    ana(state).choice = { kind: 'patron', bid: 1 };
    state.question = { type: 'restock', seat: state.marker };
  },
  'a vote left over': (state) => {
    ana(state).marked = [];
  },
  'a vote that cannot be paid': (state) => {
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

  test('nothing wrong with what is right: sealed choices and votes, two blank rounds', () => {
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
