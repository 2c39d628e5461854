import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NamePlate } from '../../../renderer/design/index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('measures a name when it appears or changes, not whenever its board is redrawn', () => {
  const observed = vi.spyOn(ResizeObserver.prototype, 'observe');
  const released = vi.spyOn(ResizeObserver.prototype, 'unobserve');
  const { rerender, getByText } = render(<NamePlate mark="awning" name="Ana" />);
  const once = observed.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  for (let press = 0; press < 5; press++) rerender(<NamePlate mark="awning" name="Ana" />);
  expect(observed).toHaveBeenCalledTimes(once);
  const old = getByText('Ana');
  rerender(<NamePlate mark="awning" name="Bartholomew" />);
  expect(observed).toHaveBeenCalledTimes(once * 2);
  expect(released).toHaveBeenCalledWith(old);
});
