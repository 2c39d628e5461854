import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Teacher } from '../../../renderer/table/lesson/teacher.tsx';
import { translatorFor } from '../../../renderer/words/index.ts';
import type { LessonStanding } from '../../../shared/protocol/messages.ts';
import { fakeCommands } from '../lobby/network/fake-commands.ts';
import { show } from '../lobby/network/page.tsx';

const over: LessonStanding = {
  lesson: 'first',
  step: null,
  presses: [],
  done: 3,
  of: 3,
  asked: false,
  next: 'selling',
};

/** The teacher at the end of Ana's lesson. */
function ended(change: Partial<LessonStanding> = {}) {
  const seats = ['Ana', 'Bruno'].map((name) => ({ name, colour: 'teal' as const }));
  const at = { seats, isAsked: false, mayGoBack: true, pressedWrong: false, placement: 'column' as const };
  return show(<Teacher game="brick-and-mortar" lesson={{ ...over, ...change }} {...at} />, {
    commands: fakeCommands(),
  });
}

it('ends a lesson with praise, a summary, the next lesson, a match, and the way back', async () => {
  const say = translatorFor('brick-and-mortar-lessons', 'en');
  const { commands, store } = ended();
  const teacher = await screen.findByText(say('first.end.why'));
  expect(teacher.textContent).toMatch(/^What you have learned/);
  expect(screen.getByText('Well done!')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Next lesson: ${say('selling.title')}` }));
  expect(commands.beginLesson).toHaveBeenCalledWith('brick-and-mortar', 'selling', 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the street' }));
  expect(commands.leaveTable).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Play a game' }));
  expect(store.getState().page.sheet).toMatchObject({ name: 'new-game', game: 'brick-and-mortar' });
});

it('offers no next lesson after the last, and nothing before the end', async () => {
  ended({ next: null });
  await screen.findByText('Well done!');
  expect(screen.queryByRole('button', { name: /Next lesson/ })).toBeNull();
  cleanup();
  ended({ step: 'prices' });
  await screen.findByRole('button', { name: 'Leave the lesson' });
  expect(screen.queryByText('Well done!')).toBeNull();
});
