// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import type { AnyMove } from '../../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrances, spaceCount } from '../../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../../every-word.ts';
import { people } from '../../people.ts';
import { openWindow } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { Page, wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('lists'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';

const textsOf = (container: Element, selector: string): readonly string[] =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
const buttonOf = (container: Element, text: string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('.reading-lists button')].find((each) => each.textContent === text);

/** A piece by its name alone. */
function nameOf({ display, players }: MercadoState, seat: number, piece: Piece): string {
  const meaning = meaningOf(piece);
  const player = players[seat];
  switch (meaning.of) {
    case 'space':
      return words.space(meaning.space);
    case 'entrance':
      return words.entrance(meaning.entrance);
    case 'customers':
      return words.customers(meaning.customers);
    case 'tile':
      return words.stand(player?.tiles[meaning.at] ?? 'fish');
    case 'display':
      return words.stand(display[meaning.at] ?? 'fish');
    case 'restaurant':
      return words.restaurant(player?.restaurants[meaning.at] ?? 'pub');
  }
}

describe('the lists', () => {
  const { state, seat } = momentOf(3, (each) => {
    const asked = each.question?.seat;
    return acts(each) && each.round > 3 && asked !== undefined && (each.players[asked]?.restaurants.length ?? 0) > 0;
  });

  it('hold the whole table in reading order', () => {
    const { container } = renderBoard(state, seat);
    const listed = (list: string, place: string) =>
      [...container.querySelectorAll<HTMLElement>(`[data-listed="${list}"] [data-${place}]`)].map((item) => ({
        at: item.getAttribute(`data-${place}`),
        told: item.textContent,
      }));
    const spaces = listed('market', 'space');
    expect(spaces.map(({ at }) => at)).toEqual(Array.from({ length: spaceCount }, (_, space) => String(space)));
    for (const [space, { told }] of spaces.entries()) {
      expect(told).toContain(words.space(space));
      const stand = state.stands[space];
      if (stand) expect(told).toContain(words.stand(stand.good));
    }
    const ends = listed('entrances', 'entrance');
    expect(ends.map(({ at }) => at)).toEqual(entrances);
    for (const [at, { told }] of ends.entries()) expect(told).toContain(words.entrance(entrances[at] ?? 'L1'));
    const tiles = listed('customers', 'customers');
    expect(tiles.map(({ at }) => at)).toEqual(state.customers.flat());
    for (const [at, { told }] of tiles.entries()) {
      expect(told).toContain(words.customers(state.customers.flat()[at] ?? 'c4-fish'));
    }
    const headings = textsOf(container, '.reading-lists h2');
    const at = (heading: string) => headings.indexOf(heading);
    expect(at(words.say('your-stands'))).toBeLessThan(at(words.say('customers')));
    expect(at(words.say('customers'))).toBeLessThan(at(words.say('lists.market')));
    expect(at(words.say('lists.market'))).toBeLessThan(at(words.say('lists.entrances')));
    for (const { name } of people.slice(0, 3)) expect(headings).toContain(name);
  });

  it('have a button for every piece that can be used now, and for no other', () => {
    const { container } = renderBoard(state, seat);
    const open = new Page(mercadoDeLisboa.copy(state), words).open();
    expect(open.length).toBeGreaterThan(0);
    const expected = open.map((piece) => words.say('lists.choose', { what: nameOf(state, seat, piece) }));
    expect(textsOf(container, '.reading-lists li > .button')).toEqual(expect.arrayContaining(expected));
    expect(textsOf(container, '.reading-lists li > .button')).toHaveLength(expected.length);
  });

  it('say right below what is in hand everywhere it can go; the counter plays it', () => {
    const played: AnyMove[] = [];
    const { container } = renderBoard(state, seat, (...moves) => played.push(...moves));
    const restaurant = state.players[seat]?.restaurants[0] ?? 'pub';
    const take = buttonOf(container, words.say('lists.choose', { what: words.restaurant(restaurant) }));
    expect(take).toBeDefined();
    if (take === undefined) return;
    fireEvent.click(take);
    const legal = mercadoDeLisboa
      .legalMoves(state, seat)
      .flatMap((move) => (move.type === 'open-restaurant' && move.restaurant === restaurant ? [move.space] : []));
    const targets = [...container.querySelectorAll<HTMLElement>('.held > .listed [data-piece]')];
    expect(targets.map(({ dataset }) => dataset.piece)).toEqual(legal.map((each) => `space:${each}`));
    const [space = 0] = legal;
    const choose = words.say('lists.choose', { what: words.space(space) });
    const target = [...container.querySelectorAll<HTMLElement>('.held > .listed button')].find(
      (each) => each.textContent === choose,
    );
    if (target !== undefined) fireEvent.click(target);
    expect(buttonOf(container, words.say('lists.put-back', { what: words.space(space) }))).toBeDefined();
    expect(played).toEqual([]);
    const play = container.querySelector('.counter .primary');
    if (play !== null) fireEvent.click(play);
    expect(played).toEqual([{ type: 'open-restaurant', restaurant, space }]);
  });

  it('put back what was taken in hand', () => {
    const { container } = renderBoard(state, seat);
    const what = nameOf(state, seat, 'restaurant:0');
    const take = buttonOf(container, words.say('lists.choose', { what }));
    if (take !== undefined) fireEvent.click(take);
    expect(container.querySelector('.held')).not.toBeNull();
    const back = buttonOf(container, words.say('lists.put-back', { what }));
    expect(back).toBeDefined();
    if (back !== undefined) fireEvent.click(back);
    expect(container.querySelector('.held')).toBeNull();
  });

  it('begin with the display while a tile is taken from it', () => {
    const taking = momentOf(2, ({ question }) => question?.type === 'take-tile');
    const { container } = renderBoard(taking.state, taking.seat);
    expect(textsOf(container, '.reading-lists h2')[0]).toBe(words.say('display'));
    expect(container.querySelectorAll('[data-listed="display"] .button')).toHaveLength(taking.state.display.length);
  });
});

describe('the lists of somebody else', () => {
  it('have nothing to press, and name everybody', () => {
    const { state } = momentOf(4, (each) => acts(each) && each.round > 2);
    const { container } = renderBoard(state, null);
    expect(container.querySelectorAll('.reading-lists li > .button')).toHaveLength(0);
    for (const { name } of people) expect(container.textContent).toContain(name);
  });

  it('say nothing of hidden money', () => {
    const { state, seat } = momentOf(3, (each) => acts(each) && each.settled.hiddenMoney && each.round > 2);
    const { container } = renderBoard(state, seat);
    const purse = (each: number) => container.querySelector(`[data-purse="${each}"] > p`)?.textContent ?? '';
    expect(purse(seat)).toContain(words.coins(state.players[seat]?.money ?? -1));
    for (const other of [1, 2].map((step) => (seat + step) % 3)) {
      expect(purse(other)).toContain(
        words.say('lists.wooden-stands', { count: state.players[other]?.woodenStands ?? -1 }),
      );
      expect(purse(other)).not.toMatch(/coin/);
    }
  });
});
