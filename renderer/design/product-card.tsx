import { memo } from 'react';
import { alike } from './alike.ts';
import { type CityGroup, type CityType, typeInk, typePaint } from './city-kinds.ts';
import { Drawing, DrawnText, type Labelled } from './drawing.tsx';
import { GroupShape } from './group-sign.tsx';
import { cutRect, round, seeded } from './paper.ts';
import { TypeDisc } from './type-sign.tsx';

/** What is printed on a product card. */
export interface DrawnProduct {
  readonly type: CityType;
  readonly group: CityGroup;
  readonly value: number;
}

interface ProductCardProps extends Labelled {
  readonly product: DrawnProduct;
  /** Pixels; from 36 by 54. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A product card: the band in the colour of its type with sign, letter and value, its group, and a picture of what it is. */
export const ProductCard = memo(function ProductCard({
  product,
  width = 68,
  height = 104,
  label,
  className,
}: ProductCardProps) {
  const { type, group, value } = product;
  const chance = seeded(`${type} ${group} ${value}`);
  const band = round(height * 0.33);
  const disc = round(Math.min(band * 0.4, width * 0.2));
  const sign = round(Math.min(height - band - 12, width * 0.6));
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path
        d={cutRect(1, 1, width - 2, height - 2, chance, 1)}
        fill="var(--cream)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      <path d={`M2 2H${width - 2}V${band}H2Z`} fill={typePaint(type)} stroke="var(--print)" strokeWidth={1.4} />
      <TypeDisc type={type} x={disc + 5} y={band / 2 + 1} radius={disc} />
      <DrawnText
        face="lettering"
        x={width - width * 0.24}
        y={band / 2 + band * 0.32}
        size={round(band * 0.86)}
        fill={typeInk(type)}
      >
        {value}
      </DrawnText>
      <GroupShape group={group} x={(width - sign) / 2} y={band + (height - band - sign) / 2} size={sign} />
    </Drawing>
  );
}, alike);

interface ProductBackProps extends Labelled {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A card of the deck, face down. */
export const ProductBack = memo(function ProductBack({ width = 68, height = 104, label, className }: ProductBackProps) {
  const chance = seeded('product back');
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path d={cutRect(1, 1, width - 2, height - 2, chance, 1)} fill="#35524a" stroke="var(--print)" strokeWidth={2} />
      <path
        d={cutRect(5, 5, width - 10, height - 10, chance, 0.8)}
        fill="none"
        stroke="var(--paint)"
        strokeWidth={1.2}
        strokeDasharray="5 3"
      />
    </Drawing>
  );
});
