import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Icon } from '../../../renderer/design/index.ts';
import { prompt } from '../../../renderer/table/counter/prompt.ts';
import { PromptCounter } from '../../../renderer/table/counter/prompt-counter.tsx';
import { GameLogEntry } from '../../../renderer/table/log/game-log-entry.tsx';
import { TableContext, type TableSurroundings } from '../../../renderer/table/table-context.ts';
import { splitAtTerms, termFinder } from '../../../renderer/table/terms/find-terms.ts';
import { leastCovering } from '../../../renderer/table/terms/place-card.ts';
import { TermsText } from '../../../renderer/table/terms/terms-text.tsx';
import { startWords } from '../every-word.ts';

describe('sentence', () => {
  const finder = termFinder({ toll: 'toll, tolls', hat: 'top hat', debt: 'debt, debt token', etal: 'étal' });

  it('is split at terms, each at its first occurrence', () => {
    expect(splitAtTerms('A toll? Tolls are paid, unless a top hat is there.', finder)).toEqual([
      'A ',
      { term: 'toll', text: 'toll' },
      '? Tolls are paid, unless a ',
      { term: 'hat', text: 'top hat' },
      ' is there.',
    ]);
  });

  it('is not split inside a word, and the longer of two terms wins', () => {
    expect(splitAtTerms('Atoll, tollgate, debtor, étals', finder)).toEqual(['Atoll, tollgate, debtor, étals']);
    expect(splitAtTerms('Debt token', finder)).toEqual([{ term: 'debt', text: 'Debt token' }]);
    expect(splitAtTerms('', finder)).toEqual([]);
  });
});

describe('card of a term', () => {
  const card = { width: 300, height: 150 };
  const sight = { width: 800, height: 600 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const word = box(100, 520, 60, 20);
  const sentences = box(20, 510, 400, 60);

  it('is placed where it covers no needed control', () => {
    const lit = box(0, 300, 340, 200);
    const { left, top } = leastCovering(card, word, sentences, [lit], sight);
    expect(left >= lit.right || top + card.height <= lit.top).toBe(true);
  });

  it('covers the least if there is no free place', () => {
    const all = [box(0, 0, 800, 500), box(450, 500, 350, 100)];
    const { left, top } = leastCovering(card, word, sentences, all, sight);
    expect(left >= 8 && top >= 8 && left + card.width <= sight.width && top + card.height <= sight.height).toBe(true);
  });
});

describe('term', () => {
  beforeEach(() => startWords('en'));

  const openRule = vi.fn();
  const surroundings: TableSurroundings = {
    seats: [],
    toAct: [],
    insteadOfPrompt: null,
    terms: {
      game: 'harbour',
      glossary: { toll: { rule: 'tolls', picture: () => <Icon name="coin" /> } },
      openRule,
    },
  };
  const card = () => screen.queryByRole('dialog', { name: 'toll' });

  it('opens its meaning with a picture, and the rule from there', async () => {
    const { container } = render(
      <TableContext value={surroundings}>
        <p>
          <TermsText>Who pays a toll here?</TermsText>
        </p>
      </TableContext>,
    );
    const word = await screen.findByRole('button', { name: 'toll' });
    expect(container.textContent).toBe('Who pays a toll here?');
    expect(word.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(word, { detail: 1 });
    expect(word.getAttribute('aria-expanded')).toBe('true');
    expect(card()?.textContent).toContain('One good that you give the owner');
    expect(card()?.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'In the rules' }));
    expect(openRule).toHaveBeenCalledExactlyOnceWith('tolls');
    expect(card()).toBeNull();
  });

  it('is plain text on an unattended screen', () => {
    render(<TermsText>Who pays a toll here?</TermsText>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  const counter = () => {
    const putBack = vi.fn();
    const { container } = render(
      <TableContext value={surroundings}>
        <PromptCounter
          prompt={prompt({
            title: 'Who pays a toll here?',
            rule: 'tolls',
            actions: [{ key: 'pay', label: 'Pay', moves: [], main: true }],
            clears: true,
          })}
          play={() => {}}
          putBack={putBack}
        />
      </TableContext>,
    );
    const question = container.querySelector('.prompt-title');
    const word = container.querySelector('.prompt-title .term');
    if (question === null || word === null) throw new Error('the counter asks nothing of tolls');
    return { putBack, question, word };
  };

  it('is part of the question’s sentence, and opens on hover', () => {
    const { question, word } = counter();
    expect(question.textContent).toBe('Who pays a toll here?');
    expect(question.querySelector('button, [role], [tabindex]')).toBeNull();
    fireEvent.click(word, { detail: 1 });
    expect(card()?.textContent).toContain('One good that you give the owner');
    fireEvent.click(word, { detail: 1 });
    expect(card()).toBeNull();
    fireEvent.click(word, { detail: 1 });
    fireEvent.pointerDown(screen.getByRole('button', { name: /^Pay/ }));
    expect(card()).toBeNull();
  });

  it('has its button after the moves, with the focus shown on the word; Escape closes only its card', () => {
    const { putBack, word } = counter();
    const buttons = screen.getAllByRole('button').map((each) => each.textContent);
    expect(buttons.at(-1)).toBe('What does “toll” mean?');
    const way = screen.getByRole('button', { name: 'What does “toll” mean?' });
    way.focus();
    fireEvent.focus(way);
    expect(word.classList.contains('focused')).toBe(true);
    fireEvent.click(way, { detail: 0 });
    expect(document.activeElement).toBe(card());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(way);
    expect(putBack).not.toHaveBeenCalled();
    fireEvent.keyDown(way, { key: 'Escape' });
    expect(putBack).toHaveBeenCalledOnce();
  });

  it('opens in a line of the log, which stays folded; unfolded, the line has its button', () => {
    const line = { id: '1', seat: null, text: 'Ana pays a toll', times: 1 };
    const { container } = render(
      <TableContext value={surroundings}>
        <ol>
          <GameLogEntry line={line} seats={[]} openRule={openRule} />
        </ol>
      </TableContext>,
    );
    const word = container.querySelector('.term');
    if (word === null) throw new Error('the line says nothing of tolls');
    fireEvent.click(word, { detail: 1 });
    expect(card()).not.toBeNull();
    const folded = screen.getByRole('button', { name: 'Ana pays a toll' });
    expect(folded.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(folded);
    expect(screen.getByRole('button', { name: 'What does “toll” mean?' })).not.toBeNull();
  });

  it('is hidden in a covered line', () => {
    const line = { id: '1', seat: null, text: 'Ana pays a toll', times: 1, secret: true as const };
    const { container } = render(
      <TableContext value={surroundings}>
        <ol>
          <GameLogEntry line={line} seats={[]} covered openRule={openRule} />
        </ol>
      </TableContext>,
    );
    expect(container.textContent).not.toContain('toll');
  });
});
