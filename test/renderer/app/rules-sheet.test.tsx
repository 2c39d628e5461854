// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RulesSheet } from '../../../renderer/app/rules/rules-sheet.tsx';
import { gamesInStreet } from '../../../renderer/games/index.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { startWords } from '../every-word.ts';

beforeAll(() => startWords('en'));
afterEach(cleanup);

const nameOf = (game: string) => translatorFor('shell')(`games.${game}`);

describe('the rules', () => {
  it('are those of the table’s game, and no other can be chosen there', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    expect(screen.getAllByRole('heading', { name: 'Harbour: the rules' }).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: 'The practice opponent' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('tell sentences in tables from names and figures, so that they get the room they need', async () => {
    render(<RulesSheet game="harbour" anchor={null} onClose={() => {}} />);
    await screen.findByRole('heading', { name: 'The practice opponent' });
    const widthOf = (text: string) => screen.getAllByRole('cell', { name: text })[0]?.className;
    expect(widthOf('Pay 3 livestock; gain 5 stone.')).toBe('sentence');
    expect(widthOf('Golem Workshop')).toBe('');
  });

  it('are of whichever open game the reader chooses in the street', async () => {
    render(<RulesSheet game={null} anchor={null} onClose={() => {}} />);
    expect(screen.getAllByRole('radio').length).toBe(gamesInStreet.length);
    for (const { id } of gamesInStreet.toReversed()) {
      fireEvent.click(screen.getByRole('radio', { name: nameOf(id) }));
      expect(screen.getAllByText(`${nameOf(id)}: the rules`).length).toBeGreaterThan(0);
      expect(await screen.findByRole('heading', { name: 'How to play in a minute' })).toBeDefined();
    }
    expect(screen.queryByText('Harbour: the rules')).toBeNull();
  });

  it('forget what was sought when another game is chosen', async () => {
    render(<RulesSheet game={null} anchor={null} onClose={() => {}} />);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'auction' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(await screen.findByRole('heading', { name: 'The practice opponent' })).toBeDefined();
  });
});
