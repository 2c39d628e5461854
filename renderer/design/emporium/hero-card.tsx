import { memo, type ReactNode } from 'react';
import { alike } from '../drawing/alike.ts';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import { sizeInto } from '../drawing/lettering.ts';
import { SignShape } from '../drawing/painted-sign.tsx';
import { cutRect, round, seeded } from '../drawing/paper.ts';
import { Emblem, type HeroClass } from './emblems.tsx';
import { type DrawnSlot, GearSlot } from './gear-slot.tsx';
import { heroLayout } from './hero-layout.ts';
import { crownOf, HeroPortrait } from './portraits/hero-portrait.tsx';
import { Poster } from './poster.tsx';
import { StrengthBadge } from './strength-badge.tsx';

/** A hero's printed facts and its gear. */
export interface DrawnHero {
  readonly id: string;
  readonly name: string;
  readonly heroClass: HeroClass;
  readonly base: number;
  readonly slots: readonly DrawnSlot[];
}

interface HeroFace extends Labelled {
  readonly hero: DrawnHero;
  /** Its strength including gear. */
  readonly total: number;
  /** The text of an open slot. */
  readonly openLabel: string;
  /** The text with its base strength: "base 5". */
  readonly baseLabel: string;
  /** In pixels. Wide cards have their slots beside the portrait, tall ones below it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface HeroCardProps extends HeroFace {
  /** Wraps the card's drawing without its slots, to make the hero a button. */
  readonly card?: ((drawing: ReactNode) => ReactNode) | undefined;
  /** Wraps a slot's drawing, to make the item a button and set its `data-slot`. */
  readonly slot?: ((drawing: ReactNode, index: number) => ReactNode) | undefined;
}

/** The card without its slots. */
const HeroSheet = memo(function HeroSheet(face: HeroFace) {
  const { hero, total, baseLabel, width = 262, height = 204, label, className } = face;
  const { sign, poster, base, badge, lettering, lines } = heroLayout(width, height, hero.slots.length);
  const room = width - poster.x - (poster.width < width / 2 ? poster.width : 0) - 24;
  const emblem = round(Math.min(28, poster.width * 0.27));
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path
        d={cutRect(1, 1, width - 2, height - 2, seeded(hero.id), 1.2)}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      <SignShape text={hero.name} seed={hero.id} {...sign} size={lettering} lines={lines} />
      <Poster kind={hero.heroClass} seed={hero.id} {...poster} top={crownOf(hero.id, hero.heroClass)} bottom={132}>
        <HeroPortrait id={hero.id} heroClass={hero.heroClass} slots={hero.slots} />
      </Poster>
      <Emblem kind={hero.heroClass} x={poster.x + 5} y={poster.y + 5} size={emblem} />
      <DrawnText
        x={base.x}
        y={base.y}
        size={sizeInto(baseLabel, base.size, room)}
        anchor="end"
        fill="var(--print-soft)"
      >
        {baseLabel}
      </DrawnText>
      <StrengthBadge {...badge} strength={total} />
    </Drawing>
  );
}, alike);

/** A hero: a portrait that wears its gear, and a slot for each item, filled or open. */
export function HeroCard({ card, slot, ...face }: HeroCardProps) {
  const { hero, openLabel, width = 262, height = 204 } = face;
  const { slots } = heroLayout(width, height, hero.slots.length);
  const sheet = <HeroSheet {...face} />;
  return (
    <div className="hero-card" style={{ width, height }}>
      {card === undefined ? sheet : card(sheet)}
      {slots.map((box, index) => {
        const each = hero.slots[index];
        if (each === undefined) return null;
        const drawing = <GearSlot slot={each} openLabel={openLabel} width={box.width} height={box.height} />;
        return (
          <div
            key={`${box.x} ${box.y}`}
            className="hero-slot"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            {slot === undefined ? drawing : slot(drawing, index)}
          </div>
        );
      })}
    </div>
  );
}
