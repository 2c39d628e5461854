import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { campaignsArrived } from '../../../renderer/client/slices/server-slice.ts';
import { type ListedGame, listedGame } from '../../../renderer/games/index.ts';
import { NewGameDialog } from '../../../renderer/lobby/new-game/new-game-dialog.tsx';
import type { Campaign, CampaignResult } from '../../../shared/protocol/messages.ts';
import '../every-game-ui.ts';
import { show } from './network/page.tsx';

const id = 'mercado-de-lisboa';

function mercado(): ListedGame {
  const game = listedGame(id);
  if (!game) throw new Error('the street has lost its market');
  return game;
}

const result = (chapter: string, fame: number): CampaignResult => ({
  table: `${chapter.replaceAll('-', '')}00000000`.slice(0, 16),
  chapter,
  fame,
  greatDeal: false,
});

const ana: Campaign = { game: id, player: 'Ana', results: [result('specialist', 2), result('long-game', 0)] };
const bea: Campaign = { game: id, player: 'Bea', results: [result('specialist', 3)] };
const elsewhere: Campaign = { game: 'another-game', player: 'Chidi', results: [result('first', 1)] };

function sitDown(campaigns: readonly Campaign[], again: Parameters<typeof NewGameDialog>[0]['again'] = null) {
  const page = show(
    <NewGameDialog among={[mercado()]} hosted={false} again={again} alone={false} onClose={() => {}} />,
    {
      welcome: { campaigns: [...campaigns] },
    },
  );
  if (again === null) fireEvent.click(screen.getByRole('radio', { name: '1 player' }));
  return page;
}

const write = (name: string) =>
  fireEvent.change(screen.getByLabelText('Name of player 1'), { target: { value: name } });
const card = () => screen.getByRole('group', { name: 'Challenge' });
const chosen = () => within(card()).getByRole('radio', { checked: true }).closest('label')?.textContent;

async function start({ commands }: ReturnType<typeof show>) {
  fireEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  return commands.createTable.mock.calls[0];
}

describe('campaign before a new match', () => {
  it('starts with the first challenge, and plays the chosen one', async () => {
    const page = sitDown([]);
    expect(card().textContent).toContain('0 of 29 fame: Beginner at the market.');
    expect(chosen()).toContain('1 Specialist');
    expect(screen.queryByRole('button', { name: 'Restart the campaign' })).toBeNull();
    fireEvent.click(within(card()).getByRole('radio', { name: /Pub Crawl/ }));
    write('Dalia');
    expect(chosen()).toContain('8 Pub Crawl');
    expect(await start(page)).toEqual([
      id,
      { challenge: 'pub-crawl' },
      [expect.objectContaining({ name: 'Dalia' })],
      [],
      [],
      [0],
    ]);
  });

  it('continues where the person is, ignoring the case of the name, and plays the next one', async () => {
    const page = sitDown([ana, bea]);
    write(' aNA ');
    expect(card().textContent).toContain('2 of 29 fame');
    expect(within(card()).getByRole('radio', { name: /Specialist best: 2 of 3 fame/ })).toBeTruthy();
    expect(chosen()).toContain('3 All Couples');
    write('Bea');
    expect(card().textContent).toContain('3 of 29 fame');
    expect(chosen()).toContain('2 Long Game');
    expect((await start(page))?.[1]).toEqual({ challenge: 'long-game' });
  });

  it('is offered to everyone who has one at this game, by name', () => {
    sitDown([ana, bea, elsewhere]);
    const people = screen.getByRole('group', { name: 'Which campaign will you continue?' });
    expect(within(people).getAllByRole('radio')).toHaveLength(2);
    expect(within(people).queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(within(people).getByRole('radio', { name: 'Bea' }));
    expect(screen.getByLabelText('Name of player 1')).toHaveProperty('value', 'Bea');
    expect(within(people).getByRole('radio', { name: 'Bea' })).toHaveProperty('checked', true);
    expect(chosen()).toContain('2 Long Game');
  });

  it('continues with the next challenge when a match is played again', async () => {
    const again = {
      seats: [{ name: 'Ana', colour: 'navy' as const }],
      levels: [],
      options: { challenge: 'long-game' },
    };
    const page = sitDown([ana], again);
    expect((await start(page))?.[1]).toMatchObject({ challenge: 'all-couples' });
  });

  it('restarts only after a confirmation, for the person whose name is entered', () => {
    const { commands, store } = sitDown([ana, bea]);
    write('ana');
    fireEvent.click(screen.getByRole('button', { name: 'Restart the campaign' }));
    const asking = screen.getByRole('dialog', { name: 'Restart Ana’s campaign?' });
    fireEvent.click(within(asking).getByRole('button', { name: 'Keep it' }));
    expect(commands.hosting.beginCampaign).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Restart the campaign' }));
    const again = screen.getByRole('dialog', { name: 'Restart Ana’s campaign?' });
    fireEvent.click(within(again).getByRole('button', { name: 'Restart the campaign' }));
    expect(commands.hosting.beginCampaign).toHaveBeenCalledWith(id, 'Ana');
    act(() => void store.dispatch(campaignsArrived([bea])));
    expect(card().textContent).toContain('0 of 29 fame');
  });
});
