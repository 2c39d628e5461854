import { describe, expect, it } from 'vitest';
import { leastHeights, measuresFor } from '../../../../renderer/games/emporium/forms/layout.ts';
import { layoutFor } from '../../../../renderer/table/board/board-layout.ts';
import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';

const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1280, 1024],
  [1200, 640],
  [1920, 1080],
  [1024, 768],
  [1024, 660],
  [1100, 800],
  [768, 1024],
  [820, 1180],
] as const;
const tables = [2, 3, 4, 5, 6];

describe.each(windows)('the one-screen board at %i × %i', (width, height) => {
  const layout = layoutFor({ width, height, text: 1 }, leastHeights);
  const side = layout.side ? 262 : 0;

  it.each(tables)('finds room for everything with %i players', (seats) => {
    expect(layout.setting).toBe('one-screen');
    const { gate, wall, monster, hero, card, deck, rival } = measuresFor(layout, seats);
    const shown = heroesInRow(seats);
    const row = layout.width - side;
    const rivals = (seats - 1) * (rival + 4);
    const frame = layout.side ? 111 : layout.upright ? 154 : 134;
    const desk = layout.height - frame - gate - wall - (layout.upright ? rivals + 8 : 0);
    // the rows are high enough for what stands in them, and the desk for its hand
    expect(monster.height).toBeLessThanOrEqual(gate - 16);
    expect(hero.height + 34).toBeLessThanOrEqual(wall - 12);
    expect(card.height + (layout.upright ? 118 : 10)).toBeLessThanOrEqual(desk);
    if (!layout.upright) expect(rivals).toBeLessThanOrEqual(gate);
    // and wide enough
    const decks = layout.upright ? 288 : 340;
    const monsters = 18 + monstersInRow * (monster.width + 12);
    expect(monsters + (layout.upright ? decks - 18 : 400)).toBeLessThanOrEqual(row);
    expect(18 + shown * (hero.width + 12) + (layout.upright ? 0 : decks - 12)).toBeLessThanOrEqual(row + 12);
    expect(4 * card.width + 30 + (layout.upright ? 56 : 384 + 66)).toBeLessThanOrEqual(row);
    // nothing is drawn smaller than its lettering can be read
    expect(monster.width).toBeGreaterThanOrEqual(130);
    expect(monster.height).toBeGreaterThanOrEqual(120);
    expect(hero.width).toBeGreaterThanOrEqual(190);
    expect(hero.height).toBeGreaterThanOrEqual(140);
    expect(card.width).toBeGreaterThanOrEqual(80);
    expect(deck.height).toBeGreaterThanOrEqual(48);
    expect(rival).toBeGreaterThanOrEqual(30);
  });
});
