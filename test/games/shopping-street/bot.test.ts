import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { shoppingStreetGuide as guide } from '../../../shared/games/shopping-street/bot/index.ts';
import type { weights } from '../../../shared/games/shopping-street/bot/weights.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import type { ProductId } from '../../../shared/games/shopping-street/products.ts';
import type { ShoppingStreetState } from '../../../shared/games/shopping-street/state.ts';
import { eachPosition, seeds, shopkeeperIn, winsOfShopkeeper } from '../../bots/deciding.ts';
import { builtUp } from './streets.ts';
import { type Situation, setOf, Table } from './table.ts';

const decide = shopkeeperIn(shoppingStreet, guide);

/** The bot's moves until its turn ends or another player must act. Nobody offers it cards. */
function playedBy<Name extends string>(table: Table<Name>, name: Name, seed: string): readonly ShoppingStreetMove[] {
  const random = randomFromSeed(seed);
  const seat = table.seat(name);
  const { turn } = table.state;
  const moves: ShoppingStreetMove[] = [];
  while (table.state.turn === turn) {
    if (shoppingStreet.toAct(table.state).includes(seat)) {
      const move = decide(table.state, seat, random);
      moves.push(move);
      table.play(name, move);
      continue;
    }
    if (table.state.question?.type !== 'lay') break;
    for (const other of table.names) if (other !== name) table.play(other, { type: 'finish-laying' });
  }
  return moves;
}

const names = ['Ana', 'Bruno', 'Chidi', 'Dalia'] as const;
type Name = (typeof names)[number];

function tableOf(
  situation: Omit<Situation<Name>, 'players'> & { readonly players: Partial<Situation<Name>['players']> },
) {
  const nobody = { Ana: {}, Bruno: {}, Chidi: {}, Dalia: {} };
  return new Table<Name>({ ...situation, players: { ...nobody, ...situation.players } }, names);
}

describe('a bot in Shopping Street', () => {
  const goodSet = setOf('food', 5);

  test.each(seeds)('opens its best set with its best pawn late in the game (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { hand: [...goodSet, 'home-technology-1', 'tech-technology-1'] } },
      street: builtUp(['Bruno', 'Chidi', 'Dalia'], 13, ['N1', 'N2', 'N3']),
    });
    playedBy(table, 'Ana', seed);
    const own = table.state.street.filter(({ owner }) => owner === table.seat('Ana'));
    expect(own.map(({ pawn, cards }) => ({ pawn, cards: cards.toSorted() }))).toEqual([
      { pawn: 3, cards: goodSet.toSorted() },
    ]);
  });

  test.each(seeds)('builds beside its own shops if that scores more (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { hand: [...setOf('leisure', 4), 'home-stock-1'] } },
      street: {
        N5: ['Ana', 2, ...setOf('home', 4)],
        N6: ['Ana', 2, ...setOf('personal', 4)],
        N7: ['Ana', 1, ...setOf('tech', 4)],
      },
    });
    playedBy(table, 'Ana', seed);
    const leisure = table.state.street.find(({ type }) => type === 'leisure');
    expect(['N4', 'N8']).toContain(leisure?.space);
  });

  test.each(seeds)('improves the shop with the highest pawn (%s)', (seed) => {
    const table = tableOf({
      players: { Ana: { hand: ['food-technology-4', 'home-technology-4', 'tech-stock-1'] } },
      street: { N3: ['Ana', 3, ...setOf('food', 4)], S6: ['Ana', 1, ...setOf('home', 4)] },
    });
    const moves = playedBy(table, 'Ana', seed);
    expect(moves).toContainEqual({ type: 'improve', space: 'N3', card: 'food-technology-4' });
  });

  test.each(seeds)('takes the display card that completes a shop and pays with its least useful cards (%s)', (seed) => {
    const [missing, ...three] = goodSet;
    const junk: readonly ProductId[] = [
      'home-technology-1',
      'tech-technology-1',
      'personal-technology-1',
      'leisure-technology-1',
    ];
    if (missing === undefined) throw new RangeError('no set');
    const table = tableOf({
      players: { Ana: { hand: [...three, ...junk] } },
      display: [missing, 'home-technology-2', 'tech-technology-2', 'personal-technology-2'],
      street: builtUp(['Bruno', 'Chidi', 'Dalia'], 12, ['N1', 'N2', 'N3', 'N4']),
    });
    const moves = playedBy(table, 'Ana', seed);
    expect(moves).toContainEqual({ type: 'buy', card: missing });
    for (const move of moves) if (move.type === 'discard') expect(junk).toContain(move.card);
  });

  test.each(seeds)('declines an exchange that breaks its set and accepts one that completes it (%s)', (seed) => {
    const [first, second, third] = goodSet;
    if (first === undefined || second === undefined || third === undefined) throw new RangeError('no set');
    const table = tableOf({
      players: {
        Ana: { hand: ['home-stock-1', 'food-technology-5', 'leisure-staff-2'] },
        Bruno: { hand: [first, second, third, 'home-staff-1', 'tech-stock-2'] },
      },
    });
    const random = randomFromSeed(seed);
    const answer = () => decide(table.state, table.seat('Bruno'), random);
    table.ask('Ana', 'food', 'home').lay({ Bruno: [first, 'home-staff-1'], Chidi: [], Dalia: [] });
    table.propose('Ana', first, 'home-stock-1');
    expect(answer()).toEqual({ type: 'decline' });
    table.decline('Bruno').propose('Ana', 'home-staff-1', 'food-technology-5');
    expect(answer()).toEqual({ type: 'accept' });
  });

  test('proposes few cards at first, more after a refusal, and on no later turn what was refused', () => {
    const table = tableOf({
      players: {
        Ana: { hand: ['home-stock-1', 'home-staff-2', 'tech-stock-1', 'tech-staff-2', 'leisure-stock-1'] },
        Bruno: { hand: ['food-stock-5', 'personal-staff-2'] },
      },
    }).ask('Ana', 'food', null);
    table.lay({ Bruno: ['food-stock-5'], Chidi: [], Dalia: [] });
    const idleWith = (...bundle: readonly ProductId[]) => {
      table.state.draft = { wanted: 'food-stock-5', bundle };
      const moves: readonly ShoppingStreetMove[] = [{ type: 'propose' }, { type: 'add', card: 'leisure-stock-1' }];
      return moves.filter((move) => guide.isIdle?.(table.state, table.seat('Ana'), move)).map(({ type }) => type);
    };
    expect(idleWith('home-stock-1', 'home-staff-2')).toEqual(['add']);
    table.play('Ana', { type: 'propose' }).decline('Bruno');
    expect(idleWith('tech-stock-1')).toEqual(['propose']);
    expect(idleWith('home-stock-1', 'home-staff-2')).toEqual(['propose']);
    expect(idleWith('home-stock-1', 'home-staff-2', 'tech-stock-1')).toEqual(['add']);
    table.state.turn++;
    expect(idleWith('home-staff-2')).toEqual(['propose']);
  });

  test.each(seeds)('discards its least useful cards to a thief (%s)', (seed) => {
    const junk: readonly ProductId[] = [
      'home-stock-1',
      'home-stock-2',
      'tech-staff-1',
      'personal-staff-1',
      'leisure-stock-1',
    ];
    const table = tableOf({
      players: { Ana: { hand: [...goodSet, 'food-technology-4', ...junk] } },
      next: ['pickpocket', 'home-delivery-1', 'tech-delivery-1', 'personal-delivery-1'],
      aside: ['shoplifter', 'night-burglar', 'swindler'],
    });
    table.roll('Ana');
    expect(table.state.question?.type).toBe('rob');
    const gone = playedBy(table, 'Ana', seed).flatMap((move) => (move.type === 'discard' ? [move.card] : []));
    expect(gone).toHaveLength(2);
    for (const card of gone) expect(junk).toContain(card);
  });

  test('beats random players', () => {
    expect(winsOfShopkeeper(shoppingStreet, guide, 1)).toBe(1);
  });
});

describe('the guide of Shopping Street', () => {
  test('evaluates every turn as it begins, and after a request without an exchange', () => {
    let begun = 0;
    const look = (state: ShoppingStreetState): void => {
      const { question } = state;
      if (question?.type === 'turn') {
        begun++;
        expect(guide.isQuiet(state)).toBe(question.left.ask || question.left.buy);
      }
      if (question?.type === 'stock' || question?.type === 'pay') expect(guide.isQuiet(state)).toBe(false);
    };
    eachPosition(shoppingStreet, 3, look);
    expect(begun).toBeGreaterThan(50);
  });

  test('scores open shops as the rules do', () => {
    const table = tableOf({
      players: {},
      street: {
        N5: ['Ana', 2, ...setOf('home', 4)],
        N6: ['Ana', 1, ...setOf('personal', 3)],
        S2: ['Ana', 1, ...setOf('home', 1)],
      },
    });
    const measured = guide.measure(table.state, table.seat('Ana'));
    const of = (feature: keyof typeof weights) => measured[guide.features.indexOf(feature)];
    expect(of('shops')).toBe(4 * 4 * 2 + 4 * 3 + 4);
    expect(of('sideBySide')).toBe(10);
    expect(of('sameType')).toBe(10);
    expect(of('hand')).toBe(table.state.players[0]?.hand.reduce((sum, id) => sum + Number(id.at(-1)) / 2, 0));
  });
});
