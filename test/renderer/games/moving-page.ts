import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startWords } from '../every-word.ts';

interface MovingPage {
  /** The number of movements started on the page. */
  readonly started: number;
  readonly moving: readonly HTMLElement[];
  /** Waits for the page's updates after a change. */
  settle(): Promise<void>;
  arrive(): Promise<void>;
  /** Resets the count; movements started from now on stay until the next `arrive`. */
  begin(): void;
  switchOff(): void;
}

/**
 * Gives each test of a file a page with words and animations, which a test's page lacks. The test says when animations
 * end.
 */
export function movingPage(): MovingPage {
  let started = 0;
  let end: () => void = () => {};
  const settle = () => act(() => Promise.resolve());
  const begin = (): void => {
    started = 0;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    const animate = () => {
      started += 1;
      return { finished, cancel: () => {} };
    };
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  };
  beforeAll(() => startWords('en'));
  beforeEach(begin);
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.documentElement.style.removeProperty('--pace');
  });
  return {
    get started() {
      return started;
    },
    get moving() {
      return [...document.querySelectorAll<HTMLElement>('.moving')];
    },
    settle,
    async arrive() {
      end();
      await settle();
      await settle();
    },
    begin,
    switchOff: () => document.documentElement.style.setProperty('--pace', '0'),
  };
}
