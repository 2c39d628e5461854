import { expect, it, vi } from 'vitest';
import { nudgeWith } from '../../../renderer/connection/nudges.ts';

it('reconnect nudge: comes with the network, a restored page and a shown page, but not a hidden one', () => {
  const nudge = vi.fn();
  const end = nudgeWith(window, nudge);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nudge).toHaveBeenCalledTimes(3);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nudge).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
  end();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nudge).toHaveBeenCalledTimes(3);
});
