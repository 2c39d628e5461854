import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { Awning } from '../drawing/awning.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import { awningColours } from '../drawing/kinds.ts';
import { leading } from '../drawing/lettering.ts';
import { SignShape, signLettering } from '../drawing/painted-sign.tsx';
import { paint, WALLS } from '../drawing/palette.ts';
import { brickMarks, cutRect, pick, seeded } from '../drawing/paper.ts';
import { PriceTagShape, priceTagWidth } from '../drawing/price-tag.tsx';
import { RosetteShape } from '../drawing/rosette.tsx';
import { ClosedBoard, closedBoardHeight, reasonLines } from './closed-board.tsx';
import { type CratePress, ShelfButtons } from './shelf-buttons.tsx';
import { type CratePlace, layShelves, type ShelfLayout, type Stock } from './shelf-layout.ts';
import { Shelves } from './shelves.tsx';
import {
  Boxes,
  type DeliveryBoxes,
  EffectLine,
  HousePlate,
  housePlateWidth,
  type ShopEffect,
  UtilitiesLine,
  utilitiesWidth,
} from './shop-parts.tsx';

/** The data of a shop's drawing. Texts and amounts are formatted: "$4", "−$4 each". */
export interface Shop {
  /** The seed of walls, sign and edges: a shop looks the same in every language. */
  readonly id: string;
  readonly name: string;
  readonly stocks: readonly Stock[];
  readonly boxes?: readonly DeliveryBoxes[] | undefined;
  /** In the window of a shop without goods. */
  readonly emblem?: IconName | undefined;
  readonly points?: number | string | undefined;
  readonly utilities?: string | undefined;
  /** The price; shown in place of the utilities if given. */
  readonly cost?: string | undefined;
  /** The amount that its slot adds to the bill. */
  readonly rent?: string | undefined;
  readonly effect?: ShopEffect | undefined;
}

interface ShopfrontProps extends Labelled {
  readonly shop: Shop;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The short form for rivals: without counts, points, utilities and rent. */
  readonly short?: boolean | undefined;
  readonly crateSize?: number | undefined;
  /** The text of the closed sign in the window of an unusable shop. */
  readonly closed?: string | undefined;
  /** The reason on the same sign, if the window is high enough. */
  readonly reason?: string | undefined;
  /** Returns a button for a crate or free space, or undefined. Never put such a shop inside another button. */
  readonly pressCrate?: ((place: CratePlace) => CratePress | undefined) | undefined;
}

interface Measures {
  readonly signTop: number;
  readonly signHeight: number;
  readonly signSize: number;
  readonly signWidth: number;
  readonly signLines: 2 | 3;
  readonly awningTop: number;
  readonly awningHeight: number;
  readonly plinth: number;
  readonly side: number;
  readonly windowTop: number;
  readonly windowHeight: number;
}

/** Below these heights, names have at most two lines; in pixels. */
const lowFront = { short: 120, whole: 150 } as const;

/** Below this height a short front has one shelf, and no crates to press; in pixels. */
export const leastShelved = 124;

function onOneShelf(stock: Stock): Stock {
  return { ...stock, shelves: [stock.shelves.reduce((sum, count) => sum + count, 0)] };
}

/** The height of the counts over the shelves, in pixels. */
const countsHeight = 24;

function measure(shop: Shop, width: number, height: number, short: boolean): Measures {
  const crown = short ? 5 : 9;
  const signSize = short ? 16 : 18;
  const signWidth = width - (short ? 6 : 14);
  const lines = height < (short ? lowFront.short : lowFront.whole) ? 2 : 3;
  const { size, rows } = signLettering(shop.name, signWidth, signSize, lines);
  const signHeight = rows.length * size * leading + 6;
  const signTop = crown + (short ? 3 : 4);
  const awningTop = signTop + signHeight + 1;
  const awningHeight = short ? 13 : 19;
  const plinth = short ? (shop.effect ? 22 : 7) : 45;
  const windowTop = awningTop + awningHeight - 5;
  const windowHeight = height - plinth - windowTop - 2;
  const side = short ? 4 : 9;
  return {
    signTop,
    signHeight,
    signSize,
    signWidth,
    signLines: lines,
    awningTop,
    awningHeight,
    plinth,
    side,
    windowTop,
    windowHeight,
  };
}

/** A shop drawn from its data: awning in its goods' colours, shelves with crates, a lantern for its effect. */
export const Shopfront = memo(function Shopfront(props: ShopfrontProps) {
  const { short = false, closed, reason, pressCrate, label, className = '' } = props;
  const { width = short ? 118 : 150, height = short ? 142 : 208, crateSize = short ? 21 : 27 } = props;
  const isLow = short && height < leastShelved;
  const shop = isLow ? { ...props.shop, stocks: props.shop.stocks.map(onOneShelf) } : props.shop;
  const at = measure(shop, width, height, short);
  const counted = !short && at.windowHeight >= countsHeight * 2;
  const shelves = layShelves(
    shop.stocks,
    { x: at.side + 2, y: at.windowTop + 5, width: width - at.side * 2 - 4, height: at.windowHeight - 7 },
    crateSize,
    counted,
  );
  const drawing = (
    <Drawing width={width} height={height} label={pressCrate ? undefined : label} className="shopfront">
      <Walls id={shop.id} width={width} height={height} at={at} short={short} />
      <Display shop={shop} width={width} at={at} shelves={shelves} counted={counted} crateSize={crateSize} />
      <Awning
        x={at.side - 4}
        y={at.awningTop}
        width={width - at.side * 2 + 8}
        height={at.awningHeight}
        colours={awningColours([...shop.stocks, ...(shop.boxes ?? [])].map((good) => good.kind))}
        stripe={short ? 10 : 13}
      />
      <SignShape
        text={shop.name}
        seed={shop.id}
        x={(width - at.signWidth) / 2}
        y={at.signTop}
        width={at.signWidth}
        height={at.signHeight}
        size={at.signSize}
        lines={at.signLines}
      />
      {shop.effect && <EffectLine effect={shop.effect} width={width} y={height - at.plinth + (short ? 2 : 1)} />}
      {!short && <Plinth shop={shop} width={width} height={height} />}
      {closed !== undefined && <Closed text={closed} reason={reason} width={width} at={at} />}
    </Drawing>
  );
  const look = `shop ${closed === undefined ? '' : 'shut'} ${className}`;
  return (
    <span className={look} data-shop={shop.id}>
      {drawing}
      {pressCrate && (
        <ShelfButtons crates={shelves.crates} width={width} height={height} press={pressCrate} label={label} />
      )}
    </span>
  );
}, alike);

interface ClosedProps {
  readonly text: string;
  readonly reason: string | undefined;
  readonly width: number;
  readonly at: Measures;
}

/** The closed sign in the window, below the counts of its shelves. A window too low for it only loses its colour. */
function Closed({ text, reason, width, at }: ClosedProps) {
  if (at.windowHeight < closedBoardHeight(0) - 8) return null;
  const wide = width - at.side * 2 - 6;
  const lines = reason === undefined ? [] : reasonLines(reason, wide);
  const free = at.windowHeight - countsHeight;
  const shown = closedBoardHeight(lines.length) - 12 <= free ? lines : [];
  const whole = closedBoardHeight(shown.length);
  const top = at.windowTop + Math.max(countsHeight - 12, at.windowHeight / 2 + 4 - whole / 2);
  return (
    <ClosedBoard
      text={text}
      reason={shown}
      middle={width / 2}
      y={Math.min(top, at.windowTop + at.windowHeight - whole)}
      width={shown.length > 0 ? wide : Math.min(88, width - 12)}
    />
  );
}

interface WallsProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly at: Measures;
  readonly short: boolean;
}

function Walls({ id, width, height, at, short }: WallsProps) {
  const chance = seeded(id);
  const wall = paint(pick(WALLS, chance));
  const crown = short ? 5 : 9;
  const line = { stroke: 'var(--print)', strokeWidth: 2 };
  // on the page's background: with more contrast in the dark theme it needs the page's light outline
  const edge = { stroke: 'var(--outline)', strokeWidth: 2 };
  return (
    <>
      <path d={cutRect(1, crown - 3, width - 2, height - crown + 2, chance, 1.4)} fill={wall} {...edge} />
      {!short && <path d={brickMarks(6, height - at.plinth, width - 12, at.plinth, chance)} fill="var(--brick-mark)" />}
      <path d={cutRect(-2, 1, width + 4, crown, chance, 1.2)} fill="var(--cornice)" {...edge} />
      <path
        d={cutRect(at.side, at.windowTop, width - at.side * 2, at.windowHeight, chance, 0.8)}
        fill="var(--glass)"
        {...line}
      />
      <path
        d={`M${at.side + 2} ${at.windowTop + 1}h${width - at.side * 2 - 4}v7H${at.side + 2}Z`}
        fill="var(--glass-shade)"
      />
    </>
  );
}

interface DisplayProps {
  readonly shop: Shop;
  readonly width: number;
  readonly at: Measures;
  readonly shelves: ShelfLayout;
  readonly counted: boolean;
  readonly crateSize: number;
}

/** The window's content: shelves, boxes, or an emblem. */
function Display({ shop, width, at, shelves, counted, crateSize }: DisplayProps) {
  if (shop.stocks.length > 0) {
    return (
      <Shelves layout={shelves} top={at.windowTop + 5} bottom={at.windowTop + at.windowHeight - 2} counted={counted} />
    );
  }
  if (shop.boxes && shop.boxes.length > 0) {
    const inside = {
      x: at.side + 2,
      y: at.windowTop + 8,
      width: width - at.side * 2 - 4,
      height: at.windowHeight - 12,
    };
    return <Boxes boxes={shop.boxes} {...inside} largest={crateSize} />;
  }
  const size = Math.min(42, at.windowHeight - 12);
  const middle = at.windowTop + at.windowHeight / 2 + 3;
  return (
    <IconShape
      name={shop.emblem ?? 'building'}
      x={(width - size) / 2}
      y={middle - size / 2}
      size={size}
      colour="#8a7350"
    />
  );
}

/** Points, rent and utilities along the pavement. */
function Plinth({ shop, width, height }: { readonly shop: Shop; readonly width: number; readonly height: number }) {
  const from = shop.points === undefined ? 7 : 32;
  const to = width - 10 - (shop.utilities === undefined ? 0 : utilitiesWidth(shop.utilities));
  return (
    <>
      {shop.points !== undefined && <RosetteShape points={shop.points} x={7} y={height - 25} size={23} />}
      {shop.rent !== undefined && to - from >= housePlateWidth(shop.rent) && (
        <HousePlate text={shop.rent} middle={(from + to) / 2} y={height - 25} />
      )}
      {shop.cost !== undefined ? (
        <PriceTagShape text={shop.cost} x={width - priceTagWidth(shop.cost) - 6} y={height - 29} />
      ) : (
        shop.utilities !== undefined && <UtilitiesLine text={shop.utilities} right={width - 8} y={height - 24} />
      )}
    </>
  );
}
