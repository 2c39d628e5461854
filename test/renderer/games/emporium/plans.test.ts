import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardPiece,
  diePiece,
  heroPiece,
  monsterPiece,
} from '../../../../renderer/games/emporium/interaction/pieces.ts';
import { sentWith } from '../../../../renderer/games/emporium/interaction/preview.ts';
import { type Situation, type Table, tableOf } from '../../../games/emporium/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const pageOf = (table: Table<string>): Page => new Page(table.state, wordsIn('en'));
const keysOf = (page: Page): readonly string[] => page.prompt().actions.map(({ key }) => key);
const figuresIn = (text = ''): readonly number[] => [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));

describe('choosing', () => {
  const situation: Situation<'Ana' | 'Bruno' | 'Chidi'> = {
    players: {
      Ana: { gold: 14, hand: ['militia-shortsword', 'kite-shield'] },
      Bruno: {},
      Chidi: { gold: 2, hand: [] },
    },
    heroes: { 'sergeant-dunmore': ['studded-coat'], 'ysolt-emberhand': [] },
    monsters: ['dire-badger', 'elder-basilisk', 'old-cinderwing'],
  };

  it('asks for confirmation before a hopeless sale, if there is a better choice', () => {
    const confirmationOf = (page: Page) => page.prompt().actions.find(({ key }) => key === 'seal')?.confirmation;
    const page = pageOf(tableOf(situation)).press(cardPiece('kite-shield'), diePiece(2));
    expect(confirmationOf(page)).toContain(wordsIn('en').item('kite-shield'));
    page.press(cardPiece('militia-shortsword'), diePiece(2));
    expect(page.prompt().actions.some(({ key }) => key === 'seal')).toBe(true);
    expect(confirmationOf(page)).toBeUndefined();
    const poor = { ...situation, players: { ...situation.players, Ana: { gold: 0, hand: ['kite-shield' as const] } } };
    expect(confirmationOf(pageOf(tableOf(poor)).press(cardPiece('kite-shield'), diePiece(2)))).toBeUndefined();
  });
});

describe('a patron', () => {
  const patron = (hand: Situation<'Ana'>['players']['Ana']['hand'], bid = 3): Page => {
    const table = tableOf({
      players: { Ana: { gold: 9, hand: hand ?? [] }, Bruno: { gold: 1, hand: [] }, Chidi: { gold: 0, hand: [] } },
      heroes: { 'mara-of-the-rooftops': ['militia-shortsword'], 'bram-oakfist': [] },
      monsters: ['tithe-wight', 'dire-badger', 'elder-basilisk'],
    });
    return pageOf(table.choose({ Ana: bid, Bruno: 1 }));
  };

  it('sees why a fight is lost after removing cards, and can restore the proposal', () => {
    const page = patron(['jar-of-fireflies', 'shaved-dice']);
    page.press(heroPiece('mara-of-the-rooftops'), monsterPiece('tithe-wight'), cardPiece('jar-of-fireflies'));
    // strength 9 against 10, and 11 with the best cards
    expect(figuresIn(page.button('send').disabledReason)).toEqual([9, 10, 1, 11]);
    page.act(page.button('propose'));
    expect(sentWith(page.table())).toMatchObject({ change: { added: 'jar-of-fireflies' }, wins: true });
    expect(keysOf(page)).not.toContain('propose');
  });

  it('can withdraw at any time', () => {
    const page = patron(['jar-of-fireflies']).press(heroPiece('mara-of-the-rooftops'));
    page.act(page.button('withdraw'));
    expect(page.events[0]).toEqual({ type: 'patron-withdrew', seat: 0, bid: 3 });
    page.confirm();
    expect(page.events[1]).toMatchObject({ type: 'patron-withdrew', seat: 1 });
  });
});

it('new monsters: let each player ask for a vote publicly, with no default answer', () => {
  const table = tableOf({
    players: { Ana: { gold: 9, hand: [] }, Bruno: { gold: 9, hand: [] }, Chidi: { gold: 9, hand: [] } },
    heroes: { 'odo-candlewick': ['hooked-kukri'], 'bram-oakfist': [] },
  })
    .choose({ Ana: 3, Bruno: 2, Chidi: 1 })
    .send('Ana', 'odo-candlewick', 'hedge-fiend')
    .withdraw('Bruno', 'Chidi')
    .done('Ana', 'Bruno', 'Chidi');
  const page = pageOf(table);
  expect(page.prompt().actions.map(({ key, main = false }) => [key, main])).toEqual([
    ['ask-for-vote', false],
    ['no-vote', false],
  ]);
  expect(page.open()).toEqual([]);
  page.act(page.button('no-vote'));
  page.act(page.button('ask-for-vote'));
  expect(page.events).toMatchObject([{ type: 'vote-asked', seat: 1 }]);
  expect(page.prompt().title).toBe(wordsIn('en').counter('titles.vote'));
});

describe('restocking', () => {
  const restocking = (settled?: Situation<'Ana'>['settled']): Page =>
    pageOf(
      tableOf({
        players: {
          Ana: { gold: 3, hand: ['notched-hatchet', 'linked-flail', 'padded-vest'] },
          Bruno: { gold: 3, hand: [] },
        },
        from: 'restocking',
        ...(settled === undefined ? {} : { settled }),
      }),
    );

  it('shows the price of a second upgrade', () => {
    const page = restocking({ votes: 'every-round' }).press(cardPiece('notched-hatchet'));
    page.confirm().press(cardPiece('padded-vest'));
    expect(figuresIn(page.prompt().hint ?? '')).toEqual([1]);
    page.confirm();
    expect(page.events.at(-1)).toMatchObject({ type: 'item-upgraded', discarded: 'padded-vest', paid: 1 });
  });
});
