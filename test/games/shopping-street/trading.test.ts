import { describe, expect, test } from 'vitest';
import { shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { isOfType } from '../of-type.ts';
import { setOf, tableOf, trio } from './table.ts';

/** Ana's turn. Bo and Cy hold Food and Home cards, Di no card of these types. */
const laidTable = (proposals = 3) =>
  tableOf({
    players: {
      Ana: { hand: ['tech-stock-1', 'tech-staff-2', 'leisure-stock-4', 'food-technology-1'] },
      Bo: { hand: ['food-stock-5', 'food-staff-3', 'home-stock-2', 'tech-stock-5'] },
      Cy: { hand: ['home-staff-4', 'personal-stock-1'] },
      Di: { hand: ['leisure-stock-1', 'tech-delivery-3'] },
    },
    settled: { proposals },
  });

/** Ana's question in her turn, with this left to trade. */
const turnWith = (trade: { readonly ask: boolean; readonly buy: boolean }) => ({
  type: 'turn',
  seat: 0,
  left: { ...trade, open: true, improve: true },
});

/** Plays up to the bargain: Bo offers two cards, Cy one, Di none. */
const bargain = (proposals = 3) =>
  laidTable(proposals)
    .ask('Ana', 'food', 'home')
    .lay({ Bo: ['home-stock-2', 'food-stock-5'], Cy: ['home-staff-4'], Di: [] });

test('the example of the rules: Carla declines one card for her Home card of value 5 and accepts two', () => {
  const table = tableOf({
    players: {
      Ana: { hand: ['leisure-staff-3', 'tech-delivery-2', 'home-stock-1'] },
      Ben: { hand: ['food-stock-4', 'tech-stock-1'] },
      Carla: { hand: ['home-staff-2', 'home-delivery-5'] },
    },
  }).ask('Ana', 'food', 'home');
  table.lay({ Ben: ['food-stock-4'], Carla: ['home-staff-2', 'home-delivery-5'] });
  table.propose('Ana', 'home-delivery-5', 'leisure-staff-3').decline('Carla');
  table.propose('Ana', 'home-delivery-5', 'leisure-staff-3', 'tech-delivery-2').accept('Carla');
  expect(table.hand('Ana')).toEqual(['home-stock-1', 'home-delivery-5']);
  expect(table.hand('Ben')).toEqual(['food-stock-4', 'tech-stock-1']);
  expect(table.hand('Carla')).toEqual(['home-staff-2', 'leisure-staff-3', 'tech-delivery-2']);
  expect(table.story()).toEqual([
    'turn-began',
    'cards-asked',
    'laying-sealed',
    'laying-sealed',
    'offers-revealed',
    'proposal-made',
    'proposal-declined',
    'proposal-made',
    'cards-exchanged',
  ]);
});

describe('ruling 1: the request', () => {
  test('allows one type or two, each pair once', () => {
    const asked = laidTable()
      .offers('Ana', 'ask')
      .map(({ first, second }) => [first, second].join());
    const pairs = shopTypes.flatMap((first, at) => [
      `${first},`,
      ...shopTypes.slice(at + 1).map((second) => `${first},${second}`),
    ]);
    expect(pairs).toHaveLength(15);
    expect(asked.toSorted()).toEqual(pairs.toSorted());
  });

  test('is public and asks all opponents at once, whatever they hold', () => {
    const table = laidTable().ask('Ana', 'food', 'home');
    expect(table.last('cards-asked')).toEqual({ type: 'cards-asked', seat: 0, types: ['food', 'home'] });
    expect(table.state.question).toEqual({ type: 'lay', asker: 0, types: ['food', 'home'] });
    expect(table.asked()).toEqual(['Bo', 'Cy', 'Di']);
    expect(table.moves('Ana')).toEqual([]);
    expect(table.offers('Bo', 'lay').map(({ card }) => card)).toEqual(['food-stock-5', 'food-staff-3', 'home-stock-2']);
    expect(table.offers('Cy', 'lay').map(({ card }) => card)).toEqual(['home-staff-4']);
    expect(table.moves('Di')).toEqual([{ type: 'finish-laying' }]);
  });

  test('accepts only cards of the type asked for', () => {
    const table = laidTable().ask('Ana', 'food');
    expect(table.last('cards-asked').types).toEqual(['food']);
    expect(table.offers('Bo', 'lay').map(({ card }) => card)).toEqual(['food-stock-5', 'food-staff-3']);
    expect(table.moves('Cy')).toEqual([{ type: 'finish-laying' }]);
  });

  test('requires a card in hand', () => {
    const table = tableOf({ players: { Ana: { hand: [] }, Bo: {}, Cy: {} } });
    expect(table.offers('Ana', 'ask')).toEqual([]);
    expect(table.kinds('Ana')).toEqual(['roll']);
    const one = tableOf({ players: { Ana: { hand: ['food-stock-1'] }, Bo: {}, Cy: {} } });
    expect(one.offers('Ana', 'ask')).toHaveLength(15);
  });

  test('allows offering any number of cards, each once', () => {
    const table = laidTable().ask('Ana', 'food', 'home');
    table.play('Bo', { type: 'lay', card: 'food-staff-3' });
    expect(table.asked()).toEqual(['Bo', 'Cy', 'Di']);
    expect(table.offers('Bo', 'lay').map(({ card }) => card)).toEqual(['food-stock-5', 'home-stock-2']);
    table.play('Bo', { type: 'lay', card: 'home-stock-2' }, { type: 'lay', card: 'food-stock-5' });
    expect(table.moves('Bo')).toEqual([{ type: 'finish-laying' }]);
    table.play('Bo', { type: 'finish-laying' }).lay({ Cy: [], Di: [] });
    expect(table.last('offers-revealed').offers[0]).toEqual({
      seat: 1,
      cards: ['food-stock-5', 'food-staff-3', 'home-stock-2'],
    });
  });

  test('keeps answers sealed and reversible until the last one', () => {
    const table = laidTable()
      .ask('Ana', 'food', 'home')
      .lay({ Bo: ['food-stock-5'] });
    expect(table.story().slice(-1)).toEqual(['laying-sealed']);
    expect(table.last('laying-sealed')).toEqual({ type: 'laying-sealed', seat: 1 });
    expect(table.asked()).toEqual(['Cy', 'Di']);
    expect(table.all('offers-revealed')).toEqual([]);
    expect(table.moves('Bo')).toEqual([{ type: 'take-back' }]);
    table.play('Bo', { type: 'take-back' });
    expect(table.last('laying-taken-back')).toEqual({ type: 'laying-taken-back', seat: 1 });
    expect(table.asked()).toEqual(['Bo', 'Cy', 'Di']);
    table.lay({ Cy: ['home-staff-4'], Di: [] });
    expect(table.all('offers-revealed')).toEqual([]);
    expect(table.asked()).toEqual(['Bo']);
    table.lay({ Bo: ['food-staff-3'] });
    expect(table.last('offers-revealed').offers.map(({ cards }) => cards)).toEqual([
      ['food-staff-3'],
      ['home-staff-4'],
      [],
    ]);
  });

  test('allows one request a turn', () => {
    const table = bargain().giveUp('Ana');
    expect(table.kinds('Ana')).toEqual(['buy', 'roll']);
    table.pass('Ana', 'Bo', 'Cy', 'Di');
    expect(table.kinds('Ana')).toEqual(['ask', 'buy', 'roll']);
  });
});

describe('rulings 2 and 4: offers and proposals', () => {
  test('all offers are revealed at once, clockwise from the asker', () => {
    const table = bargain();
    expect(table.last('offers-revealed')).toEqual({
      type: 'offers-revealed',
      asker: 0,
      offers: [
        { seat: 1, cards: ['food-stock-5', 'home-stock-2'] },
        { seat: 2, cards: ['home-staff-4'] },
        { seat: 3, cards: [] },
      ],
    });
    expect(table.state.question).toEqual({ type: 'bargain', seat: 0, types: ['food', 'home'], proposalsLeft: 3 });
    expect(table.state.offers).toEqual(table.last('offers-revealed').offers);
    expect(table.asked()).toEqual(['Ana']);
  });

  test('offers go clockwise past the last seat', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {}, Cy: {}, Di: {} }, active: 'Cy' })
      .ask('Cy', 'food')
      .lay({ Ana: ['food-technology-5'], Bo: [], Di: [] });
    expect(table.last('offers-revealed')).toMatchObject({ asker: 2 });
    expect(table.last('offers-revealed').offers.map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  test('offered cards stay in their owners’ hands until the exchange', () => {
    const table = bargain();
    expect(table.handSizes()).toEqual([4, 4, 2, 2]);
    expect(table.player('Bo')).toMatchObject({ laid: [], hasAnswered: false, shown: ['food-stock-5', 'home-stock-2'] });
    expect(table.player('Di').hasAnswered).toBe(false);
  });

  test('a proposal is for exactly one of the cards offered', () => {
    const table = bargain();
    expect(table.kinds('Ana')).toEqual(['give-up', 'want']);
    expect(table.offers('Ana', 'want').map(({ card }) => card)).toEqual([
      'food-stock-5',
      'home-stock-2',
      'home-staff-4',
    ]);
    table.play('Ana', { type: 'want', card: 'home-staff-4' });
    expect(table.offers('Ana', 'want')).toEqual([]);
    expect(table.state.draft).toEqual({ wanted: 'home-staff-4', bundle: [] });
  });

  test('a proposal gives one or more cards of any type, each once', () => {
    const table = bargain().play('Ana', { type: 'want', card: 'food-stock-5' });
    expect(table.kinds('Ana')).toEqual(['add', 'give-up']);
    expect(table.offers('Ana', 'add').map(({ card }) => card)).toEqual([
      'tech-stock-1',
      'tech-staff-2',
      'leisure-stock-4',
      'food-technology-1',
    ]);
    table.play('Ana', { type: 'add', card: 'leisure-stock-4' });
    expect(table.kinds('Ana')).toEqual(['add', 'give-up', 'propose']);
    table.play('Ana', { type: 'add', card: 'tech-stock-1' }, { type: 'add', card: 'tech-staff-2' });
    expect(table.offers('Ana', 'add')).toEqual([{ type: 'add', card: 'food-technology-1' }]);
    table.play('Ana', { type: 'add', card: 'food-technology-1' });
    expect(table.kinds('Ana')).toEqual(['give-up', 'propose']);
    table.play('Ana', { type: 'propose' });
    expect(table.last('proposal-made')).toEqual({
      type: 'proposal-made',
      seat: 0,
      owner: 1,
      wanted: 'food-stock-5',
      bundle: ['food-technology-1', 'leisure-stock-4', 'tech-stock-1', 'tech-staff-2'],
    });
  });

  test('everyone sees the proposal while the owner decides', () => {
    const table = bargain().propose('Ana', 'home-staff-4', 'tech-stock-1');
    expect(table.state.question).toEqual({
      type: 'answer',
      seat: 2,
      types: ['food', 'home'],
      proposalsLeft: 2,
      proposal: { asker: 0, owner: 2, wanted: 'home-staff-4', bundle: ['tech-stock-1'] },
    });
    expect(table.state.draft).toEqual({ wanted: null, bundle: [] });
    expect(table.player('Ana').shown).toEqual(['tech-stock-1']);
    expect(table.handSizes()).toEqual([4, 4, 2, 2]);
    expect(table.asked()).toEqual(['Cy']);
    expect(table.kinds('Cy')).toEqual(['accept', 'decline']);
  });
});

describe('ruling 3: the answer', () => {
  test('accepting swaps the cards and returns all others', () => {
    const table = bargain().propose('Ana', 'food-stock-5', 'tech-stock-1', 'leisure-stock-4').accept('Bo');
    expect(table.last('cards-exchanged')).toMatchObject({
      seat: 0,
      owner: 1,
      wanted: 'food-stock-5',
      bundle: ['leisure-stock-4', 'tech-stock-1'],
    });
    expect(table.last('cards-exchanged').returned.flatMap(({ cards }) => cards)).not.toContain('food-stock-5');
    expect(table.hand('Ana')).toEqual(['food-stock-5', 'food-technology-1', 'tech-staff-2']);
    expect(table.hand('Bo')).toEqual([
      'food-staff-3',
      'home-stock-2',
      'leisure-stock-4',
      'tech-stock-1',
      'tech-stock-5',
    ]);
    expect(table.hand('Cy')).toEqual(['home-staff-4', 'personal-stock-1']);
    expect(table.state.offers).toEqual([]);
    expect(table.all('exchange-dropped')).toEqual([]);
  });

  test('a refusal allows another bundle or card, up to three proposals', () => {
    const table = bargain().propose('Ana', 'food-stock-5', 'tech-stock-1').decline('Bo');
    expect(table.last('proposal-declined')).toMatchObject({
      seat: 1,
      asker: 0,
      bundle: ['tech-stock-1'],
      proposalsLeft: 2,
    });
    expect(table.state.question).toMatchObject({ type: 'bargain', seat: 0, types: ['food', 'home'], proposalsLeft: 2 });
    expect(table.state.offers).toHaveLength(3);
    table.propose('Ana', 'food-stock-5', 'tech-stock-1', 'tech-staff-2').decline('Bo');
    expect(table.state.question).toMatchObject({ type: 'bargain', proposalsLeft: 1 });
    table.propose('Ana', 'home-staff-4', 'tech-stock-1').decline('Cy');
    expect(table.last('proposal-declined').proposalsLeft).toBe(0);
    const { why, returned } = table.last('exchange-dropped');
    expect([why, returned.length]).toEqual(['refused', 3]);
    expect(table.asks('turn')).toBe(true);
    expect(table.state.offers).toEqual([]);
    expect(table.handSizes()).toEqual([4, 4, 2, 2]);
  });

  test('the third proposal may be accepted', () => {
    const table = bargain().propose('Ana', 'food-stock-5', 'tech-stock-1').decline('Bo');
    table.propose('Ana', 'food-stock-5', 'tech-staff-2').decline('Bo');
    table.propose('Ana', 'food-stock-5', 'leisure-stock-4').accept('Bo');
    expect(table.hand('Ana')).toContain('food-stock-5');
  });

  test.each([1, 2, 9])('the option allows %i proposals', (proposals) => {
    const table = bargain(proposals);
    for (let made = 1; made <= proposals; made++) {
      expect(table.asks('bargain')).toBe(true);
      table.propose('Ana', 'home-staff-4', 'tech-stock-1').decline('Cy');
      expect(table.last('proposal-declined').proposalsLeft).toBe(proposals - made);
    }
    expect(table.asks('turn')).toBe(true);
  });

  test('the asker can drop the exchange at any time', () => {
    const atOnce = bargain().giveUp('Ana');
    const halfway = bargain()
      .play('Ana', { type: 'want', card: 'food-stock-5' }, { type: 'add', card: 'tech-stock-1' })
      .giveUp('Ana');
    const refused = bargain().propose('Ana', 'food-stock-5', 'tech-stock-1').decline('Bo').giveUp('Ana');
    for (const table of [atOnce, halfway, refused]) {
      expect(table.last('exchange-dropped')).toMatchObject({ seat: 0, why: 'given-up' });
      expect(table.state).toMatchObject({ offers: [], draft: { wanted: null, bundle: [] } });
      expect(table.handSizes()).toEqual([4, 4, 2, 2]);
      expect(table.asks('turn')).toBe(true);
    }
    expect(halfway.player('Ana').shown).toEqual([]);
    expect(refused.player('Ana').shown).toEqual(['tech-stock-1']);
  });

  test('the attempt is over if nobody offers a card', () => {
    const table = laidTable().ask('Ana', 'food', 'home').lay({ Bo: [], Cy: [], Di: [] });
    expect(table.story().slice(-2)).toEqual(['offers-revealed', 'exchange-dropped']);
    expect(table.last('exchange-dropped')).toMatchObject({ seat: 0, why: 'no-offers', returned: [] });
    expect(table.state.question).toMatchObject({ type: 'turn', seat: 0 });
    expect(table.state.offers).toEqual([]);
  });
});

describe('ruling 5: one trade a turn', () => {
  test('an exchange rules out another one and the display', () => {
    const table = tableOf({
      players: {
        Ana: { hand: [...setOf('food', 2), 'tech-stock-1', 'tech-stock-2'] },
        Bo: { hand: ['home-stock-2'] },
        Cy: {},
      },
    })
      .ask('Ana', 'home')
      .lay({ Bo: ['home-stock-2'], Cy: [] })
      .propose('Ana', 'home-stock-2', 'tech-stock-1')
      .accept('Bo');
    expect(table.question('turn')).toEqual(turnWith({ ask: false, buy: false }));
    expect(table.kinds('Ana')).toEqual(['open', 'roll']);
  });

  test('a purchase rules out an exchange and another purchase', () => {
    const table = tableOf({
      players: { Ana: { hand: [...setOf('food', 2), 'tech-stock-1', 'tech-stock-2', 'tech-stock-3'] }, Bo: {}, Cy: {} },
      display: ['home-stock-1', 'home-stock-2', 'home-stock-3', 'home-stock-4'],
    }).buy('Ana', 'home-stock-2', 'tech-stock-1', 'tech-stock-2', 'tech-stock-3');
    expect(table.question('turn')).toEqual(turnWith({ ask: false, buy: false }));
    expect(table.kinds('Ana')).toEqual(['open', 'roll']);
  });

  test('a failed attempt leaves the display open', () => {
    for (const table of [
      bargain().giveUp('Ana'),
      bargain(1).propose('Ana', 'food-stock-5', 'tech-stock-1').decline('Bo'),
      laidTable().ask('Ana', 'food', 'home').lay({ Bo: [], Cy: [], Di: [] }),
    ]) {
      expect(table.question('turn')).toEqual(turnWith({ ask: false, buy: true }));
      const card = table.state.display.find((each) => each !== null);
      if (card === undefined || card === null) throw new TypeError('the display is empty');
      table.buy('Ana', card, 'tech-stock-1', 'tech-staff-2', 'leisure-stock-4');
      expect(table.hand('Ana')).toContain(card);
    }
  });
});

describe('ruling 28: the steps of a turn', () => {
  test('a player without cards still rolls the dice', () => {
    const table = tableOf({ players: { Ana: { hand: [] }, Bo: {}, Cy: {} } });
    expect(table.asked()).toEqual(['Ana']);
    expect(table.question('turn')).toEqual(turnWith({ ask: true, buy: true }));
  });

  test('players without a matching card still answer a request', () => {
    const table = tableOf({ players: { Ana: {}, Bo: { hand: [] }, Cy: {} } }).ask('Ana', 'food');
    expect(table.asked()).toEqual(['Bo', 'Cy']);
  });

  test('the dice can be rolled from the start of a turn', () => {
    for (const table of [laidTable(), bargain().giveUp('Ana')]) {
      expect(table.moves('Ana').filter((move) => isOfType(move, 'roll'))).toEqual([{ type: 'roll' }]);
      table.pass('Ana');
      expect(table.state.active).toBe(1);
    }
  });

  test('no trade follows an opening and no opening an improvement', () => {
    const table = trio(
      { street: { N5: ['Ana', 1, ...setOf('tech', 1)], S3: ['Ana', 1, ...setOf('leisure', 1)] } },
      { hand: [...setOf('food', 2), ...setOf('home', 2), 'tech-technology-4', 'leisure-technology-4', 'food-stock-5'] },
    );
    expect(table.kinds('Ana')).toEqual(['ask', 'buy', 'improve', 'open', 'roll']);
    table.open('Ana', 'N3', 2, ...setOf('food', 2));
    expect(table.kinds('Ana')).toEqual(['improve', 'roll']);
    expect(table.state.question).toMatchObject({ left: { ask: false, buy: false, open: false, improve: true } });
    table.improve('Ana', 'N5', 'tech-technology-4');
    expect(table.moves('Ana')).toEqual([{ type: 'roll' }]);
    expect(table.state.question).toMatchObject({ left: { ask: false, buy: false, open: false, improve: false } });
  });

  test('only the dice follow an improvement', () => {
    const table = tableOf({
      players: { Ana: { hand: [...setOf('home', 2), 'tech-technology-4'] }, Bo: {}, Cy: {} },
      street: { N5: ['Ana', 1, ...setOf('tech', 1)] },
    }).improve('Ana', 'N5', 'tech-technology-4');
    expect(table.moves('Ana')).toEqual([{ type: 'roll' }]);
  });
});
