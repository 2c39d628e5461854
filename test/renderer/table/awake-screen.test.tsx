import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAwakeScreen } from '../../../renderer/table/use-awake-screen.ts';

function Screen({ isWanted }: { readonly isWanted: boolean }) {
  useAwakeScreen(isWanted);
  return null;
}

const settle = () => act(() => Promise.resolve());

/** Locks as a browser gives them: each can be given back, by the page or by the browser. */
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

describe('a screen that stays on', () => {
  it('asks for a lock, asks again after the page was away, and gives it back at the end', async () => {
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

  it('asks once where the page comes back before there was an answer', async () => {
    const given = locks();
    const { unmount } = render(<Screen isWanted />);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    unmount();
    expect(given.map(({ released }) => released)).toEqual([true]);
  });

  it('gives back a lock that comes when it is not wanted any more', async () => {
    const given = locks();
    const { unmount } = render(<Screen isWanted />);
    unmount();
    await settle();
    expect(given.map(({ released }) => released)).toEqual([true]);
  });

  it('shows a silent film where the browser has no lock, and takes it away at the end', async () => {
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
