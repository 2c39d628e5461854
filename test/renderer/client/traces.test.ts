import { describe, expect, it } from 'vitest';
import { newFrom } from '../../../renderer/client/traces.ts';

const trace = (type: string) => ({ seat: 0, events: [{ type }] });
/** A part of a choice that only whoever makes it knows of. */
const part = { seat: 1, events: [] };

const all = [trace('a'), trace('b'), trace('c')];
const own = [trace('a'), part, part, trace('b'), part, trace('c')];

describe('places in the logs of two viewers', () => {
  it('nothing is new to who has seen the same through other eyes', () => {
    expect(newFrom(own, all)).toBe(own.length);
    expect(newFrom(all, own)).toBe(all.length);
  });

  it('what is new begins with the first trace that was not there', () => {
    expect(newFrom(own, all.slice(0, 2))).toBe(5);
    expect(newFrom(all, own.slice(0, 5))).toBe(2);
    expect(newFrom(all, [])).toBe(0);
  });
});
