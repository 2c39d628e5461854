import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  type Piece,
  pawnPiece,
  plotPiece,
  setPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { reasonWords } from '../../../../renderer/games/shopping-street/words/reason-words.ts';
import { whyNotHere, whyNotInto } from '../../../../renderer/games/shopping-street/words/reasons.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { seatsOf } from '../../../../shared/engine/index.ts';
import { lawfulSpaces } from '../../../../shared/games/shopping-street/placement.ts';
import { type ProductId, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { type Situation, setOf, type Table, tableOf } from '../../../games/shopping-street/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

type Name = 'Ana' | 'Bruno' | 'Chidi';

const four = setOf('food', 2);

/** Ana, Bruno and Chidi; Ana holds four cards of food, and one of home. */
function at(
  situation: Partial<Situation<Name>> = {},
  hand: readonly ProductId[] = [...four, 'home-stock-1'],
): Table<Name> {
  return tableOf<Name>({
    players: { Ana: { hand }, Bruno: {}, Chidi: {} },
    display: ['tech-stock-1', 'tech-staff-1', 'tech-stock-2', 'tech-staff-2'],
    ...situation,
  });
}

function reasonOf(table: Table<Name>, piece: Piece, ...before: readonly Piece[]): string | null {
  return lookOf(new Page(table.state, wordsIn('en')).press(...before).table(), piece).reason;
}

describe('a space says why no shop opens there', () => {
  const street = {
    N4: ['Bruno', 2, ...setOf('food', 3)],
    S6: ['Ana', 3, ...setOf('home', 3)],
  } as const;
  const picked = setPiece('food');

  it('for one of its type stands beside it or in front of it, whoever owns it', () => {
    expect(reasonOf(at({ street }), plotPiece('N5'), picked)).toBe('Bruno’s Food shop on N4 stands beside it.');
    expect(reasonOf(at({ street }), plotPiece('S5'), picked)).toBe('Bruno’s Food shop on N4 stands in front of it.');
    expect(reasonOf(at({ street }), plotPiece('N6'), picked)).toBeNull();
  });

  it('for it is taken, or not used, or no card is picked yet', () => {
    expect(reasonOf(at({ street }), plotPiece('N4'), picked)).toBe('Bruno’s Food shop stands here.');
    expect(reasonOf(at({ street }), plotPiece('N1'), picked)).toBe('This space is not used with three players.');
    expect(reasonOf(at(), plotPiece('N5'))).toBe('First pick four cards of one type, of different groups.');
    expect(reasonOf(at(), plotPiece('N5'), cardPiece('food-stock-2'))).toBe('Pick 3 more Food cards, of other groups.');
  });

  it('as a sign only while a shop is to be placed', () => {
    const page = new Page(at({ street }).state, wordsIn('en'));
    expect(lookOf(page.table(), plotPiece('N5')).state).toBe('plain');
    page.press(picked);
    expect(lookOf(page.table(), plotPiece('N5')).state).toBe('blocked');
  });

  it('exactly where the rules let none open, in whole matches', () => {
    for (const state of seatsOf(3).flatMap((more) => positions(more + 3, 2, 60))) {
      for (const type of shopTypes) {
        const open = spaceIds.filter((space) => whyNotHere(state, space, type) === null);
        expect(open).toEqual(lawfulSpaces(state, type));
      }
    }
  });
});

describe('a set says why it makes no shop', () => {
  it('for it is too small', () => {
    expect(reasonOf(at(), setPiece('home'))).toBe('Home: 1 of the 4 groups that a shop needs.');
    expect(reasonOf(at(), cardPiece('home-stock-1'))).toBe('Home: 1 of the 4 groups that a shop needs.');
  });

  it('for four of its type are open', () => {
    const street = {
      N2: ['Bruno', 1, ...setOf('food', 1)],
      N4: ['Bruno', 1, ...setOf('food', 3)],
      N6: ['Chidi', 1, ...setOf('food', 4)],
      N8: ['Chidi', 1, ...setOf('food', 5)],
    } as const;
    expect(reasonOf(at({ street }), setPiece('food'))).toBe('4 Food shops are open: no more may open.');
  });

  it('for no pawn is left', () => {
    const table = at();
    for (const player of table.state.players) player.pawns = [];
    expect(reasonOf(table, setPiece('food'))).toBe('Ana has no pawn left.');
  });
});

describe('a shop says why it is not improved', () => {
  const street = {
    N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'],
    N6: ['Ana', 2, 'tech-staff-3', 'tech-decoration-3', 'tech-delivery-3', 'tech-technology-3'],
    S8: ['Ana', 1, ...setOf('leisure', 3), 'leisure-technology-3'],
  } as const;

  it('for the hand holds nothing that it lacks, or it is improved already', () => {
    expect(reasonOf(at({ street }), plotPiece('N3'))).toBeNull();
    expect(reasonOf(at({ street }), plotPiece('N6'))).toBe('It lacks Stock of Tech, and the hand holds none.');
    expect(reasonOf(at({ street }), plotPiece('S8'))).toBe('This shop is improved already.');
  });

  it('for it has opened this turn; then no card opens another, and each says why it improves none', () => {
    const table = at({ street }).open('Ana', 'S4', 2, ...four);
    table.player('Ana').hand.push('tech-staff-5', 'personal-stock-5');
    table.state.deck = table.state.deck.filter((card) => card !== 'tech-staff-5' && card !== 'personal-stock-5');
    expect(reasonOf(table, plotPiece('S4'))).toBe(
      'This shop opened this turn: it can be improved from the next one on.',
    );
    expect(reasonOf(table, cardPiece('home-stock-1'))).toBeNull();
    expect(reasonOf(table, cardPiece('tech-staff-5'))).toBe('No own Tech shop lacks Staff.');
    expect(reasonOf(table, cardPiece('personal-stock-5'))).toBe('No own Personal shop can be improved.');
    expect(reasonOf(table, plotPiece('N9'))).toBe('That step is over: a shop was opened this turn.');
    expect(reasonOf(table, typePiece('food'))).toBe('That step is over: a shop was opened this turn.');
    expect(reasonOf(table, pawnPiece(1))).toBe('That step is over: a shop was opened this turn.');
    table.improve('Ana', 'N3', 'home-stock-1');
    expect(reasonOf(table, cardPiece('tech-staff-5'))).toBe('Only the dice are left this turn.');
    expect(reasonOf(table, displayPiece('tech-stock-1'))).toBe('Only the dice are left this turn.');
  });
});

describe('trading says why it is closed', () => {
  it('for all were asked, or there was a trade', () => {
    const asked = at().ask('Ana', 'home').lay({ Bruno: [], Chidi: [] });
    expect(reasonOf(asked, typePiece('home'))).toBe('All were asked this turn already; the display is still open.');
    expect(reasonOf(asked, displayPiece('tech-stock-1'))).toBeNull();
    asked.buy('Ana', 'tech-stock-1', 'home-stock-1', 'food-stock-2', 'food-staff-2');
    expect(reasonOf(asked, typePiece('home'))).toBe('There was a trade this turn already.');
    expect(reasonOf(asked, displayPiece('tech-staff-1'))).toBe('There was a trade this turn already.');
  });

  it('for the hand is too small', () => {
    expect(reasonOf(at({}, ['food-stock-1', 'food-staff-1']), displayPiece('tech-stock-1'))).toBe(
      'It costs 3 cards; the hand holds 2.',
    );
    expect(reasonOf(at({}, []), typePiece('food'))).toBe('Without a card in hand nothing can be offered.');
  });

  it('while an exchange goes on, and while it is answered', () => {
    const players = { Ana: {}, Bruno: { hand: ['home-stock-5', 'tech-stock-5'] }, Chidi: {} } as const;
    const table = at({ players }).ask('Ana', 'home');
    expect(reasonOf(table, cardPiece('tech-stock-5'))).toBe('Only cards of Home are asked for.');
    expect(reasonOf(table, typePiece('home'))).toBe('First all answer Ana: which cards are laid out?');
    table.lay({ Bruno: ['home-stock-5'], Chidi: [] });
    expect(reasonOf(table, displayPiece('tech-stock-1'))).toBe('Closed: finish or drop the exchange first.');
    const [give] = table.hand('Ana');
    if (give === undefined) throw new TypeError('no card');
    table.propose('Ana', 'home-stock-5', give);
    expect(reasonOf(table, cardPiece('tech-stock-5'))).toBe('First accept or decline.');
    expect(lookOf(new Page(table.state, wordsIn('en')).table(), offeredPiece('home-stock-5'))).toEqual({
      state: 'chosen',
      reason: 'First accept or decline.',
    });
  });

  it('in the middle of a choice of which something lies there already', () => {
    const table = at().play('Ana', { type: 'buy', card: 'tech-stock-1' }, { type: 'discard', card: 'food-stock-2' });
    expect(reasonOf(table, cardPiece('tech-stock-1'))).toBe('The card just taken does not pay for itself.');
    expect(reasonOf(table, cardPiece('food-stock-2'))).toBe('It lies there already.');
    expect(reasonOf(table, plotPiece('N5'))).toBe('First Tech 1, Stock is paid for.');
    const begun = at().play('Ana', { type: 'open', space: 'N5', shopType: 'food', pawn: 1 });
    begun.play('Ana', { type: 'put', card: 'food-stock-2' });
    expect(reasonOf(begun, cardPiece('home-stock-1'))).toBe('Only Food goes into this shop.');
    expect(reasonOf(begun, typePiece('food'))).toBe('First the shop on N5 is stocked.');
  });
});

describe('a card says why it goes into no shop', () => {
  const shop: Parameters<typeof whyNotInto>[0] = { type: 'food', cards: ['food-stock-2'] };

  it('for it is of another type, or its group is there', () => {
    expect(whyNotInto(shop, 'home-staff-1')).toEqual({ why: 'other-type', type: 'food' });
    expect(whyNotInto(shop, 'food-stock-1')).toEqual({ why: 'group-there', group: 'stock' });
    expect(whyNotInto(shop, 'food-staff-1')).toBeNull();
  });
});

describe('every reason', () => {
  it('is a sentence with nothing missing in every language, wherever a match has come', () => {
    const whys = new Set<string>();
    for (const language of languages) {
      const words = wordsIn(language);
      for (const state of seatsOf(3).flatMap((more) => positions(more + 3, 2, 97))) {
        const page = new Page(state, words);
        const table = page.table();
        for (const piece of piecesOn(table)) {
          const { reason } = lookOf(table, piece);
          if (reason === null) continue;
          expect(reason).not.toMatch(/\{\{|undefined|null|NaN|reasons\./);
          expect(reason).toMatch(/[.?!]$/);
          if (language === 'en') whys.add(reason);
        }
      }
    }
    expect(whys.size).toBeGreaterThan(40);
  });

  it('that only buttons give is worded too', () => {
    for (const language of languages) {
      const words = wordsIn(language);
      const said = [
        reasonWords({ why: 'over' }, words),
        reasonWords({ why: 'pick-wanted' }, words),
        reasonWords({ why: 'pick-offer' }, words),
        reasonWords({ why: 'pick-space' }, words),
        reasonWords({ why: 'pick-cards', missing: 2 }, words),
        reasonWords({ why: 'one-wanted' }, words),
        reasonWords({ why: 'group-there', group: 'staff' }, words),
      ];
      for (const sentence of said) expect(sentence).not.toMatch(/\{\{|undefined|reasons\./);
    }
  });
});
