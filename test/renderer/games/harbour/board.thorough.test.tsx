// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerAt, seatsOf } from '../../../../shared/engine/index.ts';
import { buildingIds, buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import { scoreReckoning, totalPoints } from '../../../../shared/games/harbour/scoring.ts';
import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { openWindow } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => openWindow('laptop'));

const words = wordsIn('en');
const characters = { boards: 'characters', goods: 'choose', 'bonus-cards': 'yes', 'inland-traders': 'no' };
const nobles = { ...characters, boards: 'all-characters' };

const late = momentOf(
  4,
  'late',
  ({ question, players }) =>
    question?.type === 'move-pawn' && players.filter(({ buildings: owned }) => owned.length > 0).length > 2,
  characters,
);

const idsIn = (place: Element | null): readonly string[] =>
  [...(place?.querySelectorAll<HTMLElement>('[data-warehouse]') ?? [])].map(({ dataset }) => dataset.warehouse ?? '');

describe('the board', () => {
  it('shows the market from dear to cheap, the centre as it lies, and every yard with its buildings', () => {
    const { state, seat } = late;
    const { container } = renderBoard(state, seat);
    const shown = [...container.querySelectorAll<HTMLElement>('.hb-prices .hb-price-good')];
    expect(shown.map(({ dataset }) => dataset.good)).toEqual(state.market);
    const labels = shown.map((one) => one.querySelector('button')?.getAttribute('aria-label') ?? '');
    for (const [space, good] of state.market.entries()) {
      expect(labels[space]).toContain(words.money(spaceValueOf(state.market, good)));
    }
    expect(idsIn(container.querySelector('.hb-quay'))).toEqual(state.centre);
    for (const each of seatsOf(state.seatCount)) {
      const yard = container.querySelector(`article[data-seat="${each}"]`);
      expect(idsIn(yard)).toEqual([`start-${each}`, ...(state.players[each]?.buildings ?? [])]);
      expect(yard?.querySelector('.hb-facts')?.textContent).toContain(String(totalPoints(scoreReckoning(state, each))));
      const held = goods.map((good) => yard?.querySelector(`[data-good="${good}"] .figure`)?.textContent);
      expect(held).toEqual(goods.map((good) => String(state.players[each]?.goods[good])));
    }
  });

  it.each(['laptop', 'tablet', 'upright', 'phone', 'small-phone', 'phone-aside', 'lists'] as const)(
    'says how many cards the deck has: %s, as an own table and as the board for all',
    (name) => {
      openWindow(name);
      const { state, seat } = late;
      const cards =
        buildingIds.length - state.centre.length - state.players.flatMap((player) => player.buildings).length;
      for (const inHand of [seat, null]) {
        const { container } = renderBoard(state, inHand);
        const signs = [...container.querySelectorAll('.hb-deck')].map(({ textContent }) => textContent);
        expect(signs).toEqual([words.say('deck', { cards })]);
        cleanup();
      }
    },
  );

  it('draws the own buildings as fronts, and as rows with their points where fronts would be too narrow for words', () => {
    const { state, seat } = late;
    const drawn = (count: number): Element | null => {
      const full = structuredClone(state);
      const own = playerAt(full, seat);
      own.buildings = buildingIds.filter((id) => !full.centre.includes(id)).slice(0, count);
      return renderBoard(full, seat).container.querySelector('.hb-own-row');
    };
    const few = drawn(2);
    expect([few?.querySelectorAll('.warehouse').length, few?.querySelectorAll('.warehouse-row').length]).toEqual([
      3, 0,
    ]);
    cleanup();
    const many = drawn(5);
    expect([many?.querySelectorAll('.warehouse').length, many?.querySelectorAll('.warehouse-row').length]).toEqual([
      0, 6,
    ]);
    for (const id of idsIn(many).slice(1)) {
      const points = buildings[buildingIds.find((each) => each === id) ?? 'abbey'].points;
      expect(many?.querySelector(`[data-warehouse="${id}"]`)?.textContent).toContain(String(points));
    }
  });

  it('has a price tag on what is for sale, and none on what is owned', () => {
    const { state, seat } = late;
    const { container } = renderBoard(state, seat);
    for (const building of state.centre) {
      const front = container.querySelector(`.hb-quay [data-warehouse="${building}"]`);
      expect(front?.textContent).toContain(words.money(buildings[building].cost));
    }
    const owned = [...container.querySelectorAll('.hb-own [data-warehouse]')];
    expect(owned.length).toBeGreaterThan(1);
    for (const front of owned) expect(front.textContent).not.toContain('$');
  });

  it('stands every pawn on its building', () => {
    const { state, seat } = late;
    const { container } = renderBoard(state, seat);
    for (const { pawn } of state.players) {
      if (pawn === null) continue;
      const here = state.players.filter((player) => player.pawn === pawn).length;
      expect(container.querySelectorAll(`[data-warehouse="${pawn}"] [data-pawn]`)).toHaveLength(here);
    }
  });

  it('says why a taken building cannot be entered', () => {
    const { state, seat } = late;
    const taken = state.centre.find((building) =>
      state.players.some((player, index) => index !== seat && player.pawn === building),
    );
    const { container } = renderBoard(state, seat);
    const other =
      taken ??
      state.players.flatMap((player, index) => (index !== seat && player.pawn !== null ? [player.pawn] : []))[0];
    const piece = container.querySelector(`[data-warehouse="${other}"]`)?.closest('button');
    expect(piece?.getAttribute('aria-disabled')).toBe('true');
    const tag = document.getElementById(piece?.getAttribute('aria-describedby') ?? '');
    expect(tag?.querySelector('b')?.textContent).toMatch(/\w/);
  });

  it('counts the empty lots of the own yard down to the end', () => {
    const { state, seat } = late;
    const { container } = renderBoard(state, seat);
    const owned = state.players[seat];
    const bought = (owned?.buildings.length ?? 0) - (owned?.freeBuilding === null ? 0 : 1);
    expect(container.querySelectorAll('.hb-own .hb-lots > svg')).toHaveLength(4 - bought);
    expect(container.querySelector('.hb-own')?.textContent).toContain(words.say('bought', { count: bought, most: 4 }));
  });

  it('shows the bonus cards of all, with what they are for', () => {
    const { state, seat } = late;
    const { container } = renderBoard(state, seat);
    for (const each of seatsOf(state.seatCount)) {
      const symbol = state.players[each]?.bonus ?? null;
      expect(symbol).not.toBeNull();
      const card = container.querySelector(`article[data-seat="${each}"] .hb-bonus`);
      if (symbol !== null) expect(card?.innerHTML).toContain(words.say('bonus', { symbol: words.symbol(symbol) }));
    }
  });

  it('announces the last turns', () => {
    const ending = momentOf(3, 'ending', ({ endedBy }) => endedBy !== null, characters);
    const { container } = renderBoard(ending.state, ending.seat);
    const { endedBy } = ending.state;
    const said = container.querySelector('.game-where')?.textContent ?? '';
    expect(said).toContain(endedBy === null || endedBy === 'practice' ? '?' : people[endedBy]?.name);
    expect(said).toContain(String(ending.state.lastTurns));
  });
});

describe('alone', () => {
  it('the practice opponent has a yard with its cargo and its buildings', () => {
    const options = { ...characters, alone: 'practice-opponent' };
    const { state, seat } = momentOf(1, 'practice', ({ practice }) => (practice?.buildings.length ?? 0) > 1, options);
    const { container } = renderBoard(state, seat);
    const yard = container.querySelector<HTMLElement>('[data-practice]');
    expect(idsIn(yard)).toEqual(state.practice?.buildings);
    expect(yard?.textContent).toContain(words.money(state.practice?.cargo ?? -1));
    expect(yard && within(yard).getByText(words.say('practice'))).toBeTruthy();
  });

  it('the turns are counted where there is no opponent', () => {
    const options = { ...characters, alone: 'twenty-turns' };
    const { state, seat } = momentOf(1, 'twenty', ({ turnsTaken }) => turnsTaken === 6, options);
    const { container } = renderBoard(state, seat);
    expect(container.querySelector('.game-where')?.textContent).toContain('7');
    expect(container.querySelector('[data-practice]')).toBeNull();
  });
});

describe('the cards that were looked at', () => {
  it('lie before the Noble alone', () => {
    let met = 0;
    for (let match = 0; met === 0 && match < 60; match++) {
      playMatch(
        3,
        `noble ${match}`,
        (_events, state) => {
          const { question } = state;
          if (question?.type !== 'free-building' || met > 0) return;
          met++;
          const cards = state.players[question.seat]?.looked ?? [];
          expect(cards).toHaveLength(2);
          for (const viewer of [...seatsOf(3), 'spectator'] as const) {
            const inHand = viewer === question.seat ? viewer : null;
            const { container, unmount } = renderBoard(state, inHand, () => {}, viewer);
            for (const card of cards) {
              expect(container.innerHTML.includes(`data-warehouse="${card}"`)).toBe(viewer === question.seat);
            }
            unmount();
          }
        },
        nobles,
      );
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('the board for everybody', () => {
  it.each(['laptop', 'upright', 'phone', 'lists'] as const)(
    'shows all yards, and whose turn it is, on a %s',
    (name) => {
      openWindow(name);
      const { state } = late;
      const { container } = renderBoard(state, null);
      expect(container.querySelector('.hb-own')).toBeNull();
      expect(container.querySelector('.piece.lit, .counter-actions > .primary')).toBeNull();
      for (const { name: player } of people) expect(container.textContent).toContain(player);
      for (const { buildings: owned } of state.players) {
        for (const building of owned) expect(container.textContent).toContain(words.building(building));
      }
      const asked = state.question?.seat;
      expect(container.querySelector('.asks')?.textContent).toContain(people[asked ?? -1]?.name ?? '?');
    },
  );
});
