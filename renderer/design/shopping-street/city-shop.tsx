import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { Awning } from '../drawing/awning.tsx';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { CRATES } from '../drawing/kinds.ts';
import { MARKS, type PlayerMark } from '../drawing/marks.ts';
import { round } from '../drawing/paper.ts';
import { PlayerDisc } from '../drawing/player-token.tsx';
import { CITY_GROUPS, type CityGroup, type CityType, TYPE_KINDS } from './city-kinds.ts';
import { GroupShape } from './group-sign.tsx';
import { HOUSES, wallOf } from './pictures/houses.tsx';
import { TypeDisc } from './type-sign.tsx';

/** The data of a city shop's drawing. */
export interface DrawnCityShop {
  readonly type: CityType;
  readonly owner: PlayerMark;
  /** The factor of its pawn. */
  readonly pawn: number;
  /** At most one of each group. */
  readonly cards: readonly { readonly group: CityGroup; readonly value: number }[];
  /** In points, as the rules calculate it. */
  readonly worth: number;
}

interface CityShopProps extends Labelled {
  readonly shop: DrawnCityShop;
  /** Whether the pending choice would open it. */
  readonly planned?: boolean | undefined;
  /** In pixels; from 60 by 92. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The field of a shop's drawing. */
const [wide, high] = [92, 140] as const;

const LINE = { stroke: 'var(--print)', strokeWidth: 2, strokeLinejoin: 'round' } as const;
const STAR = 'M0-9.5L2.8-3.6 9.2-2.8 4.6 1.7 5.7 8.1 0 5 -5.7 8.1 -4.6 1.7 -9.2-2.8 -2.8-3.600Z';

/** The text in windows and on the flag: full, large figures only in a small shop, or none in a tiny one. */
type Writing = 'full' | 'large' | 'none';

/** The smallest scale for each. */
const leastScale = { full: 0.65, large: 0.45 } as const;

function writingAt(scale: number): Writing {
  if (scale >= leastScale.full) return 'full';
  return scale >= leastScale.large ? 'large' : 'none';
}

interface WrittenOn {
  readonly shop: DrawnCityShop;
  readonly writing: Writing;
}

/** Five windows, one per group: lit with the card's value if the shop has the card, else closed. */
function Windows({ shop, writing }: WrittenOn) {
  const { head } = HOUSES[shop.type];
  return CITY_GROUPS.map((group, index) => {
    const card = shop.cards.find((each) => each.group === group);
    const x = round(5.6 + index * 16.7);
    return (
      <g key={group}>
        <path
          d={`M${x} 45${head}v25h-14Z`}
          fill={card === undefined ? 'var(--city-shut)' : 'var(--glass)'}
          stroke="var(--print)"
          strokeWidth={1.5}
        />
        {card === undefined ? (
          <path
            d={`M${x + 1} 50h12M${x + 1} 55h12M${x + 1} 60h12M${x + 1} 65h12`}
            stroke="var(--print)"
            strokeOpacity={0.35}
          />
        ) : (
          writing !== 'none' && (
            <DrawnText x={x + 7} y={writing === 'full' ? 69 : 65} size={writing === 'full' ? 15 : 20}>
              {card.value}
            </DrawnText>
          )
        )}
        {writing === 'full' && (
          <GroupShape
            group={group}
            x={x + 1.5}
            y={44}
            size={11}
            weight={1.15}
            colour={card === undefined ? 'var(--city-shut-ink)' : 'var(--print)'}
            fill={card === undefined ? 'none' : '#fff'}
          />
        )}
      </g>
    );
  });
}

/** A flag's width, height and font size. */
const flags = {
  full: { wide: 29, high: 19, size: 13.5 },
  large: { wide: 33, high: 26, size: 20 },
} as const;

/** A flag in the owner's colour with the pawn's factor; (x, y) is the bottom of its pole. */
function PawnFlag({ shop, writing, x, y }: WrittenOn & { readonly x: number; readonly y: number }) {
  const { colour } = MARKS[shop.owner];
  const { wide: far, high: down, size } = flags[writing === 'full' ? 'full' : 'large'];
  return (
    <Placed x={x} y={y}>
      <path d="M0 0V-33" stroke="var(--print)" strokeWidth={2.2} strokeLinecap="round" />
      <path d={`M0-32H${-far}l4 ${down / 2}-4 ${down / 2}H0Z`} fill={`var(--${colour})`} {...LINE} strokeWidth={1.6} />
      {writing !== 'none' && (
        <>
          <path
            d={`M-2-29.500H${6 - far}V${down - 34.5}H-2Z`}
            fill="var(--cream)"
            stroke="var(--print)"
            strokeWidth={1}
          />
          <DrawnText x={(4 - far) / 2} y={down / 2 - 32 + size * 0.36} size={size}>
            {`×${shop.pawn}`}
          </DrawnText>
        </>
      )}
    </Placed>
  );
}

/** A city shop: a house by type, cards in the upper windows, the worth in the shop window, the owner on the door. */
export const CityShop = memo(function CityShop({
  shop,
  planned = false,
  width = wide,
  height = high,
  label,
  className = '',
}: CityShopProps) {
  const { type, owner, worth, cards } = shop;
  const { roof, trim } = HOUSES[type];
  const scale = Math.min(width / wide, height / high);
  const writing = writingAt(scale);
  const improved = cards.length >= CITY_GROUPS.length;
  return (
    <Drawing
      width={width}
      height={height}
      label={label}
      className={`city-shop ${planned ? 'planned' : ''} ${className}`}
    >
      <Placed x={(width - wide * scale) / 2} y={height - high * scale} scale={scale}>
        <path d="M3 32H89V138H3Z" fill={wallOf(type)} {...LINE} />
        {trim}
        {roof}
        <Windows shop={shop} writing={writing} />
        <path d="M6 90H61V131H6Z" fill="var(--glass)" {...LINE} />
        <path d="M7 91H60V98H7Z" fill="var(--glass-shade)" />
        <DrawnText face="lettering" x={33.5} y={127} size={36}>
          {worth}
        </DrawnText>
        <path d="M64 90H87V138H64Z" fill={`var(--${MARKS[owner].colour})`} {...LINE} />
        <path d="M67.5 119h16v15h-16Z" fill="none" stroke="var(--cream)" strokeOpacity={0.55} strokeWidth={1.3} />
        <PlayerDisc mark={owner} x={75.5} y={104.5} radius={10.5} />
        <path d="M3 131H63V138H3Z" fill={`var(--${MARKS[owner].colour})`} {...LINE} strokeWidth={1.6} />
        <Awning
          x={0}
          y={74}
          width={92}
          height={18}
          colours={[CRATES[TYPE_KINDS[type]].colour]}
          stripe={10}
          line={1.8}
        />
        <TypeDisc type={type} x={46} y={22} radius={13.5} />
        <PawnFlag shop={shop} writing={writing} x={90} y={34} />
        {planned && (
          <path d="M3 138V32H89V138" fill="none" stroke="var(--lamp-edge)" strokeWidth={2.6} strokeDasharray="6 4" />
        )}
        {improved && (
          <path
            transform="translate(12 14)"
            d={STAR}
            fill="var(--lamp)"
            stroke="var(--print)"
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        )}
      </Placed>
    </Drawing>
  );
}, alike);
