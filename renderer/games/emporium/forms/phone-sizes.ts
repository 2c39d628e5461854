import { heroesInRow, monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { eachInRow, type Size, within } from '../../../game-kit/sizes.ts';
import type { BoardLayout } from '../../../table/index.ts';

/** Pixels that the other parts take: the head, the rivals in short, the line with the tools, the counter, the die. */
const parts = { head: 46, rivals: 34, line: 50, counter: 140, die: 54 } as const;
/** Air round the hand; a hero's totals with the air round them; air round the rows. */
const air = { hand: 8, totals: 38, rows: 18 } as const;
/** Air at both sides together, and between two pieces; the cards of the hand stand closer. */
const sides = 12;
const gap = { pieces: 6, hand: 4 } as const;

/** Beside the rows, on a phone on its side: as wide as the die's numbers need. */
const columnBeside = 368;
const cardsInHand = 4;
const largestCard = { upright: 92, beside: 80 } as const;
/** A card is so much higher than wide. */
const cardShape = 1.2;

/** The least heights that cards are drawn in, and the largest they grow to. */
const monsterHeights = { brief: 60, least: 112, most: 176 } as const;
const heroHeights = { narrow: 190, wide: 156, most: { narrow: 236, wide: 200 } } as const;
/** A hero from the first width on may have its slots beside its portrait and be lower; from the second on it always has. */
const wideHero = { least: 150, most: 212 } as const;
const widestHero = 280;
const widestMonster = 150;

/** Where everything goes on a phone, in pixels. */
export interface PhoneSizes {
  /** Do heroes and monsters stand beside everything else, as on a phone on its side? */
  readonly beside: boolean;
  readonly monster: Size;
  /** Is there no room for the monsters' portraits? */
  readonly low: boolean;
  /** Is there no room for the die and the shell's buttons at once? */
  readonly inTurn: boolean;
  readonly hero: Size;
  readonly card: Size;
}

/** Shares out the window of a phone: heroes and monsters as large as they can be seen at once over hand, die and counter. */
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
