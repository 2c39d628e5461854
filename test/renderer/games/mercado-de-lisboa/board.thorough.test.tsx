// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerAt, type Seat, seatAt, seatsOf } from '../../../../shared/engine/index.ts';
import { standBarrier } from '../../../../shared/games/mercado-de-lisboa/barriers.ts';
import { challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import { endingsNext } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import { standIncome, totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { entrancesLeft, isFree, spacesLeft } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { entrances, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { challengeResult } from '../../../../shared/games/mercado-de-lisboa/scoring.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { startWords } from '../../every-word.ts';
import { need } from '../drawn-elements.ts';
import { people } from '../people.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');
const acts = ({ question }: MercadoState): boolean => question?.type === 'act';
const open = ({ settled }: MercadoState): boolean => !settled.hiddenMoney;
const spaces = Array.from({ length: spaceCount }, (_, space) => space);

const mid = momentOf(4, (state) => acts(state) && open(state) && state.round > 4);

const pieceAt = (container: HTMLElement, place: string) => need(container, `[data-${place}] button`);
const figures = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll('.figure')].map(({ textContent }) => textContent);

/** What a space is told to hold. */
function heldBy({ stands, open: restaurants, grey, settled }: MercadoState, space: number): string | null {
  const stand = stands[space] ?? null;
  if (stand !== null) return words.stand(stand.good);
  const restaurant = restaurants[space] ?? null;
  if (restaurant !== null) return words.restaurant(restaurant);
  const covered = grey[space] ?? null;
  return covered !== null && settled.greyKnown ? words.restaurant(covered) : null;
}

describe('the market', () => {
  it('has 25 spaces with what stands on them, and 20 entrances with who stands at them', () => {
    const { state, seat } = mid;
    const { container } = renderBoard(state, seat);
    expect(container.querySelectorAll('.mc-market [data-space]')).toHaveLength(spaceCount);
    expect(container.querySelectorAll('.mc-market [data-entrance]')).toHaveLength(entrances.length);
    for (const space of spaces) {
      const label = pieceAt(container, `space="${space}"`).getAttribute('aria-label');
      expect(label).toContain(words.space(space));
      expect(label).toContain(heldBy(state, space) ?? '');
      const owner = state.stands[space]?.seat;
      if (owner !== undefined) expect(label).toContain(people[owner]?.name);
    }
    for (const entrance of entrances) {
      const piece = pieceAt(container, `entrance="${entrance}"`);
      const tile = state.doors[entrance];
      expect(piece.getAttribute('aria-label')).toContain(words.entrance(entrance));
      expect(piece.classList.contains('empty')).toBe(tile === null);
      if (tile !== null) expect(piece.getAttribute('aria-label')).toContain(words.customers(tile));
    }
  });

  it('lights with a tile in hand every space where a stand can be opened, with its net, and blocks every other free one', () => {
    const { state, seat } = momentOf(3, (each) => {
      const { question } = each;
      if (question?.type !== 'act' || each.round < 5) return false;
      const player = playerAt(each, question.seat);
      const good = player.tiles[0];
      const barriers = spaces
        .filter((space) => isFree(each, space))
        .map((space) => good && standBarrier(each, player, space, good));
      return barriers.includes(null) && barriers.some((barrier) => barrier?.why === 'too-dear');
    });
    const player = playerAt(state, seat);
    const [good = 'fish'] = player.tiles;
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.mc-net')).toBeNull();
    fireEvent.click(need(container, '.mc-own-tiles button'));
    for (const space of spaces) {
      const piece = pieceAt(container, `space="${space}"`);
      const barrier = standBarrier(state, player, space, good);
      expect(piece.classList.contains('lit'), `space ${space}`).toBe(barrier === null);
      const net = totalIncome(standIncome(state, seat, space, good)) - standCost(state, space).cost;
      expect(piece.querySelector('.mc-net')?.textContent ?? null).toBe(barrier === null ? words.change(net) : null);
      if (barrier?.why !== 'too-dear') continue;
      expect(piece.getAttribute('aria-disabled')).toBe('true');
      const tag = document.getElementById(piece.getAttribute('aria-describedby') ?? '');
      expect(tag?.textContent).toContain(String(barrier.cost));
    }
  });

  it('shows what would be opened on the space that was picked', () => {
    const { state, seat } = momentOf(2, (each) => {
      const { question } = each;
      if (question?.type !== 'act') return false;
      const [first] = playerAt(each, question.seat).tiles;
      return mercadoDeLisboa
        .legalMoves(each, question.seat)
        .some((move) => move.type === 'open-stand' && move.good === first);
    });
    const { container } = renderBoard(state, seat);
    fireEvent.click(need(container, '.mc-own-tiles button'));
    const place = need(container, '[data-space] button.lit').closest<HTMLElement>('[data-space]') ?? container;
    const before = place.querySelectorAll('svg').length + (place.querySelector('svg')?.childElementCount ?? 0);
    fireEvent.click(need(place, 'button'));
    expect(need(place, 'button').classList.contains('chosen')).toBe(true);
    expect(place.querySelectorAll('svg').length + (place.querySelector('svg')?.childElementCount ?? 0)).not.toBe(
      before,
    );
    expect(container.querySelector('.counter .primary')?.textContent).toContain(
      place.querySelector('.mc-net')?.textContent,
    );
  });
});

describe('the keyboard', () => {
  const press = (key: string, ctrlKey = false): void => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey });
  };
  const here = (): string => {
    const place = document.activeElement?.closest<HTMLElement>('[data-space], [data-entrance]');
    return place?.dataset.entrance ?? place?.dataset.space ?? '';
  };

  it('walks rows and columns from entrance to entrance', () => {
    const { container } = renderBoard(mid.state, mid.seat);
    const stops = [...container.querySelectorAll<HTMLElement>('.mc-market button')];
    expect(stops).toHaveLength(spaceCount + entrances.length);
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    pieceAt(container, 'space="12"').focus();
    const walked = (key: string, steps: number) =>
      Array.from({ length: steps }, () => {
        press(key);
        return here();
      });
    expect(walked('ArrowUp', 3)).toEqual(['7', '2', 'T3']);
    expect(walked('ArrowDown', 6)).toEqual(['2', '7', '12', '17', '22', 'B3']);
    press('ArrowUp');
    expect(walked('ArrowRight', 3)).toEqual(['23', '24', 'R5']);
    press('Home');
    expect(here()).toBe('L5');
    press('End');
    expect(here()).toBe('R5');
  });

  it('walks the open customers level by level', () => {
    const { state, seat } = momentOf(3, (each) => acts(each) && each.customers.every((level) => level.length === 3));
    const { container } = renderBoard(state, seat);
    const first = state.customers[0]?.[0];
    pieceAt(container, `customers="${first}"`).focus();
    const customersHere = () => document.activeElement?.closest<HTMLElement>('[data-customers]')?.dataset.customers;
    for (const level of state.customers.slice(1)) {
      press('ArrowDown');
      expect(customersHere()).toBe(level[0]);
    }
    press('ArrowRight');
    expect(customersHere()).toBe(state.customers[3]?.[1]);
  });
});

describe('the players', () => {
  it('lie beside the market with tiles, restaurants, wooden stands left, and money where it is open', () => {
    const { state, seat } = mid;
    const { container } = renderBoard(state, seat);
    const order = [...container.querySelectorAll<HTMLElement>('.mc-player')].map(({ dataset }) => Number(dataset.seat));
    expect(order).toEqual([1, 2, 3, 0].map((step) => (seat + step) % 4));
    for (const each of seatsOf(4)) {
      const card = need(container, `.mc-player[data-seat="${each}"]`);
      const { tiles, restaurants, woodenStands, money } = playerAt(state, each);
      expect(card.textContent).toContain(people[each]?.name);
      expect(card.querySelectorAll('[data-tiles] svg')).toHaveLength(tiles.length);
      expect(card.querySelectorAll('[data-restaurants] svg')).toHaveLength(restaurants.length);
      const facts = need(card, '.mc-facts').textContent;
      expect(facts).toContain(`${words.say('facts.wooden-stands')}${woodenStands}`);
      if (each !== seat) expect(facts).toContain(`${words.say('facts.money')}${money}`);
    }
  });

  it('keep hidden money to themselves', () => {
    const { state, seat } = momentOf(3, (each) => acts(each) && each.settled.hiddenMoney && each.round > 2);
    const { container } = renderBoard(state, seat);
    for (const card of container.querySelectorAll('.mc-player:not(.own)')) {
      expect(card.textContent).not.toContain(words.say('facts.money'));
    }
  });

  it.each(['tablet', 'upright'] as const)('have their coins on their own panel on a %s, which has no till', (name) => {
    openWindow(name);
    const { state, seat } = mid;
    const { container } = renderBoard(state, seat);
    const facts = need(container, '.mc-player.own .mc-facts').textContent;
    expect(facts).toContain(`${words.say('facts.money')}${playerAt(state, seat).money}`);
  });

  it('are marked where they are asked', () => {
    const { state, seat } = mid;
    const other = seatAt((seat + 1) % 4);
    const { container } = renderBoard(state, null, () => {}, other);
    expect([...container.querySelectorAll<HTMLElement>('.acting')].map(({ dataset }) => dataset.seat)).toEqual([
      `${seat}`,
    ]);
  });
});

describe('what can be chosen', () => {
  it('lies at the right: open customers, the display, and what is left until the end', () => {
    const { state, seat } = mid;
    const { container } = renderBoard(state, seat);
    const shown = [...container.querySelectorAll<HTMLElement>('.mc-customers [data-customers]')];
    expect(shown.map(({ dataset }) => dataset.customers)).toEqual(state.customers.flat());
    const display = [...container.querySelectorAll('[data-display] button')];
    expect(display.map((tile) => tile.getAttribute('aria-label'))).toEqual(
      state.display.map((good) => expect.stringContaining(words.stand(good))),
    );
    expect(figures(need(container, '.mc-end')).slice(0, 2)).toEqual([
      `${spacesLeft(state)}`,
      `${entrancesLeft(state)}`,
    ]);
  });

  it('is the display, lit, after a stand was opened', () => {
    const { state, seat } = momentOf(2, ({ question }) => question?.type === 'take-tile');
    const { container } = renderBoard(state, seat);
    expect(container.querySelectorAll('[data-display] button.lit')).toHaveLength(state.display.length);
    expect(container.querySelectorAll('.mc-market .lit, .mc-customers .lit, .mc-own-tiles .lit')).toHaveLength(0);
  });
});

describe('the end', () => {
  const signIn = (container: HTMLElement): string | null => container.querySelector('.end-sign')?.textContent ?? null;

  it('is not announced while it is far', () => {
    const { container } = renderBoard(mid.state, mid.seat);
    expect(endingsNext(mid.state)).toEqual([]);
    expect(signIn(container)).toBeNull();
    expect(container.querySelector('.game-where.last')).toBeNull();
  });

  it.each([
    ['spaces', 3],
    ['entrances', 3],
    ['coins', 4],
    ['last-order', 1],
  ] as const)('by %s is announced before the action that can bring it', (ending, seats) => {
    const { state, seat } = momentOf(
      seats,
      (each) => acts(each) && each.lastRound === null && endingsNext(each)[0] === ending,
      200,
    );
    for (const name of ['laptop', 'tablet', 'upright'] as const) {
      openWindow(name);
      const { container, unmount } = renderBoard(state, seat);
      expect(signIn(container)).toBe(words.say(`next.${ending}`));
      expect(need(container, '.game-where.last').textContent).toBe(words.say(`next.${ending}`));
      expect(container.querySelectorAll('.mc-end .near').length).toBeGreaterThan(0);
      unmount();
    }
  });

  it('has a last round in which the turns are counted', () => {
    const { state, seat } = momentOf(4, (each) => acts(each) && each.lastRound !== null && each.startPlayer === 0, 200);
    const { container } = renderBoard(state, seat);
    expect(signIn(container)).toBe(words.say('last-round', { count: 4 - seat }));
  });

  it('by coins is counted as soon as one was taken', () => {
    const { state, seat } = momentOf(4, (each) => acts(each) && each.coinsInRow === 2, 200);
    const { container } = renderBoard(state, seat);
    expect(need(container, '.mc-end').textContent).toContain(words.say('coins-in-row', { count: 2, most: 4 }));
  });
});

describe('alone', () => {
  const me: Seat = seatAt(0);

  it.each(['laptop', 'tablet', 'upright'] as const)(
    'a challenge stands where the others would lie, with its count and its targets, on a %s',
    (name) => {
      openWindow(name);
      for (const challenge of ['all-couples', 'queue-of-customers', 'duke-of-lisbon'] as const) {
        const { state } = momentOf(
          1,
          (each) => acts(each) && each.settled.challenge === challenge && each.round > 3,
          90,
        );
        const { container, unmount } = renderBoard(state, me);
        const panel = need(container, '.mc-challenge');
        expect(panel.textContent).toContain(words.challenge(challenge));
        expect(figures(panel)).toEqual([`${challengeResult(state)?.counted}`.replace('-', '−')]);
        const told = [...panel.querySelectorAll('li')].map(({ textContent }) => textContent);
        expect(told).toEqual(challenges[challenge].fameAt.map((target) => expect.stringContaining(`${target}`)));
        expect(panel.querySelectorAll('.reached')).toHaveLength(challengeResult(state)?.fame ?? -1);
        expect(container.querySelector('.game-order')).toBeNull();
        expect(container.querySelectorAll('.mc-player')).toHaveLength(1);
        unmount();
      }
    },
  );

  it('the Specialist sees the good, and whoever has few actions what is left of them', () => {
    const specialist = momentOf(1, ({ tally }) => tally !== null && tally.specialty !== null, 90);
    const first = renderBoard(specialist.state, me);
    const good = specialist.state.tally?.specialty ?? 'fish';
    expect(need(first.container, '.mc-challenge').textContent).toContain(
      words.say('specialty', { good: words.good(good) }),
    );
    first.unmount();
    const few = momentOf(
      1,
      (each) => acts(each) && each.settled.challenge === 'last-orders' && each.tally?.actions === 5,
      90,
    );
    const { container } = renderBoard(few.state, me);
    expect(need(container, '.mc-end').textContent).toContain(words.say('actions-left', { count: 7 }));
    expect(need(container, '.game-where').textContent).toBe(words.say('action-of', { action: 6, most: 12 }));
  });
});

describe('what flies finds its places', () => {
  it('on the whole board, with the wares of every seat', () => {
    const { state, seat } = mid;
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(4)) {
      for (const what of ['purse', 'tiles', 'restaurants']) {
        expect(container.querySelectorAll(`[data-${what}="${each}"]`), `${what} of ${each}`).toHaveLength(1);
      }
    }
    expect(container.querySelectorAll('[data-display]')).toHaveLength(1);
  });
});
