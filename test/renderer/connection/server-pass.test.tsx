import { afterEach, describe, expect, it } from 'vitest';
import { serverPass } from '../../../renderer/connection/server-pass.ts';

const at = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  window.sessionStorage.clear();
  at('/');
});

describe('pass of a page', () => {
  it('is removed from the address at once, and kept for a reload', () => {
    const length = window.history.length;
    at('/?pass=abc-_1&look=dark#table=abcdefgh');
    expect(serverPass(window)).toBe('abc-_1');
    expect(window.location.href).toMatch(/\/\?look=dark#table=abcdefgh$/);
    expect(window.history.length).toBe(length);
    expect(serverPass(window)).toBe('abc-_1');
    at('/?pass=other');
    expect(serverPass(window)).toBe('other');
    expect(serverPass(window)).toBe('other');
  });

  it('is missing if the page was opened without one', () => {
    at('/#join=K7M2P');
    expect(serverPass(window)).toBeNull();
    expect(window.location.hash).toBe('#join=K7M2P');
  });

  it('works once if the browser stores nothing', () => {
    at('/?pass=abc');
    const { location, history } = window;
    const sessionStorage = new Proxy(window.sessionStorage, {
      get: () => () => {
        throw new Error('not allowed');
      },
    });
    expect(serverPass({ location, history, sessionStorage })).toBe('abc');
  });
});
