import { Placed } from '../drawing/drawing.tsx';
import { cutRect, range, round, seeded } from '../drawing/paper.ts';
import type { Tier } from './emblems.tsx';
import { oval } from './portraits/art.tsx';

/** The colour of text on a tier's colour. */
export const TIER_INK: Readonly<Record<Tier, string>> = {
  leather: 'var(--print)',
  chainmail: 'var(--print)',
  steel: 'var(--on-steel)',
};

/** Cards narrower than this, in pixels, have a finer pattern and no emblem. */
const tiny = 30;

/** The thickness of a card's frame, in pixels. */
const frame = 6;

/** An anvil in a field of 24 by 24, the emblem of gear. */
const ANVIL =
  'M8 4.5H22.500C22.5 8.5 20 11 15.5 11.5 15 14 16 15.5 18 17V20.500H6V17C8.5 15.5 9.5 13.5 8 11 4.5 11 2 9.5 .8 6.500H8Z';

interface Sheet {
  readonly tier: Tier;
  readonly width: number;
  readonly height: number;
}

/** Rows of interlocking rings. */
function rings(x: number, y: number, width: number, height: number): string {
  const across = Math.max(1, Math.round(width / 8));
  const step = width / across;
  return range(Math.floor(height / 5))
    .flatMap((line) =>
      range(line % 2 ? across - 1 : across).map((place) => {
        const left = x + (place + (line % 2 ? 0.5 : 0)) * step;
        return `M${round(left)} ${round(y + line * 5)}a${round(step / 2)} 5 0 0 0 ${round(step)} 0`;
      }),
    )
    .join('');
}

/** The pattern of a tier's frame: stitches, rings or rivets. */
function Work({ tier, width, height, inset, face }: Sheet & { readonly inset: number; readonly face: boolean }) {
  const ink = { fill: 'none', stroke: TIER_INK[tier], strokeOpacity: 0.55 } as const;
  const [right, bottom] = [width - inset, height - inset];
  if (tier === 'leather') {
    return (
      <path
        d={`M${inset} ${inset}H${right}V${bottom}H${inset}Z`}
        {...ink}
        stroke="var(--paint)"
        strokeOpacity={0.9}
        strokeWidth={1.3}
        strokeDasharray="5 3"
      />
    );
  }
  if (tier === 'steel') {
    const radius = width < tiny ? 1.3 : 2.2;
    const rivets = [inset, right].flatMap((x) => [inset, bottom].map((y) => oval(round(x), round(y), radius)));
    return (
      <>
        <path d={`M${inset} ${inset}H${right}V${bottom}H${inset}Z`} {...ink} strokeWidth={1} />
        <path d={rivets.join('')} fill="var(--chainmail)" stroke="var(--print)" />
      </>
    );
  }
  if (face) {
    return (
      <path
        d={`M${inset} ${inset}H${right}V${bottom}H${inset}Z`}
        {...ink}
        strokeWidth={3}
        strokeDasharray="0.1 4.9"
        strokeLinecap="round"
      />
    );
  }
  return <path d={rings(inset, inset, width - inset * 2, height - inset * 2)} {...ink} strokeWidth={1} />;
}

interface TierSheetProps extends Sheet {
  readonly seed: string;
  /** Whether it is a card's face. Its pattern is then in the frame only, to leave space for print. */
  readonly face?: boolean | undefined;
}

/** The blank card of a tier. */
export function TierSheet({ tier, width, height, seed, face = false }: TierSheetProps) {
  return (
    <>
      <path
        d={cutRect(1, 1, width - 2, height - 2, seeded(seed), 1)}
        fill={`var(--${tier})`}
        stroke="var(--print)"
        strokeWidth={2}
      />
      <Work tier={tier} width={width} height={height} inset={width < tiny ? 3.5 : frame - 1.5} face={face} />
    </>
  );
}

/** The back of an item; it shows only the tier. */
export function ItemBackShape({ tier, width, height }: Sheet) {
  const sign = round(Math.min(width * 0.42, height * 0.3));
  return (
    <>
      <TierSheet tier={tier} width={width} height={height} seed={`${tier} back`} />
      {width >= tiny && (
        <Placed x={(width - sign) / 2} y={(height - sign) / 2} scale={sign / 24}>
          <path d={ANVIL} fill={`var(--${tier})`} stroke={TIER_INK[tier]} strokeWidth={1.6} strokeLinejoin="round" />
        </Placed>
      )}
    </>
  );
}
