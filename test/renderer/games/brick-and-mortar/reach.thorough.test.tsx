import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../../renderer/words/index.ts';
import type { AnyMove, Seat } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState, QuestionType } from '../../../../shared/games/brick-and-mortar/state.ts';
import { type Sitting, tableOf } from '../../../games/brick-and-mortar/table.ts';
import { positionsByQuestion, renderBoard, sealedPositions } from './sample-table.tsx';

const allTheSame = translatorFor('shell', 'en')('counter.allTheSame');
const keyOf = (move: AnyMove): string => JSON.stringify(Object.entries(move).sort());

function enabled(within: ParentNode, selector: string): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled'),
  );
}

function click(element: HTMLElement): void {
  act(() => {
    fireEvent.click(element);
  });
}

/** Presses every control of a board, alone and after one other, and returns the moves played. */
function everythingPlayed(state: BrickState, seat: Seat): ReadonlySet<string> {
  const played = new Set<string>();
  const { container, unmount } = renderBoard(state, seat, (...moves) => {
    for (const move of moves) played.add(keyOf(move));
  });
  const actions = (): readonly HTMLElement[] =>
    enabled(container, '.counter-actions > button').filter(
      (button) => button.getAttribute('aria-label') !== 'The rule',
    );
  const pressActions = (): void => {
    for (const action of actions()) {
      // the button that puts things back plays nothing, so it comes last
      if (!action.isConnected || action.getAttribute('aria-label') === 'Put back') continue;
      click(action);
      // debt needs confirmation
      if (action.isConnected && action.textContent?.includes(allTheSame)) click(action);
    }
  };
  const turnNumbers = (): void => {
    pressActions();
    const ranges = [...container.querySelectorAll<HTMLInputElement>('input[type="range"]')];
    for (const range of ranges) {
      for (let value = Number(range.min); value <= Number(range.max); value++) {
        act(() => {
          fireEvent.change(range, { target: { value: String(value) } });
        });
        pressActions();
      }
    }
    for (const fieldset of container.querySelectorAll<HTMLElement>('.counter-stepper, .bm-quantity')) {
      // down to the minimum, then up through every number
      const lessFirst = fieldset.className.includes('counter-stepper') ? [0, 1] : [1, 0];
      for (const [pass, nth] of lessFirst.entries()) {
        for (let step = 0; step < 80; step++) {
          const button = fieldset.querySelectorAll<HTMLElement>('button')[nth];
          if (button === undefined || button.getAttribute('aria-disabled') === 'true') break;
          if (pass === 1) pressActions();
          click(button);
        }
      }
      pressActions();
    }
  };
  const putBack = (): void => {
    const back = actions().find((action) => action.getAttribute('aria-label') === 'Put back');
    if (back !== undefined) click(back);
  };
  const pieces = (): readonly HTMLElement[] =>
    enabled(container, '.piece.lit, .crate-button.lit, .bm-point.lit, .bm-faces button, .bm-redraw button');
  turnNumbers();
  const count = pieces().length;
  for (let index = 0; index < count; index++) {
    putBack();
    const piece = pieces()[index];
    if (piece === undefined) continue;
    click(piece);
    turnNumbers();
    if (state.question?.type !== 'advertise') continue;
    // cards are sealed in twos
    const buttons = enabled(container, '.bm-faces button');
    const partner = buttons.find(
      (button) => button.getAttribute('aria-pressed') !== 'true' && !piece.parentElement?.contains(button),
    );
    if (partner !== undefined) {
      click(partner);
      pressActions();
    }
  }
  unmount();
  return played;
}

const positions = positionsByQuestion(30, 2);

const types: readonly QuestionType[] = [
  'draft',
  'starting-store',
  'store-action',
  'auction',
  'store-payment',
  'manage',
  'advertise',
  'window',
  'stock-bid',
  'stock',
  'sale-bid',
  'sell',
  'points-instead',
  'surplus',
  'invest',
];

const agencyTable = () =>
  tableOf({
    players: {
      Ana: { stores: { 'advertisement-agency': {} }, marketHand: ['m05', 'm04', 'm03', 'm02', 'm01'] },
      Bruno: { marketHand: ['m10', 'm09', 'm08', 'm07', 'm06'] },
    },
    month: 2,
  })
    .begin({ type: 'begin-advertisement' })
    .play('Ana', { type: 'play-card', card: 'm05', face: 'supply' }, { type: 'play-card', card: 'm03', face: 'demand' })
    .play(
      'Bruno',
      { type: 'play-card', card: 'm10', face: 'demand' },
      { type: 'play-card', card: 'm06', face: 'demand' },
    );

const saleTable = (stores: NonNullable<Sitting['stores']>) =>
  tableOf({ players: { Ana: { stores }, Bruno: {} }, phase: 'sale' }).begin({ type: 'sale-of', item: 'food' });

/** Windows that are rare in random matches. */
const rareWindows = [
  { name: 'the Advertisement Agency chooses a pile', moveType: 'look-at-pile', table: agencyTable },
  {
    name: 'the Advertisement Agency adds a card to the pile it has seen',
    moveType: 'add-card',
    table: () => agencyTable().play('Ana', { type: 'look-at-pile', pile: 'demand' }),
  },
  {
    name: 'the Freezer trades food with another store',
    moveType: 'transfer',
    table: () => saleTable({ freezer: { food: [1, 0, 1] }, bakery: { food: [0, 2] } }),
  },
  {
    name: 'the Warehouse trades three types with two stores',
    moveType: 'transfer',
    table: () =>
      saleTable({
        warehouse: { clothing: 1 },
        'duty-free': { electronics: 1, jewelry: 1 },
        supermarket: { food: 1 },
      }),
  },
] as const;

describe('every legal move can be pressed', () => {
  it('met every common type of question', () => {
    expect(types.filter((type) => !positions.has(type))).toEqual([]);
  });

  it.each(types)('%s', { timeout: 300_000 }, (type) => {
    // one position of a store action has some two hundred opening offers
    const looked = (positions.get(type) ?? []).slice(0, type === 'store-action' ? 1 : 2);
    for (const { state, seat } of looked) {
      const played = everythingPlayed(state, seat);
      const legal = brickAndMortar.legalMoves(state, seat).map(keyOf);
      const unreached = legal.filter((move) => !played.has(move));
      expect(unreached, JSON.stringify(state.question)).toEqual([]);
    }
  });

  it.each(rareWindows)('$name', ({ table, moveType }) => {
    const laid = table();
    const seat = laid.seat('Ana');
    const legal = brickAndMortar.legalMoves(laid.state, seat);
    expect(legal.map(({ type }) => type)).toContain(moveType);
    const played = everythingPlayed(laid.state, seat);
    expect(legal.map(keyOf).filter((move) => !played.has(move))).toEqual([]);
  });

  it('the take-back of a sealed choice', () => {
    const sealed = sealedPositions();
    expect(sealed.map(({ type }) => type).sort()).toEqual(['advertise', 'draft', 'sale-bid', 'stock-bid']);
    for (const { state, seat, type } of sealed) {
      expect([...everythingPlayed(state, seat)], type).toContain(keyOf({ type: 'take-back' }));
    }
  });
});
