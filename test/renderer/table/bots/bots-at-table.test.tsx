import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as spaceFor from '../../../../renderer/table/board/space-for.ts';
import { NOTICED } from '../../../../renderer/table/bots/use-thinking.ts';
import type { PlayedForViewer } from '../../../../shared/protocol/messages.ts';
import { tableName } from '../sample-table.ts';
import { counter, held, move, pageOf, pass, phone, press, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';
import { botTable } from './bot-table.ts';
import { sayingRoom } from './ui.ts';

putInPlace(sayingRoom);
beforeEach(() => void vi.spyOn(spaceFor, 'useSpaceFor').mockReturnValue(true));

watchThePage();

const asks = () => counter().querySelector('.prompt-title')?.textContent;
const awaited = (...toAct: readonly number[]) => botTable({ toAct: [...toAct], legal: [], version: 2 });

describe('counter during a bot’s turn', () => {
  it('names the thinking bot, but not one that has chosen at once', () => {
    const { tell } = pageOf();
    tell(awaited(1));
    expect(asks()?.trim()).toBe('');
    pass(NOTICED - 10);
    expect(asks()?.trim()).toBe('');
    pass(20);
    expect(asks()).toBe('Bruno is thinking…');
    expect(within(counter()).getByRole('status').textContent).toContain('Bruno is thinking…');
  });

  it('changes from one bot to the next without a gap, and starts again after a player’s move', () => {
    const { tell } = pageOf();
    tell(awaited(1));
    pass(NOTICED);
    tell(awaited(2, 3));
    expect(asks()).toBe('Chidi and Dalia are thinking…');
    tell(botTable({ version: 3 }));
    tell(awaited(1));
    expect(asks()?.trim()).toBe('');
  });

  it('names only the people if people are asked as well', () => {
    const { tell } = pageOf();
    tell(
      botTable({ holdings: [held('house'), held('bot-merchant'), held(phone), held('bot-merchant')], toAct: [1, 2] }),
    );
    pass(1000);
    expect(asks()).toBe('Waiting for Chidi.');
  });

  it('does not lower the shutter for a bot on a shared device', () => {
    const { tell } = pageOf();
    const holdings = [held('house'), held('house'), held('bot-merchant'), held('bot-apprentice')];
    tell(botTable({ own: [0, 1], holdings, toAct: [2], legal: [], inHand: null, next: null, viewer: 'spectator' }));
    pass(NOTICED);
    expect(screen.queryByRole('heading', { name: /^The keys are for/ })).toBeNull();
    expect(asks()).toBe('Chidi is thinking…');
  });
});

describe('log', () => {
  const byBot = (seat: number, change: Partial<PlayedForViewer>, ...events: readonly string[]): PlayedForViewer => ({
    ...move(seat, ...events),
    bot: 'merchant',
    ...change,
  });
  const played = [
    move(0, '0 moves'),
    byBot(1, {}, '1 moves', 'the deck is shuffled'),
    byBot(2, { slip: 'late' }, '2 buys'),
  ];
  const tableWithLog = (change: Parameters<typeof botTable>[0] = {}) =>
    botTable({ log: { after: null, from: 0, moves: played }, ...change });

  /** What the log says of the choice after the first move. */
  const explained = ({ enough }: { enough: boolean }) => ({
    outcome: 'answered' as const,
    said: {
      type: 'explanation' as const,
      request: 'asked',
      table: tableName,
      position: 1,
      seat: 1,
      level: 'merchant' as const,
      explained: {
        moves: [{ type: 'move', place: 'abbey' }],
        chance: 0.32,
        reasons: [{ feature: 'points', whose: 'own' as const, points: 2 }],
      },
      enough,
    },
  });

  it('says when a choice was not the bot’s own', () => {
    const { tell } = pageOf();
    tell(tableWithLog());
    const lines = [...document.querySelectorAll('.log-list li')].map(({ textContent }) => textContent);
    const slip = lines.findIndex((line) => line?.includes('ran out of time'));
    expect(lines[slip]).toContain('Chidi ran out of time and played its first idea');
    expect(lines[slip - 1]).toContain('2 buys');
    expect(lines.filter((line) => line?.includes('ran out of time'))).toHaveLength(1);
  });

  it('expands a bot’s line into the reason, as the asking viewer sees it, and no line of people or the server', async () => {
    const { tell, commands } = pageOf();
    commands.bots.explainMove.mockResolvedValue(explained({ enough: true }));
    commands.bots.viewAt.mockResolvedValue('as it was');
    tell(tableWithLog());
    for (const name of [/0 moves/, /the deck is shuffled/]) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('button', { name: 'Why this choice?' })).toBeNull();
    }
    fireEvent.click(screen.getByRole('button', { name: /1 moves/ }));
    press('Why this choice?');
    expect(commands.bots.explainMove).toHaveBeenCalledWith(1);
    await act(async () => {});
    expect(commands.bots.viewAt).toHaveBeenCalledWith(1, 0);
    const panel = screen.getByRole('complementary', { name: 'Why Bruno chose this' });
    expect(panel.textContent).toContain('abbey ("as it was")');
    expect(panel.textContent).toContain('32% chance of winning');
    expect(panel.textContent).toContain('Better: points of buildings owned +2 points');
    expect(panel.textContent).not.toContain('not enough time');
    // it is for the viewer who asked
    tell(tableWithLog({ inHand: null, viewer: 'spectator', own: [0, 1], next: null, legal: [], toAct: [2] }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says in one sentence if there is no reason; from the menu it explains the last bot’s choice', async () => {
    const { tell, commands } = pageOf();
    commands.bots.explainMove.mockResolvedValue({ outcome: 'refused', code: 'no-advice' });
    tell(tableWithLog());
    press('Menu');
    press('Why did Chidi do that?');
    expect(commands.bots.explainMove).toHaveBeenCalledWith(2);
    await act(async () => {});
    expect(screen.getByText(/^The reasons can’t be shown/)).toBeTruthy();
    expect(commands.bots.viewAt).not.toHaveBeenCalled();
  });
});
