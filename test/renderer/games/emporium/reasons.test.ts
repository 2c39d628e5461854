import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf } from '../../../../renderer/games/emporium/interaction/interaction.ts';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
  type Piece,
  wornPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { itemsOf } from '../../../../shared/games/emporium/items/index.ts';
import { type Situation, type Table, tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const pageOf = (table: Table<string>): Page => new Page(table.state, wordsIn('en'));
const why = (page: Page, piece: Piece): string | null => lookOf(page.table(), piece).reason;

describe('the die', () => {
  it('says what a tier sells for at most', () => {
    const page = pageOf(
      tableOf({ players: { Ana: { hand: ['notched-hatchet', 'linked-flail', 'fortress-plate'] }, Bruno: {} } }),
    );
    expect(why(page, diePiece(3))).toBe('First press a card to sell, or be a patron.');
    page.press(cardPiece('notched-hatchet'));
    expect(lookOf(page.table(), diePiece(4)).state).toBe('lit');
    expect(lookOf(page.table(), diePiece(5))).toEqual({
      state: 'blocked',
      reason: 'A leather item sells for 4 at most.',
    });
    page.press(cardPiece('linked-flail'));
    expect(why(page, diePiece(7))).toBe('A chainmail item sells for 6 at most.');
    page.press(cardPiece('fortress-plate'));
    expect(why(page, diePiece(8))).toBeNull();
  });

  it('says what gold is there for a bid', () => {
    const page = pageOf(tableOf({ players: { Ana: { gold: 3 }, Bruno: { gold: 0 } } }));
    page.act(page.button('patron'));
    expect(why(page, diePiece(3))).toBeNull();
    expect(why(page, diePiece(4))).toBe('Ana has 3 gold: no bid is higher.');
    page.press(diePiece(1)).confirm();
    expect(page.button('patron').blocked).toBe('Bruno has no gold: without it nobody can be a patron.');
  });

  it('has nothing to do with later questions', () => {
    const page = pageOf(tableOf({ players: { Ana: {}, Bruno: {} }, from: 'restocking' }));
    expect(why(page, diePiece(3))).toBe('The die is for prices and bids.');
    expect(why(page, heroPiece('bram-oakfist'))).toBe('First the hand is restocked.');
  });
});

describe('a hero', () => {
  const others = { Bruno: { hand: [] }, Chidi: { hand: [] }, Dalia: { hand: [] }, Emeka: { hand: [] } };
  const bids = { Bruno: 1, Chidi: 1, Dalia: 1, Emeka: 1 } as const;

  it.each([
    ['tilda-marsh', ['notched-hatchet'], 'No weapon slot of Tilda Marsh is open.'],
    ['fennel-ashby', [], 'Fennel Ashby has no weapon slot.'],
  ] as const)('says of %s why an item does not fit', (hero, worn, reason) => {
    const table = tableOf({
      players: { Ana: { hand: ['militia-shortsword'] }, ...others },
      heroes: { 'bram-oakfist': [], 'sable-wren': [], [hero]: worn },
    });
    table.choose({ Ana: ['militia-shortsword', 2], ...bids });
    const page = pageOf(table);
    expect(lookOf(page.table(), heroPiece('bram-oakfist')).state).toBe('lit');
    expect(lookOf(page.table(), heroPiece(hero))).toEqual({ state: 'blocked', reason });
    expect(why(page, monsterPiece('hedge-fiend'))).toBe('First Militia Shortsword is sold to a hero.');
  });
});

describe('a fight that is lost', () => {
  const situation: Situation<'Ana' | 'Bruno' | 'Chidi'> = {
    players: {
      Ana: { gold: 9, hand: ['notched-hatchet', 'padded-vest'] },
      Bruno: { gold: 0, hand: [] },
      Chidi: { gold: 0, hand: [] },
    },
    heroes: { 'mara-of-the-rooftops': ['militia-shortsword', 'padded-vest'], 'bram-oakfist': [] },
    monsters: ['tithe-wight', 'dire-badger', 'elder-basilisk'],
  };

  function patron(hand: Situation<'Ana'>['players']['Ana']['hand']): Page {
    const table = tableOf({ ...situation, players: { ...situation.players, Ana: { gold: 9, hand: hand ?? [] } } });
    table.choose({ Ana: 3 });
    return pageOf(table);
  }

  it('says how much is missing, and what the best cards make of it', () => {
    const page = patron(['bear-tooth-cord', 'notched-hatchet']);
    expect(why(page, heroPiece('bram-oakfist'))).toBe(
      'Too weak for every monster. Bram Oakfist has 2 against the 10 of Tithe Wight: 8 short; with the best cards 3.',
    );
    expect(why(page, monsterPiece('elder-basilisk'))).toMatch(
      /^Too strong for every hero\. Mara of the Rooftops has 10 against the 19 of Elder Basilisk: 9 short; with the best cards \d+\.$/,
    );
    page.press(monsterPiece('tithe-wight'));
    expect(why(page, heroPiece('bram-oakfist'))).toBe(
      'Bram Oakfist has 2 against the 10 of Tithe Wight: 8 short; with the best cards 3.',
    );
  });

  it('says that no card helps', () => {
    const page = patron(['lucky-horseshoe']);
    page.press(heroPiece('mara-of-the-rooftops'));
    expect(lookOf(page.table(), cardPiece('lucky-horseshoe')).state).toBe('lit');
    expect(why(patron(['notched-hatchet']), monsterPiece('dire-badger'))).toBe(
      'Too strong for every hero. Mara of the Rooftops has 10 against the 11 of Dire Badger: 1 short, and no card helps.',
    );
  });

  it('says which cards and which gear have no part in it', () => {
    const page = patron(['lucky-horseshoe', 'notched-hatchet']);
    expect(why(page, cardPiece('lucky-horseshoe'))).toBe('First press the hero to be sent.');
    page.press(heroPiece('mara-of-the-rooftops'));
    expect(why(page, wornPiece('padded-vest'))).toBe('No other armour is at hand to swap it for.');
    expect(lookOf(page.table(), wornPiece('militia-shortsword')).state).toBe('lit');
  });

  it('says which card has no slot on the hero that is picked', () => {
    const table = tableOf({
      ...situation,
      players: { ...situation.players, Ana: { gold: 9, hand: ['lucky-horseshoe', 'fortress-plate'] } },
      monsters: ['loose-bones', 'cellar-ghoul', 'candle-imp'],
    });
    table.choose({ Ana: 3 });
    const page = pageOf(table).press(heroPiece('bram-oakfist'));
    expect(why(page, cardPiece('lucky-horseshoe'))).toBe('Bram Oakfist has no charm slot.');
    expect(why(page, wornPiece('militia-shortsword'))).toBe('Only what Bram Oakfist wears can be swapped now.');
  });
});

describe('restocking', () => {
  it('says why a card cannot be upgraded, and nothing be drawn', () => {
    const page = pageOf(
      tableOf({
        players: {
          Ana: { hand: ['fortress-plate', 'linked-flail', 'notched-hatchet', 'padded-vest'], gold: 3 },
          Bruno: {},
        },
        from: 'restocking',
      }),
    );
    expect(why(page, cardPiece('fortress-plate'))).toBe('Steel is the highest tier: it cannot be upgraded.');
    expect(page.button('draw').blocked).toBe('Ana holds 4 cards already.');
    page.press(cardPiece('notched-hatchet')).confirm();
    expect(why(page, cardPiece('linked-flail'))).toBe('Only a second leather card can be upgraded now.');
  });

  it('says that no card of the next tier is left', () => {
    const steel = itemsOf('steel');
    const page = pageOf(
      tableOf({
        players: {
          Ana: { hand: ['linked-flail'] },
          Bruno: { hand: steel.slice(0, 4) },
          Chidi: { hand: steel.slice(4, 8) },
          Dalia: { hand: steel.slice(8, 12) },
          Emeka: { hand: steel.slice(12, 16) },
          Farah: { hand: steel.slice(16) },
        },
        from: 'restocking',
      }),
    );
    expect(why(page, cardPiece('linked-flail'))).toBe('No steel card is left.');
  });

  it('says why no vote can be asked for', () => {
    const players = { Ana: { gold: 2, hand: [] }, Bruno: { gold: 1, hand: [] } };
    expect(pageOf(tableOf({ players, from: 'restocking' })).button('ask-for-vote').blocked).toBe(
      '1 of 2 players has 2 gold: too few for a vote.',
    );
    const table = tableOf({
      players: { Ana: { gold: 2, hand: [] }, Bruno: { gold: 2, hand: [] } },
      from: 'restocking',
    });
    const page = pageOf(table);
    page.act(page.button('ask-for-vote'));
    expect(page.button('ask-for-vote').blocked).toBe('A vote is held this round already.');
    const everyRound = tableOf({ players, from: 'restocking', settled: { votes: 'every-round' } });
    expect(
      pageOf(everyRound)
        .plan()
        .actions.map(({ key }) => key),
    ).not.toContain('ask-for-vote');
  });
});

describe('a vote', () => {
  it('says how many heroes can be paid for', () => {
    const page = pageOf(
      tableOf({
        players: { Ana: { gold: 3, hand: [] }, Bruno: { gold: 2, hand: [] }, Chidi: { gold: 2, hand: [] } },
        heroes: { 'bram-oakfist': [], 'sable-wren': [] },
        settled: { votes: 'every-round' },
        from: 'end of round',
      }),
    );
    page.press(heroPiece('bram-oakfist'));
    expect(lookOf(page.table(), heroPiece('sable-wren'))).toEqual({
      state: 'blocked',
      reason: 'Ana has 3 gold: enough for 1 hero.',
    });
    expect(why(page, monsterPiece('hedge-fiend'))).toBe('First heroes are marked.');
    page.press(heroPiece('bram-oakfist'), heroPiece('sable-wren'));
    expect(page.half.marked).toEqual(['sable-wren']);
  });
});

describe('in every language', () => {
  it.each(languages)('whatever is closed says why in %s', (language) => {
    let reasons = 0;
    for (const state of seatsOf(5).flatMap((more) => positions(more + 2, 2, 17))) {
      for (const inHand of [undefined, seatAt(0), null]) {
        const page = new Page(state, wordsIn(language));
        const table = inHand === undefined ? page.table() : page.table(inHand);
        for (const piece of piecesOn(table)) {
          const { state: look, reason } = lookOf(table, piece);
          expect(look === 'blocked' && reason === null).toBe(false);
          if (reason === null) continue;
          expect(reason).toMatch(/^[^{}]+\.$/);
          expect(reason).not.toMatch(/undefined|NaN|\.\./);
          reasons++;
        }
      }
    }
    expect(reasons).toBeGreaterThan(2_000);
  });
});
