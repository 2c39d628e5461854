import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookOf } from '../../../../renderer/games/shopping-street/interaction/interaction.ts';
import {
  cardPiece,
  displayPiece,
  offeredPiece,
  plotPiece,
  setPiece,
  typePiece,
} from '../../../../renderer/games/shopping-street/interaction/pieces.ts';
import { planOf } from '../../../../renderer/games/shopping-street/prompt/index.ts';
import { spokenPiece } from '../../../../renderer/games/shopping-street/words/labels.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { pick, randomFromSeed, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { type ProductId, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import type { QuestionType } from '../../../../shared/games/shopping-street/state.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { type Situation, setOf, type Table, tableOf } from '../../../games/shopping-street/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, piecesOn, positions, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const rulesText = readFileSync(new URL('../../../../shared/games/shopping-street/rules.md', import.meta.url), 'utf8');

type Name = 'Ana' | 'Bruno' | 'Chidi';

const food = setOf('food', 3);

function at(situation: Partial<Situation<Name>> = {}, hand: readonly ProductId[] = [...food, 'home-stock-1']) {
  return tableOf<Name>({
    players: { Ana: { hand }, Bruno: { hand: ['food-technology-5', 'tech-stock-5'] }, Chidi: {} },
    display: ['tech-staff-1', null, null, null],
    ...situation,
  });
}

const pageOf = (table: Table<Name>): Page => new Page(table.state, wordsIn('en'));

/** What the counter says and offers, blocked buttons in brackets and the main one last. */
function told(page: Page): readonly (string | null)[] {
  const { asks, says, actions } = page.plan();
  return [asks, says, ...actions.map(({ label, blocked }) => (blocked === undefined ? label : `[${label}]`))];
}

describe('the counter at a turn', () => {
  it('says what could be built and how to trade, and rolls the dice', () => {
    expect(told(pageOf(at()))).toEqual([
      'What does Ana do?',
      'Food could open. To trade, press one type or two, or a card of the display.',
      'Roll the dice',
    ]);
  });

  it('asks for types', () => {
    expect(told(pageOf(at()).press(typePiece('home')))).toEqual([
      'Does Ana ask all others for Home?',
      'A second type may join it.',
      'Ask for Home',
    ]);
  });

  it('takes a card for three, and says what it changes; the least useful are picked at one press', () => {
    const page = pageOf(at({}, [...food, 'home-stock-1', 'home-stock-2', 'tech-stock-1']));
    page.press(displayPiece('tech-staff-1'));
    expect(told(page)).toEqual([
      'Does Ana take Tech 1, Staff for 3 cards?',
      '0 of 3 cards picked. Tech: 2 of 4 groups.',
      'The least useful',
      '[Take Tech 1]',
    ]);
    page.act(page.button('least'));
    expect(page.half.cards).toEqual(['home-stock-1', 'tech-stock-1', 'home-stock-2']);
    expect(told(page).at(-1)).toBe('Take Tech 1');
    page.confirm();
    expect(page.events[0]).toMatchObject({ type: 'display-bought', card: 'tech-staff-1' });
  });

  it('puts a shop together, and says where it stands and what that brings', () => {
    const street = { N5: ['Ana', 1, ...setOf('tech', 3)] } as const;
    const page = pageOf(at({ street })).press(cardPiece('food-stock-3'));
    expect(told(page)).toEqual([
      'A Food shop for Ana: which 3 cards more?',
      'Still missing: one of Staff, Decoration, Home delivery, and New technology.',
      'The best four',
      '[Open]',
    ]);
    page.act(page.button('best'));
    expect(told(page)).toEqual([
      'Where does Ana open the Food shop?',
      '12 × 3 = 36. Press a lit space.',
      '[Open: 12 × 3 = 36]',
    ]);
    page.press(plotPiece('N4'));
    expect(told(page)).toEqual([
      'Does Ana open a Food shop on N4, with the ×3 pawn?',
      'Side by side: +10.',
      'Open on N4: 12 × 3 = 36',
    ]);
    page.press(plotPiece('S9'));
    expect(told(page)[1]).toBe('No other shop of the same owner stands beside it, and none is of its type.');
  });

  it('improves a shop with a card, at one press more where only one shop lacks it', () => {
    const street = {
      N3: ['Ana', 3, 'home-staff-3', 'home-decoration-3', 'home-delivery-3', 'home-technology-3'],
    } as const;
    const page = pageOf(at({ street })).press(cardPiece('home-stock-1'));
    expect(told(page)).toEqual(['Home 1, Stock: which shop does Ana improve?', 'It fits N3: +3.', 'Improve N3: +3']);
    page.press(plotPiece('N3'));
    expect(told(page)).toEqual([
      'Does Ana improve N3 with Home 1, Stock?',
      '(12 + 1) × 3 = 39 instead of 36',
      'Improve N3: +3',
    ]);
  });
});

describe('the counter at an exchange', () => {
  it('lays out cards or nothing, each at one press, and takes them back until all have answered', () => {
    const page = pageOf(at().ask('Ana', 'food', 'tech'));
    expect(told(page)).toEqual([
      'Ana asks for Food and Tech: what does Bruno lay out?',
      'All will see these cards; they stay in the hand until a deal is made.',
      'Pick all 2',
      'Nothing',
    ]);
    page.act(page.button('all'));
    expect(told(page).slice(2)).toEqual(['Nothing', 'Lay out 2 cards']);
    page.holder = seatAt(1);
    page.confirm();
    expect(told(page)).toEqual([
      'Sealed. Chidi still has to answer.',
      'It can be taken back until all have chosen.',
      'Take it back',
    ]);
    expect(lookOf(page.table(), cardPiece('tech-stock-5')).state).toBe('chosen');
    page.act(page.button('take-back'));
    expect(told(page).at(-1)).toBe('Lay out 2 cards');
    page.act(page.button('nothing'));
    expect(page.events.at(-1)).toEqual({ type: 'laying-sealed', seat: 1 });
  });

  it('proposes what is put together, says what it would complete, and may drop it all', () => {
    const hand: readonly ProductId[] = ['food-stock-3', 'food-staff-3', 'food-decoration-2', 'home-stock-1'];
    const players = { Ana: { hand }, Bruno: { hand: ['food-technology-5', 'food-stock-1'] }, Chidi: {} } as const;
    const table = at({ players }).ask('Ana', 'food');
    const page = pageOf(table.lay({ Bruno: ['food-technology-5', 'food-stock-1'], Chidi: [] }));
    expect(told(page)).toEqual([
      'Which card does Ana want, and for what?',
      'Press a card that lies there, and cards of the hand. 3 proposals left.',
      'Drop the exchange',
      '[Propose]',
    ]);
    page.press(offeredPiece('food-technology-5'));
    expect(told(page).slice(0, 2)).toEqual([
      'What does Ana offer Bruno for Food 5, New technology?',
      'It completes a Food shop: 13, times the pawn. 3 proposals left.',
    ]);
    page.press(cardPiece('home-stock-1'), cardPiece('food-decoration-2'));
    expect(told(page)).toEqual([
      'Offer Bruno Home 1 and Food 2 for Food 5, New technology?',
      'It changes no set.',
      'Drop the exchange',
      'Propose',
    ]);
    page.press(cardPiece('food-stock-3'), cardPiece('food-staff-3'));
    expect(told(page)[1]).toBe('Food: only 1 of 4 groups.');
    page.press(cardPiece('food-decoration-2'), cardPiece('food-stock-3'), cardPiece('food-staff-3'));
    page.confirm();
    expect(page.events.at(-1)).toMatchObject({ type: 'proposal-made', wanted: 'food-technology-5' });
    expect(told(page)).toEqual([
      'Ana offers Home 1 for Food 5, New technology: does Bruno agree?',
      'Food: only 1 of 4 groups.',
      'Decline',
      'Accept',
    ]);
    page.act(page.button('decline'));
    expect(told(page)[1]).toContain('2 proposals left.');
  });

  it('goes without saying which card is wanted where only one lies there', () => {
    const page = pageOf(
      at()
        .ask('Ana', 'food')
        .lay({ Bruno: ['food-technology-5'], Chidi: [] }),
    );
    const only = { state: 'chosen', reason: 'No other card lies there.' };
    expect(lookOf(page.table(), offeredPiece('food-technology-5'))).toEqual(only);
    page.press(cardPiece('home-stock-1')).confirm();
    expect(page.events.at(-1)).toMatchObject({ type: 'proposal-made', wanted: 'food-technology-5' });
  });

  it('says whom it waits for, and for what', () => {
    const table = at().ask('Ana', 'food');
    const waits = (): string => planOf(pageOf(table).table(seatAt(0)), pageOf(table).half).asks;
    expect(waits()).toBe('Ana asks for Food. Bruno and Chidi are choosing what to lay out.');
    table.lay({ Bruno: ['food-technology-5'] });
    expect(waits()).toBe('Ana asks for Food. Chidi is choosing what to lay out.');
    table.lay({ Chidi: [] }).propose('Ana', 'food-technology-5', 'home-stock-1');
    expect(waits()).toBe('Ana offers Bruno Home 1 for Food 5, New technology.');
  });
});

describe('the counter as a thief comes', () => {
  it('discards exactly what is too much, the least useful at one press', () => {
    const hand: readonly ProductId[] = [...setOf('food', 2), ...setOf('home', 2), ...setOf('tech', 2), 'home-stock-1'];
    const table = at({ next: ['pickpocket'], thievesSeen: 0 }, hand).roll('Ana');
    const page = pageOf(table);
    expect(page.state.question?.type).toBe('rob');
    const [asks, says, ...buttons] = told(page);
    expect(asks).toBe('The Pickpocket! Ana keeps 12 cards: which card goes?');
    expect(says).toBe('0 of 1 card picked.');
    expect(buttons).toEqual(['The least useful', '[Discard 1 card]']);
    page.act(page.button('least'));
    expect(page.half.cards).toEqual(['home-stock-1']);
    page.confirm();
    expect(page.events.find(({ type }) => type === 'hands-robbed')).toMatchObject({
      robbed: [{ seat: 0, cards: ['home-stock-1'] }],
    });
  });
});

describe('in the middle of a choice', () => {
  it('what lies there stays, and the counter asks for the rest', () => {
    const pay = pageOf(
      at().play('Ana', { type: 'buy', card: 'tech-staff-1' }, { type: 'discard', card: 'home-stock-1' }),
    );
    expect(told(pay)).toEqual([
      'Ana has taken Tech 1, Staff: which cards pay for it?',
      '1 of 3 cards picked. It changes no set.',
      'The least useful',
      '[Discard 2 cards]',
    ]);
    pay.act(pay.button('least'));
    pay.confirm();
    expect(pay.events.at(0)).toMatchObject({ type: 'display-bought' });
    const stock = pageOf(
      at().play('Ana', { type: 'open', space: 'N5', shopType: 'food', pawn: 2 }, { type: 'put', card: 'food-staff-3' }),
    );
    expect(told(stock)).toEqual([
      'Which cards does Ana put into the Food shop on N5?',
      'Still missing: one of Stock, Decoration, Home delivery, and New technology.',
      'The best',
      '[Open on N5: 3 × 2 = 6]',
    ]);
    stock.act(stock.button('best'));
    expect(told(stock).at(-1)).toBe('Open on N5: 12 × 2 = 24');
    stock.confirm();
    expect(stock.events.at(-1)).toMatchObject({ type: 'shop-opened', worth: 24 });
  });
});

const all = seatsOf(3).flatMap((more) => positions(more + 3, 2, 11));

describe('what buttons promise', () => {
  it('is what the rules then pay', () => {
    const random = randomFromSeed('promises');
    let promised = 0;
    for (const state of seatsOf(3).flatMap((more) =>
      positions(more + 3, 2, 1, ({ question }) => question?.type === 'turn'),
    )) {
      const moves = shoppingStreet.legalMoves(state, state.active);
      const opens = moves.filter((move) => move.type === 'open');
      if (opens.length === 0) continue;
      const open = pick(random, opens);
      const page = new Page(shoppingStreet.copy(state), wordsIn('en')).press(
        setPiece(open.shopType),
        plotPiece(open.space),
      );
      const { label } = page.button('open');
      const more = [...(page.plan().says ?? '').matchAll(/\+(\d+)/g)].map(([, points]) => Number(points));
      const before = totalOf(reckonStreet(state.street, state.active));
      page.confirm();
      const opened = page.events.find((event) => event.type === 'shop-opened');
      expect(label.endsWith(` = ${opened?.worth}`)).toBe(true);
      const sum = more.reduce((one, other) => one + other, 0);
      expect(totalOf(reckonStreet(page.state.street, state.active)) - before).toBe((opened?.worth ?? 0) + sum);
      promised++;
    }
    expect(promised).toBeGreaterThan(20);
  });
});

describe('every plan', () => {
  it('is worded in every language, with nothing missing, whatever is picked', () => {
    const asked = new Set<QuestionType>();
    for (const language of languages) {
      const random = randomFromSeed(`plans ${language}`);
      for (const state of all.filter((_, index) => index % 19 === 0)) {
        const page = new Page(shoppingStreet.copy(state), wordsIn(language));
        for (let press = 0; press < 4; press++) {
          const table = page.table();
          if (state.question !== null) asked.add(state.question.type);
          const waiting = planOf(page.table(null, 'spectator'), page.half);
          const { asks, says, actions, rule } = page.plan();
          const { near } = table;
          const spoken = [
            ...shopTypes.flatMap((type) => [typePiece(type), setPiece(type)]),
            ...spaceIds.map(plotPiece),
            ...(table.view.players[near]?.hand.cards ?? []).map(cardPiece),
          ].map((piece) => spokenPiece(table, piece));
          const texts = [
            asks,
            says ?? '',
            waiting.asks,
            ...actions.flatMap(({ label, blocked = '' }) => [label, blocked]),
          ];
          for (const text of [...texts, ...spoken]) {
            expect(text).not.toMatch(/\{\{|undefined|null|NaN|\b(asks|says|moves|reasons|effects|waiting)\.[a-z]|\.\./);
          }
          expect(rule).toMatch(/^[a-z-]+$/);
          const open = page.open();
          if (open.length > 0) page.press(pick(random, open));
        }
        expect(piecesOn(page.table()).length).toBeGreaterThan(30);
      }
    }
    expect(asked.size).toBeGreaterThan(5);
  }, 60_000);

  it('has one main button at most, last, and its heading in the rules', () => {
    const rules = new Set<string>();
    for (const state of all) {
      const { actions, rule } = new Page(state, wordsIn('en')).plan();
      expect(actions.filter(({ main }) => main).length).toBeLessThanOrEqual(1);
      if (actions.some(({ main }) => main)) expect(actions.at(-1)?.main).toBe(true);
      expect(new Set(actions.map(({ key }) => key)).size).toBe(actions.length);
      rules.add(rule);
    }
    const headings = [...rulesText.matchAll(/\{#([\w-]+)\}/g)].map(([, anchor]) => anchor);
    expect([...rules].filter((rule) => !headings.includes(rule))).toEqual([]);
  });
});
