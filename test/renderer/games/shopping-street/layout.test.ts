import { describe, expect, it } from 'vitest';
import { leastHeights, measuresFor, offeredCards } from '../../../../renderer/games/shopping-street/layout.ts';
import { layoutFor } from '../../../../renderer/table/board-layout.ts';

const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1280, 1024],
  [1200, 660],
  [1920, 1080],
  [1024, 768],
  [1024, 660],
  [1100, 800],
  [768, 1024],
  [820, 1180],
  [744, 1133],
] as const;

describe.each(windows)('the one-screen board at %i × %i', (width, height) => {
  const layout = layoutFor({ width, height, text: 1 }, leastHeights);

  it.each([3, 4, 5])('finds room for everything with %i players', (seats) => {
    expect(layout.setting).toBe('one-screen');
    const { pavement, market, plot, card, display, displayTrading, rival, stage } = measuresFor(layout, seats);
    const row = layout.width - (layout.side ? 262 : 0);
    const rivals = layout.side ? 0 : layout.upright ? Math.ceil((seats - 1) / 2) * rival + 4 : rival + 4;
    const frame = layout.side ? 43 + 68 : layout.upright ? 50 + 104 : 48 + 70;
    const desk = layout.height - frame - rivals - 2 * pavement - market;
    // ten plots find room on a pavement, and the hand on the desk, under the sets where the board is upright
    expect(10 * plot.width + 9 * 2 + 16).toBeLessThanOrEqual(row);
    expect(plot.height + 14).toBeLessThanOrEqual(pavement);
    expect(card.height + (layout.upright ? 78 : 20)).toBeLessThanOrEqual(desk);
    // the display lies in the street, whether or not an exchange is on
    const marketRow = layout.upright ? market / 2 : market;
    expect(display.height + 44).toBeLessThanOrEqual(marketRow);
    expect(displayTrading.height * (layout.upright ? 1 : 2) + 40).toBeLessThanOrEqual(marketRow);
    expect(stage.width).toBeLessThanOrEqual(row);
    if (layout.side) expect((seats - 1) * rival).toBeLessThanOrEqual(270);
    // nothing is drawn smaller than its lettering can be read
    expect(plot.width).toBeGreaterThanOrEqual(60);
    expect(plot.height).toBeGreaterThanOrEqual(92);
    expect(card.width).toBeGreaterThanOrEqual(60);
    expect(display.width).toBeGreaterThanOrEqual(50);
    expect(displayTrading.width).toBeGreaterThanOrEqual(36);
    expect(marketRow).toBeGreaterThanOrEqual(128);
  });
});

describe('cards laid out', () => {
  const { stage } = measuresFor(layoutFor({ width: 1280, height: 720, text: 1 }, leastHeights), 5);

  it('lie in one row while each shows enough of itself', () => {
    expect(offeredCards([1, 1, 1, 1], stage).rows).toBe(1);
    expect(offeredCards([1, 4, 1, 1], stage).rows).toBe(1);
  });

  it('of four opponents with six each lie in two rows, none over another', () => {
    const { card, rows } = offeredCards([1, 6, 6, 6, 6], stage);
    expect(rows).toBe(2);
    expect(card.width).toBeGreaterThanOrEqual(32);
    expect(2 * card.height + 62).toBeLessThanOrEqual(stage.height);
    expect(4 * (3 * (card.width + 3) + 20) + 104 + 4 * 8).toBeLessThanOrEqual(stage.width);
  });

  it('overlap where even two rows are not enough', () => {
    expect(offeredCards([1, 12, 12, 12, 12], stage).rows).toBe(1);
  });

  it('are as large as the room lets them be', () => {
    const narrow = offeredCards([1, 5, 5, 2, 2], stage).card.width;
    const wide = offeredCards([1, 5, 5, 2, 2], { ...stage, width: stage.width * 1.6 }).card.width;
    expect(wide).toBeGreaterThan(narrow);
  });
});
