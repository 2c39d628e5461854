import { type ReactNode, useId } from 'react';
import { CRATES } from '../drawing/kinds.ts';
import { paint } from '../drawing/palette.ts';
import { cutRect, range, round, seeded } from '../drawing/paper.ts';
import type { HeroClass, MonsterType } from './emblems.tsx';

interface PosterProps {
  readonly kind: HeroClass | MonsterType;
  readonly seed: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the portrait stands above the poster's bottom edge, in pixels. */
  readonly step?: number | undefined;
  /** The visible part of the portrait's field, which is 100 wide: its top and bottom. */
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
  /** The portrait, centred. */
  readonly children: ReactNode;
}

/** A poster in the colour of a class or type: rays, with a portrait in front. */
export function Poster({ kind, seed, x, y, width, height, step = 0, top = 0, bottom = 120, children }: PosterProps) {
  const clip = useId();
  const { colour, light } = CRATES[kind];
  const edge = cutRect(x, y, width, height, seeded(`${seed} poster`), 1.2);
  const scale = Math.min(((height - step) * 0.97) / (bottom - top), width / 92);
  const [middle, foot] = [x + width / 2, y + height];
  const far = width + height;
  const tip = (turn: number) => {
    const angle = Math.PI * (1 + turn / 9);
    return `${round(middle + Math.cos(angle) * far)} ${round(foot + Math.sin(angle) * far)}`;
  };
  return (
    <>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <path d={edge} fill={paint(colour)} />
      <g clipPath={`url(#${clip})`}>
        <path
          d={range(9)
            .map((turn) => `M${round(middle)} ${round(foot)}L${tip(turn)}L${tip(turn + 0.5)}Z`)
            .join('')}
          fill={light ? '#fff' : '#2b2118'}
          opacity={0.1}
        />
        <g
          transform={`translate(${round(middle - 50 * scale)} ${round(foot - step - (bottom - 1) * scale)}) scale(${scale.toFixed(3)})`}
          stroke="var(--print)"
          strokeWidth={round(Math.max(1.7, 1.9 / scale))}
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          {children}
        </g>
      </g>
      <path d={edge} fill="none" stroke="var(--print)" strokeWidth={2} />
    </>
  );
}
