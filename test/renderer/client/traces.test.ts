import { describe, expect, it } from 'vitest';
import { newFrom } from '../../../renderer/client/traces.ts';

const trace = (type: string) => ({ seat: 0, events: [{ type }] });
/** A part of a choice that only its player knows. */
const part = { seat: 1, events: [] };

const all = [trace('a'), trace('b'), trace('c')];
const own = [trace('a'), part, part, trace('b'), part, trace('c')];

describe('positions in the logs of two viewers', () => {
  it('a viewer has no news that another viewer of the device has already seen', () => {
    expect(newFrom(own, all)).toBe(own.length);
    expect(newFrom(all, own)).toBe(all.length);
  });

  it('news starts with the first trace that was not there', () => {
    expect(newFrom(own, all.slice(0, 2))).toBe(5);
    expect(newFrom(all, own.slice(0, 5))).toBe(2);
    expect(newFrom(all, [])).toBe(0);
  });
});
