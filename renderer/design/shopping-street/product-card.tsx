import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled, Placed } from '../drawing/drawing.tsx';
import { cutRect, round, seeded } from '../drawing/paper.ts';
import { type CityGroup, type CityType, TYPE_KINDS, typeInk, typePaint } from './city-kinds.ts';
import { GroupShape } from './group-sign.tsx';
import { PICTURE_GROUNDS, Picture } from './pictures/pictures.tsx';
import { SMALL_AWNING, SMALL_DOOR, SMALL_FRONT } from './pictures/small-shop.ts';
import { TypeDisc } from './type-sign.tsx';

/** A product card's printed facts. */
export interface DrawnProduct {
  readonly type: CityType;
  readonly group: CityGroup;
  readonly value: number;
}

interface ProductCardProps extends Labelled {
  readonly product: DrawnProduct;
  /** In pixels; from 36 by 54. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The width from which cards have a picture, in pixels; narrower ones show the icon of their group. */
const roomyFrom = 54;

/** The margin left of a card's picture, in pixels: with the band above, it identifies a half-covered card. */
function indexOf(width: number): number {
  return Math.min(28, round(width * 0.324));
}

interface PaneProps {
  readonly type: CityType;
  readonly group: CityGroup;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture of a card, as large as its pane allows. */
function Pane({ type, group, x, y, width, height }: PaneProps) {
  const scale = Math.min(width / 92, height / 132);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h${-width}Z`} fill={PICTURE_GROUNDS[type]} />
      <g
        transform={`translate(${round(x + (width - 92 * scale) / 2)} ${round(y + height - 130 * scale)}) scale(${scale.toFixed(3)})`}
        stroke="var(--print)"
        strokeWidth={2.4}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <Picture type={type} group={group} />
      </g>
    </>
  );
}

/** A product card: a band in its type's colour with emblem, letter and value; its group; and its picture. */
export const ProductCard = memo(function ProductCard({
  product,
  width = 68,
  height = 104,
  label,
  className,
}: ProductCardProps) {
  const { type, group, value } = product;
  const chance = seeded(`${type} ${group} ${value}`);
  const sheet = cutRect(1, 1, width - 2, height - 2, chance, 1);
  const roomy = width >= roomyFrom;
  const index = indexOf(width);
  const small = index - 5;
  const band = round(roomy ? height * 0.33 : height * 0.42);
  const disc = round(Math.min(band * 0.4, width * 0.195));
  const pane = Math.min(height - band - 2, 31);
  // a digit is 0.62 of its size wide: it stays within the margin that a fan leaves uncovered
  const figure = round(roomy ? Math.min(band * 0.94, (index - 3) / 0.62) : Math.min(19, band * 0.8, width * 0.5));
  const smallDisc = round(Math.min(8.5, band * 0.4, (width - figure * 0.68 - 6) / 2));
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <path d={sheet} fill="var(--cream)" />
      {roomy && (
        <Pane type={type} group={group} x={index} y={band} width={width - index - 2} height={height - band - 2} />
      )}
      <path d={`M2 2H${width - 2}V${band}H2Z`} fill={typePaint(type)} stroke="var(--print)" strokeWidth={1.6} />
      <DrawnText
        face="lettering"
        x={roomy ? index / 2 + 2 : 2.5 + figure * 0.34}
        y={band / 2 + figure * 0.36}
        size={figure}
        fill={typeInk(type)}
      >
        {value}
      </DrawnText>
      {roomy ? (
        <>
          <g className="product-disc">
            <TypeDisc type={type} x={width - disc - 5} y={band / 2 + 1} radius={disc} />
          </g>
          <GroupShape group={group} x={3.5} y={band + 5} size={small} weight={1.7} fill="#fff" />
          <CrateShape kind={TYPE_KINDS[type]} x={3.5} y={height - small - 6} size={small} />
        </>
      ) : (
        <>
          <TypeDisc type={type} x={Math.min(29, width - smallDisc - 2.5)} y={band / 2 + 1} radius={smallDisc} />
          <GroupShape
            group={group}
            x={Math.min(width / 2, 17.5) - pane * 0.42}
            y={band + pane * 0.07}
            size={round(pane * 0.84)}
            weight={1.8}
            fill="#fff"
          />
        </>
      )}
      <path d={sheet} fill="none" stroke="var(--print)" strokeWidth={2} />
    </Drawing>
  );
}, alike);

interface ProductBackProps extends Labelled {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A product card's back. */
export const ProductBack = memo(function ProductBack({ width = 68, height = 104, label, className }: ProductBackProps) {
  const chance = seeded('product back');
  const shop = width * 0.5;
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
      <Placed x={width / 2 - shop / 2} y={height / 2 - shop / 2} scale={shop / 16}>
        <g stroke="var(--print)" strokeWidth={round(24 / shop)} strokeLinejoin="round">
          <path d={SMALL_FRONT} fill="var(--paint)" />
          <path d={SMALL_DOOR} fill="#35524a" stroke="none" />
          <path d={SMALL_AWNING} fill="var(--lamp)" />
        </g>
      </Placed>
    </Drawing>
  );
});
