import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PromptBar, useTurnWords } from '../../../renderer/table/index.ts';
import { fakeUi } from './fake-ui.tsx';
import { counter, pageOf, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

function Plate({ seat }: { readonly seat: number }) {
  const turn = useTurnWords();
  return <p>{`seat ${seat}: ${turn.mark(seat)}`}</p>;
}

putInPlace({
  ...fakeUi,
  Board: ({ legal, toAct }) => (
    <div>
      {toAct.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
      {legal.length > 0 ? <PromptBar title="Choose an action." /> : <PromptBar />}
    </div>
  ),
});

watchThePage();

const legal = [{ type: 'wave' }];
const asked = () => counter().querySelector('.prompt-title')?.textContent;
const heading = () => screen.getByRole('main').getAttribute('aria-label');

describe('the turn of Chidi', () => {
  it('is yours, without a name, on their own device', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ own: [2], inHand: 2, viewer: 2, legal }));
    expect(asked()).toBe('Choose an action.');
    expect(heading()).toBe('Your side of the table');
    expect(screen.getByText('seat 2: Your turn')).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toContain('Chidi');
  });

  it('is yours behind their open shutter on a shared screen', () => {
    const { tell } = pageOf();
    tell(spreadTable({ own: [1, 2], next: 2 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The keys are for Chidi');
    tell(spreadTable({ own: [1, 2], inHand: 2, viewer: 2, legal }));
    expect(asked()).toBe('Choose an action.');
    expect(heading()).toBe('Your side of the table');
    expect(screen.getByText('seat 2: Your turn')).toBeTruthy();
  });

  it('has a name on a shared screen that passed to them without a shutter', () => {
    const { tell } = pageOf();
    tell(spreadTable({ own: [1, 2], toAct: [1], inHand: 1, viewer: 1, unshuttered: true, legal }));
    expect(asked()).toBe('Bruno\u00a0– Choose an action.');
    tell(spreadTable({ own: [1, 2], inHand: 2, viewer: 2, unshuttered: true, legal }));
    expect(asked()).toBe('Chidi\u00a0– Choose an action.');
    expect(heading()).toBe('Table: Chidi’s turn');
    expect(screen.getAllByText('Chidi’s turn')).not.toEqual([]);
    expect(screen.getByText('seat 2: to act')).toBeTruthy();
  });

  it('has a name when asked publicly', () => {
    const { tell } = pageOf();
    tell(spreadTable({ own: [1, 2], inHand: 2, viewer: 'spectator', unshuttered: true, legal }));
    expect(asked()).toBe('Chidi\u00a0– Choose an action.');
  });

  it('has a name for spectators', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ own: [] }));
    expect(asked()).toBe('Waiting for Chidi.');
    expect(screen.getByText('seat 2: to act')).toBeTruthy();
  });
});
