// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedSizes } from '../../../../renderer/games/emporium/forms/shared-board.tsx';
import { playerAt, seatsOf } from '../../../../shared/engine/index.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { startWords } from '../../every-word.ts';
import { sixPeople } from '../people.ts';
import { openWindow, type WindowName } from '../windows.ts';
import { momentOf, renderBoard } from './drawn-table.tsx';
import { wordsIn } from './page.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const words = wordsIn('en');
const drawn: readonly WindowName[] = ['laptop', 'upright', 'phone'];
/** Some have sealed their choice, and some have not. */
const halfSealed = ({ question, players, round }: EmporiumState): boolean =>
  question?.type === 'choose' && round > 3 && new Set(players.map(({ choice }) => choice === null)).size === 2;

describe.each([3, 6])('the board for everybody, with %i players', (seats) => {
  const { state } = momentOf(seats, halfSealed);

  it.each(drawn)('shows both rows, the decks and all players alike on a %s', (name) => {
    openWindow(name);
    const { container } = renderBoard(state, null);
    const named = (place: string) =>
      [...container.querySelectorAll<HTMLElement>(`[data-${place}]`)].map(({ dataset }) => dataset[place]);
    expect(named('monster')).toEqual(state.monsterRow);
    expect(named('hero')).toEqual(state.heroRow.map(({ hero }) => hero));
    expect(named('deck')).toEqual(expect.arrayContaining([...tiers]));
    const rows = [...container.querySelectorAll<HTMLElement>('.em-rival')];
    expect(rows.map(({ dataset }) => dataset.seat)).toEqual(seatsOf(seats).map(String));
    for (const seat of seatsOf(seats)) {
      const row = rows[seat];
      if (row === undefined) throw new RangeError(`no row of seat ${seat}`);
      const player = playerAt(state, seat);
      expect(row.textContent).toContain(sixPeople[seat]?.name);
      expect(row.querySelector('[data-purse]')?.textContent).toContain(String(player.gold));
      const envelope = words.say(`envelope.${player.choice === null ? 'open' : 'sealed'}`);
      expect(row.querySelector(`[data-envelope] [aria-label="${envelope}"]`)).not.toBeNull();
      expect(row.classList.contains('acting')).toBe(player.choice === null);
    }
  });

  it.each(drawn)(
    'belongs to nobody on a %s: nothing is lit, no card is named, and it says whom it waits for',
    (name) => {
      openWindow(name);
      const { container } = renderBoard(state, null);
      expect(container.querySelector('.piece.lit, .counter-actions > .primary, [data-card], .em-desk')).toBeNull();
      for (const { hand } of state.players) {
        for (const card of hand) expect(container.textContent).not.toContain(words.item(card));
      }
      const asked = container.querySelector('.asks')?.textContent;
      for (const seat of emporium.toAct(state)) expect(asked).toContain(sixPeople[seat]?.name);
    },
  );
});

it('says what is being carried out: a sale still to be placed', () => {
  openWindow('laptop');
  const { state, seat } = momentOf(4, ({ question }) => question?.type === 'place');
  const { question } = state;
  if (question?.type !== 'place') throw new RangeError('no sale');
  const { container } = renderBoard(state, null);
  const coming = words.say('coming.sale', { item: words.item(question.item), price: question.price });
  expect(container.querySelector(`[data-envelope="${seat}"] [aria-label="${coming}"]`)).not.toBeNull();
});

describe.each([
  { width: 1280, height: 720 },
  { width: 1280, height: 640 },
  { width: 1440, height: 900 },
])('the sizes on a large screen of $width×$height', (room) => {
  it.each([2, 3, 4, 5, 6])('let both rows and all players find room with %i', (seats) => {
    const { gate, monster, hero, player } = sharedSizes(room, seats);
    const middle = room.width - 284 - 270;
    expect(monster.width * monstersInRow).toBeLessThan(middle);
    expect(hero.width * heroesInRow(seats)).toBeLessThan(middle);
    expect(monster.height).toBeLessThan(gate);
    expect(gate + hero.height).toBeLessThan(room.height - 111);
    expect((player + 6) * seats).toBeLessThanOrEqual(room.height - 111);
    expect(player).toBeGreaterThanOrEqual(78);
  });
});
