// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Icon } from '../../../renderer/design/index.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import { splitAtTerms, termFinder } from '../../../renderer/table/terms/find-terms.ts';
import { TermsText } from '../../../renderer/table/terms/terms-text.tsx';
import { startWords } from '../every-word.ts';

describe('a sentence', () => {
  const finder = termFinder({ toll: 'toll, tolls', hat: 'top hat', debt: 'debt, debt token', etal: 'étal' });

  it('is taken apart at the words of the game’s own, each where it stands first', () => {
    expect(splitAtTerms('A toll? Tolls are paid, unless a top hat is there.', finder)).toEqual([
      'A ',
      { term: 'toll', text: 'toll' },
      '? Tolls are paid, unless a ',
      { term: 'hat', text: 'top hat' },
      ' is there.',
    ]);
  });

  it('is not taken apart inside a word, and of two that begin alike the longer is meant', () => {
    expect(splitAtTerms('Atoll, tollgate, debtor, étals', finder)).toEqual(['Atoll, tollgate, debtor, étals']);
    expect(splitAtTerms('Debt token', finder)).toEqual([{ term: 'debt', text: 'Debt token' }]);
    expect(splitAtTerms('', finder)).toEqual([]);
  });
});

describe('a word of the game’s own', () => {
  beforeAll(() => {
    // the document of these tests has no popovers: what the browser does at a press is done by hand
    HTMLElement.prototype.hidePopover ??= () => {};
  });
  beforeEach(() => startWords('en'));

  const openRule = vi.fn();
  const draw = () =>
    render(
      <TableContext
        value={{
          seats: [],
          toAct: [],
          insteadOfPrompt: null,
          terms: {
            game: 'harbour',
            glossary: { toll: { rule: 'tolls', picture: () => <Icon name="coin" /> } },
            openRule,
          },
        }}
      >
        <p>
          <TermsText>Who pays a toll here?</TermsText>
        </p>
      </TableContext>,
    );

  it('opens its meaning with a picture, and the rule from there', async () => {
    const { container } = draw();
    const word = await screen.findByRole('button', { name: 'toll' });
    expect(container.textContent).toBe('Who pays a toll here?');
    expect(word.getAttribute('aria-expanded')).toBe('false');
    const card = container.querySelector('.term-card');
    if (card === null) throw new Error('the word has no card');
    fireEvent(card, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(word.getAttribute('aria-expanded')).toBe('true');
    expect(card.textContent).toContain('One good that you give the owner');
    expect(card.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'In the rules' }));
    expect(openRule).toHaveBeenCalledExactlyOnceWith('tolls');
  });

  it('is a word like any other on a screen that nobody sits before', () => {
    render(<TermsText>Who pays a toll here?</TermsText>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
