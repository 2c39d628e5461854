import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { libraryArrived } from '../../../renderer/client/slices/library-slice.ts';
import { tableLeft } from '../../../renderer/client/slices/table-slice.ts';
import { HomePage } from '../../../renderer/lobby/home-page.tsx';
import { speak } from '../../../renderer/words/index.ts';
import { below, randomFromSeed, see } from '../../../shared/engine/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { Outcome, TableSummary } from '../../../shared/protocol/messages.ts';
import '../every-game-ui.ts';
import { sampleSummary } from '../table/sample-table.ts';
import { show } from './network/page.tsx';

afterEach(() => {
  act(() => speak('en'));
  cleanup();
});

const people = [
  { name: 'Ana', colour: 'teal' },
  { name: 'Bruno', colour: 'navy' },
  { name: 'Chidi', colour: 'sand' },
] as const;

function outcomeOf(change: Partial<Outcome>): Outcome {
  return { ending: 'final-month', scores: [21, 34, 12], places: [2, 1, 3], tieBreak: null, ...change };
}

function saved(change: Partial<TableSummary> = {}): TableSummary {
  return sampleSummary({ game: 'brick-and-mortar', seats: [...people], bots: [null, null, null], ...change });
}

function street(...library: readonly TableSummary[]) {
  const page = show(<HomePage />);
  const receive = (...tables: readonly TableSummary[]) => act(() => void page.store.dispatch(libraryArrived(tables)));
  receive(...library);
  return { ...page, receive };
}

const shelfText = () => screen.getByRole('region', { name: /Saved games|Vos parties|Tus partidas/ }).textContent ?? '';

/** A solo match of random moves. */
function playedAlone(game: AnyGame, options: Readonly<Record<string, string>>): Partial<TableSummary> {
  const random = randomFromSeed('alone');
  const state = game.setup(1, options, random);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legalMoves(state, seat);
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new Error('nothing to play');
    game.play(state, seat, move);
  }
  const ended = game.outcome(state);
  if (ended === undefined) throw new Error('it goes on');
  return {
    game: game.id,
    seats: [people[0]],
    bots: [null],
    view: see(game.hiding, state, 'spectator'),
    outcome: { ...ended, scores: [...ended.scores], places: [...ended.places] },
  };
}

describe('finished table on the home screen', () => {
  it.each([
    ['en', 'Bruno won: 34 · 21 · 12'],
    ['fr', 'Bruno a gagné : 34 · 21 · 12'],
    ['es', 'Ganó Bruno: 34 · 21 · 12'],
  ] as const)('shows the winner: %s', (language, said) => {
    street(saved({ outcome: outcomeOf({}) }));
    act(() => speak(language));
    expect(screen.getByText(said)).toBeTruthy();
  });

  it.each([
    ['en', 'Ana and Bruno share first place: 34 · 34 · 12'],
    ['fr', 'Ana et Bruno se partagent la première place : 34 · 34 · 12'],
    ['es', 'Ana y Bruno comparten el primer puesto: 34 · 34 · 12'],
  ] as const)('shows a shared first place: %s', (language, said) => {
    street(saved({ outcome: outcomeOf({ scores: [34, 34, 12], places: [1, 1, 3] }) }));
    act(() => speak(language));
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('shows whether a solo match was won, and its rank', () => {
    const alone = playedAlone(harbour, { alone: 'twenty-turns' });
    const outcome = alone.outcome ?? outcomeOf({});
    const won = { ...outcome, alone: { won: true, rank: 'harbour-master' } };
    const { receive } = street(saved({ ...alone, outcome: won }));
    expect(screen.getByText('Ana: Harbour Master')).toBeTruthy();
    receive(saved({ ...alone, outcome: { ...won, alone: { won: false, rank: null } } }));
    expect(screen.getByText('The harbour stays unconquered')).toBeTruthy();
  });

  it('shows the result of a campaign chapter', () => {
    street(saved(playedAlone(mercadoDeLisboa, {})));
    expect(shelfText()).toMatch(/: (\d+ fame|no fame yet)/);
  });
});

describe('home screen while it is open', () => {
  const order = () =>
    screen.getAllByRole('button', { name: 'Review' }).map((button) => button.closest('li')?.textContent);
  const [one, other] = [
    saved({ table: 'aaaaaaaa', savedAt: 5, outcome: outcomeOf({}) }),
    saved({ table: 'bbbbbbbb', savedAt: 3, game: 'harbour', outcome: outcomeOf({}) }),
  ];

  it('keeps tables in place when one is played on, and sorts them on the next visit', () => {
    const { receive, store } = street(one, other);
    const before = order();
    const played = { ...other, savedAt: 9 };
    receive(played, one);
    expect(order()).toEqual(before);
    act(() => void store.dispatch(tableLeft()));
    receive(played, one);
    expect(order()).toEqual(before.toReversed());
  });

  it('shows new tables first, and drops removed ones', () => {
    const { receive } = street(one, other);
    receive(saved({ table: 'cccccccc', savedAt: 7, game: 'emporium', outcome: outcomeOf({}) }), other);
    expect(order()[0]).toContain('Emporium');
    expect(order()[1]).toContain('Harbour');
    expect(order()).toHaveLength(2);
  });
});
