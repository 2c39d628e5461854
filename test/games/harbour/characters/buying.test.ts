import { describe, expect, test } from 'vitest';
import { buying, type Sitting, turnOf } from '../table.ts';

describe('Clockwork Tradesman', () => {
  test('ruling 11: the good on the $2 space brings $1 more, once', () => {
    const table = buying({ board: 'clockwork-tradesman', goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'pub');
    expect(table.all('goods-shipped')[0]).toMatchObject({ money: 8 });
    expect(table.all('goods-shipped')[0]?.goods).toEqual(
      expect.arrayContaining([
        { good: 'fish', money: 5, held: 5, kept: 0 },
        { good: 'livestock', money: 3, held: 2, kept: 0 },
      ]),
    );
  });

  test('ruling 11: without it there is nothing extra, and its minimum is still two', () => {
    const table = buying({ board: 'clockwork-tradesman', goods: { fish: 5, wood: 4, livestock: 1 } });
    expect(table.shippable('Ana')).toEqual(['fish', 'wood']);
    table.ship('Ana', ['fish', 'wood'], 'golem-workshop');
    expect(table.all('goods-shipped')).toMatchObject([{ money: 9 }]);
  });
});

describe('Smuggler', () => {
  test('one type shipped may have one good less than printed', () => {
    const table = buying({ board: 'smuggler', goods: { fish: 4, wood: 3, stone: 2, livestock: 1 } });
    // Any one of them alone, but no two together; nothing here costs $5.
    expect(table.toMove('Bo')).toBe(true);
    const with4 = buying({ board: 'smuggler', goods: { fish: 4, wood: 4 } });
    expect(with4.shippable('Ana')).toEqual(['fish', 'wood']);
    with4.ship('Ana', ['fish', 'wood'], 'golem-workshop');
    expect(with4.holds('Ana')).toEqual({});
  });

  test('ruling 27: with the Trader’s Guild on two types, or twice on one', () => {
    const guild = (ana: Sitting) =>
      turnOf({ players: { Ana: ana, Bo: {} }, centre: ['traders-guild', 'ranch', 'pub', 'abbey', 'clocktower'] }).go(
        'Ana',
        'traders-guild',
      );
    const two = guild({ board: 'smuggler', goods: { fish: 4, wood: 3 } });
    two.ship('Ana', ['fish', 'wood'], 'pub');
    expect(two.holds('Ana')).toEqual({});
    const twice = guild({ board: 'smuggler', goods: { fish: 3, wood: 4 } });
    expect(twice.shippable('Ana')).toEqual(['fish', 'wood']);
    const both = guild({ board: 'smuggler', goods: { fish: 3, wood: 3 } });
    expect(both.toMove('Bo')).toBe(true);
    const thrice = guild({ board: 'smuggler', goods: { fish: 2, wood: 4, stone: 3 } });
    expect(thrice.shippable('Ana')).toEqual(['wood', 'stone']);
  });

  test('ruling 27: with the Moneylender on top of the warehouses’ lowering, never below one', () => {
    const table = turnOf({
      players: {
        Ana: { board: 'smuggler', buildings: ['warehouse-row'], goods: { fish: 2, wood: 2, stone: 0 } },
        Bo: {},
      },
      centre: ['moneylender', 'ranch', 'pub', 'abbey', 'clocktower'],
    }).go('Ana', 'moneylender');
    // Minimums 3, 2, 1, 1; the fish once lower still.
    expect(table.shippable('Ana')).toEqual(['fish', 'wood']);
    table.ship('Ana', ['fish', 'wood'], 'pub', 'fish', 'wood');
    expect(table.holds('Ana')).toEqual({ fish: 1, wood: 1 });
  });
});

describe('Investor', () => {
  test('after each purchase, when the market has adjusted, one good', () => {
    const table = buying({ board: 'investor', goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'pub');
    expect(table.question('gain')).toMatchObject({ seat: 0, cause: 'after-buying', left: 1 });
    expect(table.state.market).toEqual(['wood', 'stone', 'livestock', 'fish']);
    table.take('Ana', 'fish');
    expect(table.after('Ana')).toEqual({ Ana: { fish: 1 }, next: 'Bo' });
  });

  test('not where nothing is bought, and not when others buy', () => {
    const declined = buying({ board: 'investor', goods: { fish: 5, livestock: 2 } }).play('Ana', { type: 'decline' });
    expect(declined.toMove('Bo')).toBe(true);
    const other = buying({ goods: { fish: 5, livestock: 2 } }, { board: 'investor' });
    other.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(other.toMove('Bo')).toBe(true);
  });
});

describe('Wolf', () => {
  test('before shipping the livestock marker may be swapped with any other', () => {
    const table = buying({ board: 'wolf', goods: { livestock: 5, wood: 4 } });
    expect(table.offers('Ana', 'swap-before-buying').map((move) => move.with)).toEqual(
      expect.arrayContaining(['fish', 'wood', 'stone']),
    );
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
    table.play('Ana', { type: 'swap-before-buying', with: 'fish' });
    expect(table.state.market).toEqual(['livestock', 'wood', 'stone', 'fish']);
    expect(table.all('market-changed')).toMatchObject([{ seat: 0, cause: 'swap-before-buying' }]);
    expect(table.offers('Ana', 'swap-before-buying')).toEqual([]);
    table.ship('Ana', ['livestock', 'wood'], 'golem-workshop');
    expect(table.state.market).toEqual(['stone', 'fish', 'wood', 'livestock']);
  });

  test('ruling 30: even where nothing can be bought', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'swap-before-buying', with: 'stone' });
    expect(table.state.market).toEqual(['fish', 'wood', 'livestock', 'stone']);
    // Nothing is left to do in this action: it is declined by itself.
    expect(table.after('Ana')).toEqual({ Ana: {}, next: 'Bo' });
  });

  test('ruling 30: or nothing at all', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'decline' });
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('not after shipping has begun, and not without a buy action', () => {
    const table = buying({ board: 'wolf', goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.offers('Ana', 'swap-before-buying')).toEqual([]);
    const gaining = turnOf({ players: { Ana: { board: 'wolf' }, Bo: {} } }).go('Ana', 'start-0');
    gaining.play('Ana', { type: 'choose-way', way: 'goods' });
    expect(gaining.offers('Ana', 'swap-before-buying')).toEqual([]);
  });

  test('once a buy action, and in the next one again', () => {
    const table = buying({ board: 'wolf' }).play('Ana', { type: 'swap-before-buying', with: 'fish' });
    table.go('Bo', 'ranch').go('Ana', 'locks').play('Ana', { type: 'swap-markers', upper: 'livestock', lower: 'wood' });
    table.take('Ana', 'fish').go('Bo', 'pub').goBuying('Ana');
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
  });

  test('in every buy action, in another building too', () => {
    const table = turnOf({ players: { Ana: { board: 'wolf' }, Bo: {} }, centre: ['customs-house'] });
    table.go('Ana', 'customs-house');
    expect(table.offers('Ana', 'swap-before-buying').length).toBe(3);
  });
});

describe('Architect', () => {
  const clearing = (bo: Sitting = {}) => buying({ board: 'architect', goods: { fish: 5, livestock: 2 } }, bo);

  test('first one building goes under the deck and the centre is filled up', () => {
    const table = clearing();
    expect(table.offers('Ana', 'clear-building').length).toBe(5);
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.centre).toEqual(['ranch', 'pub', 'golem-workshop', 'clocktower', 'quarry']);
    expect(table.state.under).toEqual(['locks']);
    expect(table.all('building-cleared')).toEqual([{ type: 'building-cleared', seat: 0, building: 'locks' }]);
    expect(table.offers('Ana', 'clear-building')).toEqual([]);
    table.ship('Ana', ['fish', 'livestock'], 'quarry');
    expect(table.player('Ana').buildings).toEqual(['quarry']);
  });

  test('not one with a pawn', () => {
    const table = clearing({ pawn: 'ranch' });
    expect(table.offers('Ana', 'clear-building').map(({ building }) => building)).toEqual([
      'locks',
      'pub',
      'golem-workshop',
      'clocktower',
    ]);
    // Nor, in an extra turn, the building to which the pawn goes back (ruling 20).
    const back = turnOf({ players: { Ana: { board: 'architect' }, Bo: {} }, centre: ['clocktower', 'ranch'] });
    back.go('Ana', 'clocktower').take('Ana', 'fish').goBuying('Ana');
    expect(back.offers('Ana', 'clear-building').map(({ building }) => building)).toContain('ranch');
    expect(back.offers('Ana', 'clear-building').map(({ building }) => building)).not.toContain('clocktower');
    const own = turnOf({ players: { Ana: { board: 'architect' }, Bo: {} }, centre: ['customs-house'] });
    own.go('Ana', 'customs-house');
    expect(own.offers('Ana', 'clear-building').map(({ building }) => building)).not.toContain('customs-house');
  });

  test('ruling 30: even where nothing can be bought', () => {
    const table = buying({ board: 'architect' }).play('Ana', { type: 'clear-building', building: 'pub' });
    expect(table.state.centre).not.toContain('pub');
    expect(table.toMove('Bo')).toBe(true);
  });

  test('not after shipping has begun', () => {
    const table = clearing().play('Ana', { type: 'ship', good: 'fish' });
    expect(table.offers('Ana', 'clear-building')).toEqual([]);
  });

  test('what was put under the deck comes after all of it, the first one first', () => {
    const table = buying({ board: 'architect', goods: { fish: 5, livestock: 2 } });
    const { deck, under } = table.state;
    under.push(...deck.splice(0, deck.length - 1));
    const [first, second] = under;
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.deck).toEqual([]);
    expect(table.state.centre.at(-1)).toBe('quarry');
    expect(under.at(-1)).toBe('locks');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.state.centre.at(-1)).toBe(first);
    expect(table.state.under[0]).toBe(second);
  });

  test('after the card that the Noble put back', () => {
    const table = buying({ board: 'architect', goods: { fish: 5, livestock: 2 } }, { board: 'noble' });
    const { deck, under } = table.state;
    const looked = deck.splice(0, 1);
    table.player('Bo').looked.push(...looked);
    under.push(...deck.splice(0));
    table.play('Ana', { type: 'clear-building', building: 'locks' });
    expect(table.state.centre.at(-1)).toBe(looked[0]);
    expect(table.player('Bo').looked).toEqual([]);
  });
});
