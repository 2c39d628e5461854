import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerColumns, phoneSizes } from '../../../../../renderer/games/mercado-de-lisboa/forms/phone-sizes.ts';

/** What a finger meets without looking twice, in pixels. */
const finger = 44;

describe('the market of a phone', () => {
  it.each([
    [360, 640],
    [360, 740],
    [375, 667],
    [390, 664],
    [390, 844],
    [412, 915],
    [430, 932],
    [740, 360],
    [844, 390],
    [932, 430],
  ])('has spaces for a finger in %i × %i', (width, height) => {
    expect(phoneSizes({ width, height }).market.space).toBeGreaterThanOrEqual(finger);
  });

  it('has entrances for a finger too where the window is of the usual height', () => {
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [844, 390],
    ] as const) {
      const { entrance } = phoneSizes({ width, height }).market;
      expect(Math.min(entrance.width, entrance.height)).toBeGreaterThanOrEqual(finger);
    }
  });

  it('never needs to be scrolled aside, nor do the customers', () => {
    assert(
      property(integer({ min: 360, max: 1000 }), integer({ min: 360, max: 1000 }), (width, height) => {
        const { market, beside, customers, together } = phoneSizes({ width, height });
        const room = beside ? width - market.width : width;
        expect(market.width).toBeLessThanOrEqual(width);
        expect(beside ? market.height : 0).toBeLessThanOrEqual(height);
        const changing = together ? 0 : finger;
        expect(customerColumns * customers.width + changing).toBeLessThan(room);
      }),
    );
  });

  it('leaves room for the own wares and the customers at once on a tall phone, and shows one of them on a low one', () => {
    expect(phoneSizes({ width: 390, height: 844 }).together).toBe(true);
    expect(phoneSizes({ width: 360, height: 640 }).together).toBe(false);
    expect(phoneSizes({ width: 844, height: 390 }).together).toBe(false);
  });
});
