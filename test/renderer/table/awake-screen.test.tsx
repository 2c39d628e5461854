import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAwakeScreen } from '../../../renderer/table/use-awake-screen.ts';

function Screen({ isWanted }: { readonly isWanted: boolean }) {
  useAwakeScreen(isWanted);
  return null;
}

const settle = () => act(() => Promise.resolve());

/** Wake locks as in a browser: the page or the browser can release them. */
function locks() {
  const given: { released: boolean; release(): Promise<void> }[] = [];
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    given.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return given;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
  vi.restoreAllMocks();
});

describe('screen that stays on', () => {
  it('requests a lock, requests it again after the page was hidden, and releases it at the end', async () => {
    const given = locks();
    const { rerender } = render(<Screen isWanted />);
    await settle();
    expect(given).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(given).toHaveLength(1);
    await given[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(given).toHaveLength(2);
    rerender(<Screen isWanted={false} />);
    expect(given.map(({ released }) => released)).toEqual([true, true]);
  });

  it('requests it once if the page returns before the answer', async () => {
    const given = locks();
    const { unmount } = render(<Screen isWanted />);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    unmount();
    expect(given.map(({ released }) => released)).toEqual([true]);
  });

  it('releases a lock that arrives too late', async () => {
    const given = locks();
    const { unmount } = render(<Screen isWanted />);
    unmount();
    await settle();
    expect(given.map(({ released }) => released)).toEqual([true]);
  });

  it('plays a silent video if the browser has no lock, and removes it at the end', async () => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'captureStream', { configurable: true, value: () => null });
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { unmount } = render(<Screen isWanted />);
    const film = document.querySelector<HTMLVideoElement>('video.waking-film');
    expect([film?.muted, film?.playsInline, film?.ariaHidden]).toEqual([true, true, 'true']);
    const before = play.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    document.dispatchEvent(new Event('pointerdown'));
    expect(play.mock.calls.length).toBe(before + 1);
    unmount();
    expect(document.querySelector('video')).toBeNull();
  });
});
