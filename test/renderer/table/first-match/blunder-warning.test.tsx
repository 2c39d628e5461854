import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Weighed } from '../../../../renderer/client/commands/commands.ts';
import { learningChanged } from '../../../../renderer/client/slices/learners-slice.ts';
import type { CostlyChoice, TableMessage } from '../../../../shared/protocol/messages.ts';
import { tableName } from '../sample-table.ts';
import { counter, inHand, pageOf, pass, press, watchThePage } from '../spread-table.tsx';
import { putInPlace } from '../stand-in-ui.ts';
import { learningRoom } from './learning-ui.tsx';

putInPlace(learningRoom);

watchThePage();

const blunder: CostlyChoice = { moves: [{ type: 'pass' }], cost: 0.236, reasons: [] };
const asked = (version: number, change: Partial<TableMessage> = {}) =>
  inHand(0, {
    toAct: [0],
    view: { question: { type: 'sell' } },
    legal: [{ type: 'keep' }, { type: 'pass' }],
    version,
    ...change,
  });

/** Learner Ana's page, with a host that reports a blunder only when the test says so. */
function coached(learns = true) {
  const page = pageOf();
  const answers: ((weighed: Weighed | null) => void)[] = [];
  let further: (weighed: Weighed) => void = () => {};
  page.commands.bots.weighChoices.mockImplementation((hear) => {
    further = hear;
    return new Promise((tell) => void answers.push(tell));
  });
  if (learns) page.store.dispatch(learningChanged({ table: tableName, seat: 0, learns: true }));
  page.tell(asked(5));
  pass(600);
  const weighed = (costly: readonly CostlyChoice[], version = 5): Weighed => ({ version, seat: 0, costly });
  const answer = (costly: readonly CostlyChoice[], version?: number) =>
    act(async () => answers.at(-1)?.(weighed(costly, version)));
  const tellOn = (costly: readonly CostlyChoice[]) => act(async () => further(weighed(costly)));
  return { ...page, answer, tellOn };
}

const says = () => counter().querySelector('.prompt-hint')?.textContent ?? '';

describe('coach', () => {
  it('warns of a blunder once; the same press again plays it', async () => {
    const { commands, answer } = coached();
    await answer([blunder]);
    expect(says()).toBe('');
    press('pass');
    expect(commands.play).not.toHaveBeenCalled();
    expect(says()).toBe('This lowers your chance of winning by about 24%. Press again to do it anyway.');
    // nobody has read it yet
    press('pass');
    expect(commands.play).not.toHaveBeenCalled();
    pass(600);
    press('pass');
    expect(commands.play).toHaveBeenCalledExactlyOnceWith({ type: 'pass' });
    expect(says()).toBe('');
  });

  it('says what would happen, if the game can', async () => {
    const { commands, answer, tell } = coached();
    tell(asked(5, { legal: [{ type: 'lend' }, { type: 'pass' }] }));
    // its words are preloaded
    await act(async () => {});
    await answer([{ moves: [{ type: 'lend' }], cost: 0.3, reasons: [] }, blunder]);
    press('lend');
    expect(commands.play).not.toHaveBeenCalled();
    expect(says()).toBe('Ana lends a crate away. Press again to do it anyway.');
    pass(600);
    press('lend');
    expect(commands.play).toHaveBeenCalledExactlyOnceWith({ type: 'lend' });
    press('pass');
    expect(says()).toContain('24%');
  });

  it('asks again once the pending choice has changed, or after Escape', async () => {
    const { commands, answer } = coached();
    await answer([blunder]);
    for (const change of [() => press('Pick another'), () => void fireEvent.keyDown(window, { key: 'Escape' })]) {
      press('pass');
      expect(says()).toContain('24%');
      pass(600);
      change();
      expect(says()).toBe('');
    }
    press('pass');
    expect(commands.play).not.toHaveBeenCalled();
    expect(says()).toContain('24%');
  });

  it('is silent about good choices, and about other presses after its warning', async () => {
    const { commands, answer } = coached();
    await answer([blunder]);
    press('pass');
    press('keep');
    expect(commands.play).toHaveBeenCalledExactlyOnceWith({ type: 'keep' });
  });

  it('waits for no rating, and accepts a late one', async () => {
    const { commands, tellOn } = coached();
    press('pass');
    expect(commands.play).toHaveBeenCalledOnce();
    await tellOn([blunder]);
    press('pass');
    expect(commands.play).toHaveBeenCalledOnce();
    expect(says()).toContain('24%');
  });

  it('drops a rating for an earlier table', async () => {
    const { commands, answer, tell } = coached();
    await answer([blunder]);
    press('pass');
    tell(asked(6));
    expect(says()).toBe('');
    press('pass');
    expect(commands.play).toHaveBeenCalledOnce();
    await answer([blunder], 5);
    press('pass');
    expect(commands.play).toHaveBeenCalledTimes(2);
  });

  it('is not asked for players who do not learn, nor on a public screen', () => {
    const { commands } = coached(false);
    expect(commands.bots.weighChoices).not.toHaveBeenCalled();
    const open = coached();
    open.commands.bots.weighChoices.mockClear();
    open.tell(asked(9, { viewer: 'spectator', own: [0, 1] }));
    expect(open.commands.bots.weighChoices).not.toHaveBeenCalled();
  });
});
