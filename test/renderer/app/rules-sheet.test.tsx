import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RulesSheet } from '../../../renderer/app/rules/rules-sheet.tsx';
import { listedGames } from '../../../renderer/games/index.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { soon } from '../../harness/soon.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nameOf = (game: string) => translatorFor('shell')(`games.${game}`);

describe('rules sheet', () => {
  /** The figure of an example, once loaded. */
  const figureOf = async (title: string) => (await screen.findByText(`Example: ${title}`)).closest('figure');

  it('shows examples under their rule, with pictures described by their sentences', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    const example = await figureOf('A visit costs a good');
    expect(example?.closest('section')?.querySelector('h3')?.textContent).toBe('Tolls');
    expect(example?.querySelector('figcaption')?.textContent).toBe('Example: A visit costs a good');
    expect(example?.querySelectorAll('[aria-hidden="true"] svg').length).toBeGreaterThan(2);
    expect(example?.textContent).toContain(
      'Ana goes to the Salvage Yard, which belongs to Ben. She holds 2 livestock, and he holds 0.',
    );
  });

  it.each([
    ['the title', 'goods without room', 'Goods without room are lost'],
    ['its sentences', 'she had to gain it anyway', 'Goods without room are lost'],
    ['its figures and names', 'salvage yard, which belongs to ben. she holds 2', 'A visit costs a good'],
  ])('find what an example says: %s', async (_, sought, title) => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    await figureOf(title);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: sought } });
    expect(screen.getAllByText(/^Example: /).map(({ textContent }) => textContent)).toContain(`Example: ${title}`);
    expect(screen.getByRole('status').textContent).toContain('1');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: `${sought} qq` } });
    expect(screen.queryByText(`Example: ${title}`)).toBeNull();
  });

  it('shows the open game that the reader chooses on the home screen', async () => {
    render(<RulesSheet game={null} anchor={null} onClose={() => {}} />);
    expect(screen.getAllByRole('radio').length).toBe(listedGames.length);
    for (const { id } of listedGames.toReversed()) {
      fireEvent.click(screen.getByRole('radio', { name: nameOf(id) }));
      expect(screen.getAllByText(`${nameOf(id)}: the rules`).length).toBeGreaterThan(0);
      expect(await screen.findByRole('heading', { name: 'How to play in a minute' })).toBeDefined();
    }
    expect(screen.queryByText('Harbour: the rules')).toBeNull();
  });

  it('clears the search when another game is chosen', async () => {
    render(<RulesSheet game={null} anchor={null} onClose={() => {}} />);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'auction' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(await screen.findByRole('heading', { name: 'The practice opponent' })).toBeDefined();
  });
});

describe('section on how a text was reconstructed', () => {
  /** The section is folded behind its heading. */
  const folded = async (): Promise<HTMLDetailsElement> => {
    const details = (await screen.findByRole('heading', { name: 'What is reconstructed' })).closest('details');
    if (details === null) throw new Error('The section is not folded.');
    return details;
  };

  it('opens for a search hit and folds again afterwards', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    await folded();
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'reconstructed by us' } });
    expect((await folded()).open).toBe(true);
    fireEvent.change(search, { target: { value: '' } });
    expect((await folded()).open).toBe(false);
  });

  it('opens for a link to it', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    const details = await folded();
    const links = screen.getAllByRole('button', { name: 'What is reconstructed' });
    // the contents have one, too
    const inText = links.find((link) => link.closest('.rules-text') !== null);
    if (inText === undefined) throw new Error('No sentence leads there.');
    fireEvent.click(inText);
    await soon(() => expect(details.open).toBe(true));
  });
});

describe('rules on one page', () => {
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('state players, duration and a one-minute summary, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    await press('On one page');
    expect(document.activeElement?.textContent).toBe('Harbour');
    expect(screen.getByText('1 to 4 players · 45 minutes')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'How to play in a minute' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The practice opponent' })).toBeNull();
    expect(print).not.toHaveBeenCalled();
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('link back to the full rules, and to where they say more', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    await press('On one page');
    await press('Full rules');
    expect(screen.getByRole('heading', { name: 'The practice opponent' })).toBeDefined();
    await press('On one page');
    await press('inland traders');
    await soon(() => expect(document.activeElement?.textContent).toBe('Inland traders'));
  });
});
