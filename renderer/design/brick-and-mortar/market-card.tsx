import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { CrateShape } from '../drawing/crate.tsx';
import { Drawing, DrawnText, type Labelled } from '../drawing/drawing.tsx';
import type { CrateKind } from '../drawing/kinds.ts';
import { cutRect, range, seeded } from '../drawing/paper.ts';

/** A good on a card, with its number of crates. */
export interface CardGood {
  readonly kind: CrateKind;
  readonly count: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

interface MarketCardProps extends Labelled {
  readonly goods: readonly CardGood[];
  /** Supply cards bring crates on a cart; demand cards want goods, as boxes on a shopping list. */
  readonly face: 'supply' | 'demand';
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Whether to draw the crates below the figures; false for overlapping cards. */
  readonly pile?: boolean | undefined;
}

/** The height of a good on a slim card, and of its crate, in pixels. */
const slimRow = 32;
const slimCrate = 20;

interface SlimCardProps extends Labelled {
  readonly goods: readonly CardGood[];
  readonly face: 'supply' | 'demand';
}

/** A market card in a hand: all its content is at the left edge, which the next card leaves visible. */
export const SlimMarketCard = memo(function SlimMarketCard({ goods, face, label, className }: SlimCardProps) {
  const [width, height] = [46, 88];
  return (
    <Drawing width={width} height={height} label={label} className={className} scales>
      <CardSheet goods={goods} face={face} width={width} height={height} />
      {goods.map(({ kind, count }, index) => (
        <g key={kind}>
          <CrateShape kind={kind} x={4} y={5 + index * slimRow} size={slimCrate} />
          <DrawnText x={4 + slimCrate / 2} y={5 + index * slimRow + slimCrate + 11} size={15}>
            {count}
          </DrawnText>
        </g>
      ))}
    </Drawing>
  );
}, alike);

/** The paper of a card. */
function CardSheet({ goods, face, width, height }: SlimCardProps & Sheet) {
  const supply = face === 'supply';
  const chance = seeded(`${face} ${goods.map(({ kind, count }) => `${kind}${count}`).join(' ')}`);
  return (
    <>
      <path
        d={cutRect(1, 1, width - 2, height - 2, chance, 1)}
        fill={supply ? 'var(--cream)' : 'var(--list)'}
        stroke="var(--print)"
        strokeWidth={2}
      />
      {supply ? <Cart width={width} height={height} /> : <ListRules width={width} height={height} />}
    </>
  );
}

/** A market card's face. */
export function MarketCard({ goods, face, width = 84, height = 112, pile = true, label, className }: MarketCardProps) {
  const supply = face === 'supply';
  const row = goods.length > 3 ? 23 : 26;
  const crate = goods.length > 3 ? 19 : 21;
  const size = 15;
  const perRow = Math.max(1, Math.floor((width - 14) / (size + 2)));
  const rows = Math.max(0, Math.floor((height - 16 - 7 - goods.length * row) / (size + 2)));
  const pictured = pile ? goods.flatMap(({ kind, count }) => range(count).map((nth) => ({ kind, nth }))) : [];
  return (
    <Drawing width={width} height={height} label={label} className={className} scales>
      <CardSheet goods={goods} face={face} width={width} height={height} />
      {pictured.slice(0, rows * perRow).map(({ kind, nth }, place) => (
        <CrateShape
          key={`${kind} ${nth}`}
          kind={kind}
          x={8 + (place % perRow) * (size + 2)}
          y={height - 16 - size - Math.floor(place / perRow) * (size + 2)}
          size={size}
          ghost={!supply}
        />
      ))}
      {goods.map(({ kind, count }, index) => (
        <g key={kind}>
          <CrateShape kind={kind} x={5} y={7 + index * row} size={crate} />
          <DrawnText x={36} y={7 + index * row + crate * 0.8} size={18}>
            {count}
          </DrawnText>
        </g>
      ))}
    </Drawing>
  );
}

function Cart({ width, height }: Sheet) {
  const inset = Math.min(18, width * 0.28);
  const wheel = { r: 5, fill: '#8a5a34', stroke: 'var(--print)', strokeWidth: 2 };
  return (
    <>
      <path d={`M6 ${height - 14}H${width - 6}`} stroke="var(--print)" strokeWidth={3} />
      <circle cx={inset} cy={height - 9} {...wheel} />
      <circle cx={width - inset} cy={height - 9} {...wheel} />
    </>
  );
}

function ListRules({ width, height }: Sheet) {
  return <path d={`M6 ${height - 12}H${width - 6}M6 ${height - 8}H${width - 6}`} stroke="#7d8f6d" strokeWidth={1.4} />;
}
