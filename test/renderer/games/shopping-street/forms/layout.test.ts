import { describe, expect, it } from 'vitest';
import { layOffers, leastHeights, measuresFor } from '../../../../../renderer/games/shopping-street/forms/layout.ts';
import { layoutFor } from '../../../../../renderer/table/board/board-layout.ts';

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
  const measures = measuresFor(layoutFor({ width: 1280, height: 720, text: 1 }, leastHeights), 5);
  const rowsOf = (counts: readonly number[]) => layOffers(counts, measures).cards.map(({ rows }) => rows);
  /** How wide the offers are together, in pixels: as wide as their cards in the rows, and never less than a name. */
  const widthOf = (counts: readonly number[]): number => {
    const { cards } = layOffers(counts, measures);
    const offers = counts.map((count, place) => {
      const { card, rows } = cards[place] ?? { card: { width: 0, height: 0 }, rows: 1 };
      const laid = rows === 2 ? Math.ceil(count / 2) * (card.width + 3) : card.width + (count - 1) * 34;
      return Math.max(144, count === 0 ? 0 : laid + 20 + (place === 0 ? 34 : 0));
    });
    return offers.reduce((sum, offer) => sum + offer, (counts.length - 1) * 8);
  };

  it('lie in one row while each shows enough of itself', () => {
    expect(rowsOf([0, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1]);
    expect(rowsOf([0, 4, 1, 0, 1])).toEqual([1, 1, 1, 1, 1]);
    expect(rowsOf([2, 1, 0, 0])).toEqual([1, 1, 1, 1]);
  });

  it('lie in two rows where somebody has many, and the others keep theirs large', () => {
    expect(rowsOf([8, 1, 0, 0, 1])).toEqual([2, 1, 1, 1, 1]);
    expect(rowsOf([1, 2, 9, 0, 1])).toEqual([1, 1, 2, 1, 1]);
  });

  it('leave deck and open shops in their places while every name has room beside them', () => {
    expect(layOffers([0, 1, 1, 1], measures).alone).toBe(false);
    expect(layOffers([0, 1, 1, 1, 1], measures).alone).toBe(true);
  });

  it.each([[[6, 6, 4, 3, 3]], [[0, 6, 6, 6, 6]], [[8, 1, 0, 0, 1]], [[4, 4, 4, 4]], [[6, 6, 6]]])(
    'of %j lie side by side under whole names, none over another',
    (counts) => {
      const { alone, cards } = layOffers(counts, measures);
      expect(widthOf(counts)).toBeLessThanOrEqual((alone ? measures.stageAlone : measures.stage).width);
      for (const { card, rows } of cards) {
        expect(card.width).toBeGreaterThanOrEqual(32);
        expect(rows * card.height + 62).toBeLessThanOrEqual(measures.stage.height);
      }
    },
  );

  it('are all in two rows, to be moved sideways, where even so they are too many', () => {
    expect(rowsOf([1, 12, 12, 12, 12])).toEqual([2, 2, 2, 2, 2]);
  });

  it('are as large as the room lets them be', () => {
    const widthIn = (stageAlone: number): number =>
      layOffers([0, 8, 8, 8, 8], { ...measures, stageAlone: { ...measures.stageAlone, width: stageAlone } }).cards[1]
        ?.card.width ?? 0;
    expect(widthIn(measures.stageAlone.width * 1.2)).toBeGreaterThan(widthIn(measures.stageAlone.width));
  });
});
