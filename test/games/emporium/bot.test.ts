import { describe, expect, test } from 'vitest';
import { pick, randomFromSeed, seatsOf } from '../../../shared/engine/index.ts';
import { emporiumGuide } from '../../../shared/games/emporium/bot/index.ts';
import type { weights } from '../../../shared/games/emporium/bot/weights.ts';
import type { HeroId } from '../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import type { ItemId } from '../../../shared/games/emporium/items/index.ts';
import type { MonsterId } from '../../../shared/games/emporium/monsters.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../shared/games/emporium/state.ts';
import { eachPosition, seeds, shopkeeperIn, winsOfShopkeeper } from '../../bots/deciding.ts';
import { pair, type Situation, type Table, tableOf } from './table.ts';

const decide = shopkeeperIn(emporium, emporiumGuide);

/** A shopkeeper's move in this player's place. */
function chosenBy<Name extends string>(table: Table<Name>, name: Name, seed: string): EmporiumMove {
  return decide(table.state, table.seat(name), randomFromSeed(seed));
}

const strongHero = { 'sable-wren': ['militia-shortsword', 'ring-of-lockpicks'] } as const;

describe('a shopkeeper bot in Emporium', () => {
  test.each(seeds)('sends the hero to the monster that completes a set (%s)', (seed) => {
    const table = tableOf({
      players: {
        Ana: {
          gold: 5,
          hand: ['padded-vest'],
          beaten: [
            ['tilda-marsh', 'granary-rat-king'],
            ['odo-candlewick', 'candle-imp'],
          ],
        },
        Bo: { hand: ['patched-hood'] },
      },
      heroes: strongHero,
      // all three monsters bring about the same gold
      monsters: ['cellar-ghoul', 'thornback-boar', 'pot-smasher-imp'],
    }).choose({ Ana: 1, Bo: ['patched-hood', 1] });
    expect(chosenBy(table, 'Ana', seed)).toMatchObject({ type: 'send', monster: 'cellar-ghoul' });
  });

  test.each(seeds)('adds no card to a hero who is strong enough (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { gold: 5, hand: ['hooked-kukri'] }, Bo: { hand: ['patched-hood'] } },
      heroes: { 'sable-wren': ['militia-shortsword'] },
      monsters: ['cellar-ghoul', 'razor-griffin', 'howling-shade'],
    }).choose({ Ana: 1, Bo: ['patched-hood', 1] });
    const fight = { type: 'send', monster: 'cellar-ghoul', added: null, swappedIn: null };
    expect(chosenBy(table, 'Ana', seed)).toMatchObject(fight);
  });

  test.each(seeds)('fights rather than sells if that ends the game in its favour (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { gold: 9, hand: ['patched-hood'] }, Bo: { gold: 9, hand: ['padded-vest'] } },
      heroes: strongHero,
      monsters: ['hedge-fiend', 'razor-griffin', 'howling-shade'],
      monsterDeck: [],
    });
    expect(chosenBy(table, 'Ana', seed).type).toBe('bid');
  });

  test.each(seeds)('bids the minimum if nobody else can bid (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { gold: 8, hand: ['patched-hood'] }, Bo: { gold: 0, hand: ['padded-vest'] } },
      heroes: strongHero,
      monsters: ['hedge-fiend', 'razor-griffin', 'howling-shade'],
    });
    expect(chosenBy(table, 'Ana', seed)).toEqual({ type: 'bid', gold: 1 });
  });

  test.each(seeds)('sells a card that fits a slot rather than one that does not (%s)', (seed) => {
    const table = tableOf({
      players: {
        Ana: { gold: 0, hand: ['farmhands-axe', 'lucky-horseshoe'] },
        Bo: { gold: 0, hand: ['paring-knife', 'patched-hood'] },
      },
      heroes: { 'corporal-pell': ['boiled-jerkin'] },
      monsters: ['elder-basilisk', 'razor-griffin', 'howling-shade'],
    });
    expect(chosenBy(table, 'Ana', seed)).toMatchObject({ type: 'sell', item: 'lucky-horseshoe' });
  });

  test.each(seeds)('asks the highest price if nobody can sell first (%s)', (seed) => {
    const situation: Situation<'Ana' | 'Bo'> = {
      players: { Ana: { gold: 2, hand: ['knights-greatsword'] }, Bo: { gold: 3, hand: [] } },
      heroes: { 'champion-roderika': [] },
      monsters: ['elder-basilisk', 'old-cinderwing', 'howling-shade'],
    };
    expect(chosenBy(tableOf(situation), 'Ana', seed)).toEqual({ type: 'sell', item: 'knights-greatsword', price: 8 });
  });

  test.each(seeds)('sells to the hero who pays more (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { hand: ['patched-hood'] }, Bo: { gold: 0, hand: ['lucky-horseshoe'] }, Cy: { hand: [] } },
      heroes: { 'bram-oakfist': [], 'nim-quickpurse': [] },
      monsters: ['elder-basilisk', 'old-cinderwing', 'howling-shade'],
    }).choose({ Ana: ['patched-hood', 3], Bo: ['lucky-horseshoe', 4], Cy: 1 });
    expect(chosenBy(table, 'Ana', seed)).toEqual({ type: 'place', hero: 'nim-quickpurse' });
  });

  test.each(seeds)('draws with an empty hand (%s)', (seed) => {
    const table = pair({ from: 'restocking' }, { hand: [] });
    expect(chosenBy(table, 'Ana', seed)).toEqual({ type: 'draw' });
  });

  test.each(seeds)('upgrades with a full hand of leather (%s)', (seed) => {
    const hand: readonly ItemId[] = ['paring-knife', 'patched-hood', 'two-headed-penny', 'padded-vest'];
    const table = pair({ from: 'restocking' }, { hand });
    expect(chosenBy(table, 'Ana', seed).type).toBe('upgrade');
  });

  test.each(seeds)('does not ask for a vote on heroes who can become strong enough (%s)', (seed) => {
    const table = pair({ from: 'restocking' });
    expect(chosenBy(table, 'Ana', seed).type).not.toBe('ask-for-vote');
  });

  test('expects people to vote only against heroes that can never win', () => {
    const table = tableOf({
      players: { Ana: { gold: 20, hand: ['knights-greatsword'] }, Bo: { gold: 20, hand: ['mountain-cleaver'] } },
      heroes: { 'bram-oakfist': ['militia-shortsword', 'padded-vest'] },
      monsters: ['elder-basilisk', 'old-cinderwing', 'the-drowned-king'],
    });
    const other = pair({ heroes: { 'bram-oakfist': ['padded-vest'] } }, { gold: 20 }, { gold: 20 });
    const prior = (of: typeof table, first: HeroId | null) =>
      emporiumGuide.prior(of.state, of.seat('Ana'), { type: 'vote', first, second: null, third: null });
    expect(prior(table, 'bram-oakfist')).toBeGreaterThan(prior(table, null));
    expect(prior(other, 'bram-oakfist')).toBeLessThan(prior(other, null));
  });

  test.each(seeds)('asks for a vote only where no hero can win, and then marks one (%s)', (seed) => {
    const monsters: readonly MonsterId[] = ['elder-basilisk', 'old-cinderwing', 'the-drowned-king'];
    const asking = (gear: readonly ItemId[]) =>
      pair({ from: 'restocking', heroes: { 'bram-oakfist': gear }, monsters }, { gold: 9 }, { gold: 9 });
    const isIdle = (table: ReturnType<typeof asking>) =>
      emporiumGuide.isIdle?.(table.state, table.seat('Ana'), { type: 'ask-for-vote' });
    const table = asking(['militia-shortsword', 'padded-vest']);
    expect([isIdle(asking([])), isIdle(table)]).toEqual([true, false]);
    table.ask('Ana').done('Ana', 'Bo');
    expect(chosenBy(table, 'Ana', seed)).toMatchObject({ type: 'vote', first: 'bram-oakfist' });
  });

  test('beats random players in most matches', () => {
    expect(winsOfShopkeeper(emporium, emporiumGuide, 10)).toBeGreaterThanOrEqual(9);
  });
});

describe('the guide of Emporium', () => {
  test('is quiet when a round begins, and never while a choice is sealed', () => {
    let between = 0;
    let sealed = 0;
    let rounds = 0;
    eachPosition(emporium, 10, (state) => {
      const { question, players } = state;
      const someSealed = players.some(({ choice, marked }) => choice?.kind === 'sale' || (marked?.length ?? 0) > 0);
      if (someSealed) {
        sealed++;
        expect(emporiumGuide.isQuiet(state)).toBe(false);
      } else if (question?.type === 'choose') {
        expect(emporiumGuide.isQuiet(state)).toBe(players.every(({ choice }) => choice?.kind !== 'patron'));
        if (emporiumGuide.isQuiet(state)) between++;
      }
      expect(emporiumGuide.round(state)).toBe(state.round);
      rounds = Math.max(rounds, state.round);
    });
    expect(Math.min(between, sealed, rounds)).toBeGreaterThan(5);
  });

  test('considers every price and bid, with different priors', () => {
    const table = tableOf({
      players: { Ana: { gold: 8, hand: ['ring-hauberk'] }, Bo: { gold: 8 }, Cy: { gold: 8 } },
      heroes: { ...strongHero, 'bram-oakfist': [] },
    });
    const prior = (move: EmporiumMove) => emporiumGuide.prior(table.state, table.seat('Ana'), move);
    const prices = [1, 2, 3, 4, 5, 6].map((price) => prior({ type: 'sell', item: 'ring-hauberk', price }));
    const bids = [1, 2, 3, 4, 5, 6, 7, 8].map((gold) => prior({ type: 'bid', gold }));
    for (const priors of [prices, bids]) {
      const sum = priors.reduce((all, each) => all + each, 0);
      expect(Math.max(...priors) / sum).toBeLessThan(0.8);
      expect(new Set(priors).size).toBe(priors.length);
    }
    expect(prices.indexOf(Math.max(...prices))).toBeGreaterThan(2);
    expect(bids.indexOf(Math.max(...bids))).toBeLessThan(6);
  });

  test('scores gold, sets and majorities like the finished game', () => {
    const endings = new Set<EmporiumState['ending']>();
    for (let match = 0; match < 10; match++) {
      const random = randomFromSeed(`ends ${match}`);
      const seats = 2 + (match % 5);
      const state = emporium.setup(seats, {}, random);
      for (let asked = emporium.toAct(state); asked.length > 0; asked = emporium.toAct(state)) {
        const seat = pick(random, asked);
        emporium.play(state, seat, pick(random, emporium.legalMoves(state, seat)));
      }
      endings.add(state.ending);
      const scores = emporium.outcome(state)?.scores ?? [];
      for (const seat of seatsOf(seats)) {
        const measured = emporiumGuide.measure(state, seat);
        const of = (feature: keyof typeof weights) => measured[emporiumGuide.features.indexOf(feature)] ?? 0;
        expect(of('gold') + of('monsterLeads') + of('heroLeads') + 5 * of('sets')).toBe(scores[seat]);
        for (const feature of ['leather', 'chainmail', 'steel', 'sale', 'openFight', 'cardFight'] as const) {
          expect(of(feature)).toBe(0);
        }
      }
    }
    expect(endings).toEqual(new Set(['monsters', 'heroes']));
  });
});
