import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { eachInRow, type Size, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Heights of the other parts, in pixels. */
const parts = { head: 46, rivals: 34, line: 50, counter: 140, die: 54 } as const;
/** Vertical margins: around the hand, a hero's totals, around the rows. */
const air = { hand: 8, totals: 38, rows: 18 } as const;
/** Both side margins together, and gaps between pieces; hand cards have a smaller gap. */
const sides = 12;
const gap = { pieces: 6, hand: 4 } as const;

/** Width of the column beside the rows in landscape: fits the die's numbers. */
const columnBeside = 368;
const cardsInHand = 4;
const largestCard = { upright: 92, beside: 80 } as const;
/** Height divided by width of a card. */
const cardShape = 1.2;

/** Minimum and maximum heights of cards. */
const monsterHeights = { brief: 60, least: 112, most: 176 } as const;
const heroHeights = { narrow: 190, wide: 156, most: { narrow: 236, wide: 200 } } as const;
/** From `least`, a hero may have its slots beside its portrait; from `most`, it always does. */
const wideHero = { least: 150, most: 212 } as const;
const widestHero = 280;
const widestMonster = 150;

/** Layout of a phone, in pixels. */
export interface PhoneSizes {
  /** True in landscape: heroes and monsters are beside everything else. */
  readonly beside: boolean;
  readonly monster: Size;
  /** True without space for the monsters' portraits. */
  readonly low: boolean;
  /** True without space for the die and the shell's buttons together. */
  readonly inTurn: boolean;
  readonly hero: Size;
  readonly card: Size;
}

/** Divides a phone's window: heroes and monsters as large as fits above hand, die and counter. */
export function phoneSizes({ width, height }: Pick<BoardLayout, 'width' | 'height'>, seatCount: number): PhoneSizes {
  const beside = width > height;
  const room = (beside ? width - columnBeside : width) - sides;
  const cardWidth = Math.min(
    largestCard[beside ? 'beside' : 'upright'],
    eachInRow((beside ? columnBeside : width) - sides, cardsInHand, gap.hand),
  );
  const card = { width: cardWidth, height: Math.round(cardWidth * cardShape) };
  const heroWidth = Math.min(widestHero, eachInRow(room, heroesInRow(seatCount), gap.pieces));
  const leastHero = heroWidth >= wideHero.least ? heroHeights.wide : heroHeights.narrow;
  const mostHero = heroWidth >= wideHero.most ? heroHeights.most.wide : heroHeights.most.narrow;
  const foot = parts.line + parts.counter + parts.die + card.height + air.hand;
  const taken = beside ? 0 : parts.head + foot;
  const all = height - taken - parts.rivals - air.totals - air.rows;
  const low = all - leastHero < monsterHeights.least;
  const left = low && !beside ? all + parts.die : all;
  const monsterHeight = low
    ? monsterHeights.brief
    : Math.min(monsterHeights.most, Math.max(monsterHeights.least, Math.round(left * 0.42)), left - leastHero);
  return {
    beside,
    low,
    inTurn: low || beside,
    monster: {
      width: Math.min(low ? room : widestMonster, eachInRow(room, monstersInRow, gap.pieces)),
      height: monsterHeight,
    },
    hero: {
      width: heroWidth,
      height: within(left - monsterHeight, { least: leastHero, most: mostHero }),
    },
    card,
  };
}
