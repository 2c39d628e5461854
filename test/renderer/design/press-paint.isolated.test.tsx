// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button, paintPressesFirst } from '../../../renderer/design/index.ts';

it('paints a press before its effect, which still comes before the next press', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  paintPressesFirst();
  const press = vi.fn();
  render(<Button onPress={press}>Bake</Button>);
  for (const clicks of [1, 2]) fireEvent.click(screen.getByRole('button'), { detail: clicks });
  expect(press.mock.calls).toEqual([[1]]);
  for (const frame of frames) frame(0);
  await vi.waitFor(() => expect(press).toHaveBeenLastCalledWith(2));
});
