import { memo, type ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { CRATES } from '../drawing/kinds.ts';
import { LanternShape } from '../drawing/lantern.tsx';
import { cutRect, seeded } from '../drawing/paper.ts';
import { ItemShape } from './items/item-picture.tsx';

const LINE = { stroke: 'var(--print)', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

/** A board with its two brackets; (x, y) is its left end. */
function Shelf({ y, children }: { readonly y: number; readonly children: ReactNode }) {
  return (
    <>
      <path d={`M10 ${y + 5}v10l8-10ZM54 ${y + 5}v10l-8-10Z`} fill="var(--timber)" {...LINE} />
      <path d={cutRect(1, y, 62, 6, seeded(`shelf ${y}`), 0.8)} fill="var(--wood)" {...LINE} />
      {children}
    </>
  );
}

interface GuildWallProps {
  /** Whether there is room for the arms. */
  readonly roomy: boolean;
  readonly className?: string;
}

/** What hangs on the wall of the guild, from the left: shelves under a lantern, a poster, and arms on a board. */
export const GuildWall = memo(function GuildWall({ roomy, className = '' }: GuildWallProps) {
  const chance = seeded('guild poster');
  return (
    <div className={className} aria-hidden="true">
      <Drawing width={64} height={190}>
        <path d="M32 0V17" fill="none" {...LINE} />
        <LanternShape lit x={17} y={13} size={30} />
        <Shelf y={104}>
          <ItemShape id="flask-of-courage" slot="charm" tier="leather" x={5} y={72} size={32} />
          <ItemShape id="pocket-almanac" slot="charm" tier="leather" x={35} y={79} size={25} />
        </Shelf>
        <Shelf y={164}>
          <ItemShape id="jar-of-fireflies" slot="charm" tier="leather" x={5} y={136} size={28} />
          <ItemShape id="shaved-dice" slot="charm" tier="leather" x={37} y={142} size={22} />
        </Shelf>
      </Drawing>
      <Drawing width={92} height={190}>
        <path d={cutRect(4, 32, 84, 118, chance, 2)} fill="var(--parchment)" {...LINE} />
        <path d={cutRect(10, 38, 72, 106, chance, 1)} fill="none" stroke="var(--oxblood)" strokeWidth={1.6} />
        <path
          d={CRATES.armour.shape}
          transform="translate(22 46) scale(2)"
          fill="var(--oxblood)"
          {...LINE}
          strokeWidth={1}
        />
        <ItemShape id="garrison-longsword" slot="weapon" tier="chainmail" x={26} y={50} size={40} />
        <path d="M22 112H70M28 122H64M34 132H58" fill="none" stroke="var(--print-soft)" strokeWidth={3} />
        <circle cx={46} cy={38} r={3} fill="var(--brass)" {...LINE} strokeWidth={1.2} />
      </Drawing>
      {roomy && (
        <Drawing width={120} height={190}>
          <path d={cutRect(4, 40, 112, 16, seeded('arms'), 1.4)} fill="var(--wood)" {...LINE} />
          <ItemShape id="bearded-battleaxe" slot="weapon" tier="chainmail" x={-2} y={52} size={88} />
          <ItemShape id="barrel-lid-shield" slot="armour" tier="leather" x={44} y={62} size={66} />
        </Drawing>
      )}
    </div>
  );
});
