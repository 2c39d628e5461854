import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Action, PromptCounter, prompt } from '../../../renderer/table/index.ts';
import type { AnyMove } from '../../../shared/engine/index.ts';

const why = 'Nothing would come of it.';
const go: AnyMove = { type: 'go', to: 'the mill' };

/** A counter whose main button brings nothing, and pieces that change what it plays. */
function laid() {
  const played: AnyMove[] = [];
  function Table() {
    const [choice, setChoice] = useState({ to: 'the mill' });
    const vain: Action<AnyMove, { to: string }> = {
      key: 'go',
      label: 'Go',
      moves: [{ ...go, ...choice }],
      main: true,
      confirmation: why,
    };
    return (
      <>
        {['the mill', 'the inn'].map((to) => (
          <button type="button" key={to} onClick={() => setChoice({ to })}>
            {to}
          </button>
        ))}
        <PromptCounter
          prompt={prompt<AnyMove, { to: string }>({ title: 'Where?', rule: 'a-turn', actions: [vain] })}
          choice={choice}
          play={(...moves) => played.push(...moves)}
          putBack={() => {}}
          hotkeys
        />
      </>
    );
  }
  const { container } = render(<Table />);
  const main = (): HTMLButtonElement => {
    const button = container.querySelector<HTMLButtonElement>('.button.primary');
    if (button === null) throw new Error('there is no main button');
    return button;
  };
  return { played, main };
}

describe('move that brings nothing', () => {
  it('asks for confirmation once, on the counter, and is played with the second press', () => {
    const { played, main } = laid();
    fireEvent.click(main(), { detail: 1 });
    expect(played).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain(why);
    expect(main().textContent).toContain('Do it anyway');
    fireEvent.click(main(), { detail: 1 });
    expect(played).toEqual([go]);
    expect(screen.getByRole('status').textContent).not.toContain(why);
  });

  it('is not played by a double click', () => {
    const { played, main } = laid();
    fireEvent.click(main(), { detail: 1 });
    fireEvent.click(main(), { detail: 2 });
    expect(played).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain(why);
  });

  it('asks again after the choice has changed or Escape was pressed', () => {
    const { played, main } = laid();
    fireEvent.click(main(), { detail: 1 });
    fireEvent.click(screen.getByText('the inn'));
    fireEvent.click(screen.getByText('the mill'));
    expect(screen.getByRole('status').textContent).not.toContain(why);
    fireEvent.click(main(), { detail: 1 });
    expect(played).toEqual([]);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.getByRole('status').textContent).not.toContain(why);
    fireEvent.click(main(), { detail: 1 });
    expect(played).toEqual([]);
  });
});
