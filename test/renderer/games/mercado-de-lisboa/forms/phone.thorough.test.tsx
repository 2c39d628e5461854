// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { meaningOf, type Piece } from '../../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import type { MercadoTable } from '../../../../../renderer/games/mercado-de-lisboa/table.ts';
import { spokenPiece } from '../../../../../renderer/games/mercado-de-lisboa/words/labels.ts';
import { playerAt } from '../../../../../shared/engine/index.ts';
import { endingsNext } from '../../../../../shared/games/mercado-de-lisboa/ending.ts';
import { mercadoDeLisboa } from '../../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrancesLeft, spacesLeft } from '../../../../../shared/games/mercado-de-lisboa/lines.ts';
import type { MercadoState } from '../../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../../every-word.ts';
import { need } from '../../drawn-elements.ts';
import { openWindow } from '../../windows.ts';
import { momentOf, renderBoard } from '../drawn-table.tsx';
import { Page, positions, wordsIn } from '../page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';

/** Brings the own wares or the customers above the counter, where they are seen in turn. */
function show(container: Element, what: 'wares' | 'customers'): void {
  const label = words.say(`phone.show.${what}`);
  const button = container.querySelector(`.mc-phone-changing button[aria-label="${label}"]`);
  if (button !== null) fireEvent.click(button);
}

/** Can the piece be pressed now, where it is seen? */
function isLit(container: Element, table: MercadoTable, piece: Piece): boolean {
  const meaning = meaningOf(piece);
  const among = (selector: string, label: string) =>
    [...container.querySelectorAll(`${selector} button:is(.lit, .chosen)`)].some(
      (button) => button.getAttribute('aria-label') === label,
    );
  switch (meaning.of) {
    case 'space':
      return container.querySelector(`[data-space="${meaning.space}"] .lit`) !== null;
    case 'entrance':
      return container.querySelector(`[data-entrance="${meaning.entrance}"] .lit`) !== null;
    case 'customers':
      show(container, 'customers');
      return among(`[data-customers="${meaning.customers}"]`, spokenPiece(table, piece));
    case 'tile':
    case 'restaurant':
      show(container, 'wares');
      return among('.mc-phone-own', spokenPiece(table, piece));
    case 'display':
      return among('.mc-phone-wares [data-display]', spokenPiece(table, piece));
  }
}

/** Positions of all kinds of question, as few as there can be. */
const some = (['specialty', 'act', 'take-tile'] as const).flatMap((type) => {
  const asked = [1, 2].flatMap((seats) => positions(seats, 2, 13)).filter(({ question }) => question?.type === type);
  return [asked[0], asked[asked.length >> 1], asked.at(-1)].filter((state) => state !== undefined);
});

describe('whatever can be pressed', () => {
  it.each(['phone', 'small-phone', 'phone-aside'] as const)('is lit on a %s', (name) => {
    openWindow(name);
    const met = new Set<string>();
    for (const state of some) {
      const page = new Page(mercadoDeLisboa.copy(state), words);
      const table = page.table();
      const { container, unmount } = renderBoard(state, table.near);
      for (const piece of page.open()) {
        met.add(meaningOf(piece).of);
        expect(isLit(container, table, piece), `${state.question?.type} ${piece}`).toBe(true);
      }
      unmount();
    }
    expect([...met].toSorted()).toEqual(['customers', 'display', 'restaurant', 'tile']);
  });
});

describe('a low phone', () => {
  const { state, seat } = momentOf(2, (each) => {
    const [asked] = mercadoDeLisboa.toAct(each);
    if (!acts(each) || asked === undefined || each.round < 4) return false;
    return mercadoDeLisboa.legalMoves(each, asked).some(({ type }) => type === 'bring-customers');
  });

  it('shows own wares and customers in turn', () => {
    openWindow('small-phone');
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.mc-phone-own')).not.toBeNull();
    expect(container.querySelector('.mc-phone-wares [data-customers]')).toBeNull();
    show(container, 'customers');
    expect(container.querySelector('.mc-phone-own')).toBeNull();
    expect(container.querySelectorAll('.mc-phone-wares [data-customers]')).toHaveLength(state.customers.flat().length);
  });

  it('tells what a picked entrance brings above the counter, and brings the customers back when asked', () => {
    openWindow('small-phone');
    const { container } = renderBoard(state, seat);
    show(container, 'customers');
    fireEvent.click(need(container, '.mc-phone-wares [data-customers] .lit'));
    const entrance = need(container, '[data-entrance]:has(.lit)').dataset.entrance;
    fireEvent.click(need(container, `[data-entrance="${entrance}"] .lit`));
    const quote = need(container, '.mc-phone-quote').textContent;
    expect(quote).toMatch(/\+\d/);
    expect(container.querySelector('.mc-phone-wares [data-customers]')).toBeNull();
    show(container, 'customers');
    expect(container.querySelector('.mc-phone-quote')).toBeNull();
    expect(container.querySelector('.mc-phone-wares [data-customers] .chosen')).not.toBeNull();
    expect(need(container, `[data-entrance="${entrance}"] .piece`).classList.contains('chosen')).toBe(true);
  });
});

describe('a tall phone', () => {
  it('keeps the own wares in sight while it tells what a picked space costs and brings', () => {
    openWindow('phone');
    const { state, seat } = momentOf(3, (each) => acts(each) && each.round > 4);
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.mc-phone-wares [data-customers]')).not.toBeNull();
    fireEvent.click(need(container, '.mc-phone-own [data-tiles] .lit'));
    const place = need(container, '[data-space]:has(.lit)');
    const net = need(place, '.mc-net').textContent;
    fireEvent.click(need(place, '.lit'));
    const quote = need(container, '.mc-phone-quote').textContent;
    expect(quote).toContain(words.space(Number(place.dataset.space)));
    expect(quote).toContain(net);
    expect(container.querySelector('.mc-phone-own .chosen')).not.toBeNull();
    expect(need(container, '.counter .primary').textContent).toContain(net);
  });

  it('lays the display above the counter while a tile is taken from it', () => {
    openWindow('phone');
    const { state, seat } = momentOf(2, ({ question }) => question?.type === 'take-tile');
    const { container } = renderBoard(state, seat);
    expect(container.querySelectorAll('[data-display]')).toHaveLength(1);
    expect(container.querySelectorAll('.mc-phone-wares [data-display] .lit')).toHaveLength(state.display.length);
  });
});

describe('the end', () => {
  it('is in sight: spaces and entrances left', () => {
    openWindow('small-phone');
    const { state, seat } = momentOf(4, (each) => acts(each) && each.round > 3);
    const { container } = renderBoard(state, seat);
    const told = need(container, '.mc-phone-end').textContent;
    expect(told).toContain(words.say('phone.spaces', { count: spacesLeft(state) }));
    expect(told).toContain(words.say('phone.entrances', { count: entrancesLeft(state) }));
  });

  it.each(['phone', 'small-phone'] as const)(
    'is announced loudly once the next action can bring it on a %s',
    (name) => {
      openWindow(name);
      const { state, seat } = momentOf(
        3,
        (each) => acts(each) && each.lastRound === null && endingsNext(each).length > 0,
      );
      const [next] = endingsNext(state);
      const { container } = renderBoard(state, seat);
      expect(container.querySelectorAll('.end-sign')).toHaveLength(1);
      expect(need(container, '.end-sign').textContent).toContain(words.say(`next.${next}`));
    },
  );
});

describe('the others in short', () => {
  it('have their coins beside their mark where money is open', () => {
    openWindow('phone');
    const { state, seat } = momentOf(4, (each) => acts(each) && !each.settled.hiddenMoney && each.round > 3);
    const { container } = renderBoard(state, seat);
    for (const other of [1, 2, 3].map((step) => (seat + step) % 4)) {
      const told = need(container, `.mc-phone-others [data-purse="${other}"]`).textContent;
      expect(told).toBe(`${words.say('facts.money')}${state.players[other]?.money}`);
    }
  });

  it('have their wooden stands there where it is hidden', () => {
    openWindow('phone');
    const { state, seat } = momentOf(3, (each) => acts(each) && each.settled.hiddenMoney && each.round > 3);
    const { container } = renderBoard(state, seat);
    for (const other of [1, 2].map((step) => (seat + step) % 3)) {
      const told = need(container, `.mc-phone-others [data-purse="${other}"]`).textContent;
      expect(told).toBe(`${words.say('facts.wooden-stands')}${state.players[other]?.woodenStands}`);
    }
    expect(need(container, '.phone-head .mc-facts').textContent).toContain(
      `${words.say('facts.money')}${playerAt(state, seat).money}`,
    );
  });
});
