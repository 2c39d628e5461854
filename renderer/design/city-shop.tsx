import { memo } from 'react';
import { alike } from './alike.ts';
import { Awning } from './awning.tsx';
import type { CityGroup, CityType } from './city-kinds.ts';
import { CITY_GROUPS, TYPE_KINDS, typePaint } from './city-kinds.ts';
import { Drawing, DrawnText, type Labelled, Placed } from './drawing.tsx';
import { GroupShape } from './group-sign.tsx';
import { CRATES } from './kinds.ts';
import type { PlayerMark } from './marks.ts';
import { round } from './paper.ts';
import { PlayerDisc } from './player-token.tsx';
import { TypeDisc } from './type-sign.tsx';

/** A shop of the city street as it is drawn. */
export interface DrawnCityShop {
  readonly type: CityType;
  readonly owner: PlayerMark;
  /** What its pawn multiplies by. */
  readonly pawn: number;
  readonly cards: readonly { readonly group: CityGroup; readonly value: number }[];
  /** In points, as the rules reckon it. */
  readonly worth: number;
}

interface CityShopProps extends Labelled {
  readonly shop: DrawnCityShop;
  /** Not played yet: what a half-made choice would open. */
  readonly planned?: boolean | undefined;
  /** Pixels; from 60 by 92. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The field it is drawn on. */
const [WIDE, HIGH] = [92, 140] as const;

/** A shop of the city street: a house by its type, its cards in the windows, its owner's seal and pawn, and what it is worth. */
export const CityShop = memo(function CityShop({
  shop,
  planned = false,
  width = WIDE,
  height = HIGH,
  label,
  className = '',
}: CityShopProps) {
  const scale = Math.min(width / WIDE, height / HIGH);
  const improved = shop.cards.length >= CITY_GROUPS.length;
  return (
    <Drawing
      width={width}
      height={height}
      label={label}
      className={`city-shop ${planned ? 'planned' : ''} ${className}`}
    >
      <Placed x={(width - WIDE * scale) / 2} y={height - HIGH * scale} scale={scale}>
        <path d="M4 24H88V138H4Z" fill="var(--wall-5)" stroke="var(--print)" strokeWidth={2} />
        <TypeDisc type={shop.type} x={20} y={24} radius={15} />
        <DrawnText face="lettering" x={48} y={64} size={34} fill="var(--wall-ink)">
          {shop.worth}
        </DrawnText>
        <Awning x={2} y={70} width={88} height={18} colours={[CRATES[TYPE_KINDS[shop.type]].colour]} stripe={11} />
        {CITY_GROUPS.map((group, index) => {
          const card = shop.cards.find((each) => each.group === group);
          const x = 8 + index * 15.4;
          return (
            <g key={group} opacity={card ? 1 : 0.4}>
              <path d={`M${round(x)} 92h14v26h-14Z`} fill="var(--glass)" stroke="var(--print)" strokeWidth={1.4} />
              <GroupShape group={group} x={x + 1.5} y={93} size={11} weight={1.1} />
              {card && (
                <DrawnText x={x + 7} y={116} size={11}>
                  {card.value}
                </DrawnText>
              )}
            </g>
          );
        })}
        <PlayerDisc mark={shop.owner} x={72} y={26} radius={13} />
        <rect x={58} y={120} width={28} height={17} fill={typePaint(shop.type)} stroke="var(--print)" />
        <DrawnText x={72} y={134} size={14} fill="#fff">{`×${shop.pawn}`}</DrawnText>
        {improved && <path d="M46 2l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z" fill="var(--lamp)" stroke="var(--print)" />}
      </Placed>
    </Drawing>
  );
}, alike);
