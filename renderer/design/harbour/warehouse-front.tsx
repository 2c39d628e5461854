import { memo } from 'react';
import { Disc, Drawing, type Labelled } from '../drawing/drawing.tsx';
import { IconShape } from '../drawing/icon.tsx';
import type { IconName } from '../drawing/icons.ts';
import type { PlayerMark } from '../drawing/marks.ts';
import { SignShape } from '../drawing/painted-sign.tsx';
import { cutPath, cutRect, range, round, seeded } from '../drawing/paper.ts';
import { PawnShape } from '../drawing/pawn.tsx';
import { PriceTagShape } from '../drawing/price-tag.tsx';
import { type Recipe, RecipeShape } from '../drawing/recipe.tsx';
import { RosetteShape } from '../drawing/rosette.tsx';
import { measureWarehouse, ROSETTE_SIZE, type WarehouseMeasures } from './warehouse-measures.ts';

/** The data of a warehouse's drawing. Texts and amounts are formatted. */
export interface Warehouse {
  /** The seed of wall, sign and edges: a warehouse looks the same in every language. */
  readonly id: string;
  readonly name: string;
  /** The symbols in the gable. */
  readonly symbols: readonly IconName[];
  /** What it does, shown in the open door. */
  readonly recipe: Recipe;
  readonly points?: number | undefined;
  /** The formatted price: "$8"; absent if not for sale. */
  readonly price?: string | undefined;
}

interface WarehouseFrontProps extends Labelled {
  readonly warehouse: Warehouse;
  /** The marks of the pawns in front of it. */
  readonly pawns?: readonly PlayerMark[] | undefined;
  /** In pixels; from 96 by 150 to 210 by 260. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const NOBODY: readonly PlayerMark[] = [];

/**
 * A gabled warehouse drawn from its data: symbols in the gable, the name on a sign, the recipe in the open door.
 * Inside a `Pressable` it shows the piece's state; its pawns keep their colours if it is disabled.
 */
export function WarehouseFront(props: WarehouseFrontProps) {
  const { warehouse, pawns = NOBODY, width = 136, height = 200, label, className = '' } = props;
  const face = {
    name: warehouse.name,
    rated: warehouse.points !== undefined,
    price: warehouse.price,
    pawns: pawns.length,
  };
  const at = measureWarehouse(face, width, height);
  return (
    <span className={`shop warehouse ${className}`} data-warehouse={warehouse.id}>
      <Building warehouse={warehouse} at={at} width={width} height={height} label={label} />
      {pawns.length > 0 && (
        <Drawing width={width} height={height} className="warehouse-pawns">
          {pawns.map((mark, index) => (
            <g key={mark} data-pawn={mark}>
              <PawnShape mark={mark} x={at.pawns.x + index * at.pawns.step} y={at.pawns.y} size={at.pawns.size} />
            </g>
          ))}
        </Drawing>
      )}
    </span>
  );
}

interface BuildingProps extends Labelled {
  readonly warehouse: Warehouse;
  readonly at: WarehouseMeasures;
  readonly width: number;
  readonly height: number;
}

function Building({ warehouse, at, width, height, label }: BuildingProps) {
  const { id, name, symbols, recipe, points, price } = warehouse;
  const { door, emblem, sign } = at;
  const first = width / 2 - ((symbols.length - 1) * (emblem.radius * 2 + 2)) / 2;
  return (
    <Drawing width={width} height={height} label={label} className="warehouse-building">
      <Boards id={id} width={width} height={height} eaves={at.eaves} />
      {symbols.length === 0 && <Hatch middle={width / 2} y={emblem.y} />}
      {symbols.map((symbol, index) => {
        const x = first + index * (emblem.radius * 2 + 2);
        const size = emblem.radius * 1.3;
        return (
          <g key={`${symbol} ${x}`}>
            <Disc x={x} y={emblem.y} radius={emblem.radius} />
            <IconShape
              name={symbol}
              x={x - size / 2}
              y={emblem.y - size / 2}
              size={size}
              colour="var(--print)"
              weight={2}
            />
          </g>
        );
      })}
      <Door id={id} {...door} />
      <RecipeShape recipe={recipe} {...at.recipe} />
      <SignShape text={name} seed={id} {...sign} />
      {points !== undefined && <RosetteShape points={points} {...at.rosette} size={ROSETTE_SIZE} />}
      {price !== undefined && <PriceTagShape text={price} {...at.tag} />}
    </Drawing>
  );
}

const BOARDS = ['boards-1', 'boards-2', 'boards-3', 'boards-4', 'boards-5', 'boards-6', 'boards-7'] as const;

/** The colour of a warehouse's wall, from its id. */
export function boardsOf(id: string): string {
  return `var(--${BOARDS[Math.floor(seeded(`${id} planks`)() * BOARDS.length)] ?? 'boards-1'})`;
}

interface BoardsProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly eaves: number;
}

/** The boarded wall and its roof. */
const Boards = memo(function Boards({ id, width, height, eaves }: BoardsProps) {
  const chance = seeded(id);
  const middle = width / 2;
  const roof = `M1 ${eaves + 5}L${middle} 5 ${width - 1} ${eaves + 5}`;
  const slope = eaves / middle;
  const joints = range(Math.floor((width - 16) / 13)).map((board) => {
    const x = 14 + board * 13;
    return `M${x} ${round(8 + Math.abs(x - middle) * slope)}V${height - 2}`;
  });
  return (
    <>
      <path
        d={cutPath(
          [
            [5, height - 1],
            [5, eaves],
            [middle, 5],
            [width - 5, eaves],
            [width - 5, height - 1],
          ],
          chance,
          1.6,
        )}
        fill={boardsOf(id)}
        stroke="var(--outline)"
        strokeWidth={2}
      />
      <path d={joints.join('')} fill="none" stroke="var(--board-joint)" strokeWidth={1.5} />
      <path d={roof} fill="none" stroke="var(--outline)" strokeWidth={8} strokeLinejoin="round" strokeLinecap="round" />
      <path d={roof} fill="none" stroke="var(--eaves)" strokeWidth={4.5} strokeLinejoin="round" strokeLinecap="round" />
    </>
  );
});

/** The closed hatch of a gable without a symbol; it must not look like one. */
function Hatch({ middle, y }: { readonly middle: number; readonly y: number }) {
  const x = round(middle - 8);
  const top = round(y - 8);
  return (
    <>
      <path d={`M${x} ${top}h16v17H${x}Z`} fill="var(--board-joint)" stroke="var(--outline)" strokeWidth={1.6} />
      <path
        d={`M${round(middle)} ${top}v17M${x} ${top + 4.5}h16M${x} ${top + 12.5}h16`}
        fill="none"
        stroke="var(--outline)"
        strokeWidth={1.3}
      />
    </>
  );
}

interface DoorProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The open door: light inside, a shadow below its lintel. */
function Door({ id, x, y, width, height }: DoorProps) {
  return (
    <>
      <path
        d={cutRect(x, y, width, height, seeded(`${id} door`), 0.8)}
        fill="var(--glass)"
        stroke="var(--print)"
        strokeWidth={2}
      />
      <path d={`M${x + 1.5} ${y + 1}h${width - 3}v5H${x + 1.5}Z`} fill="var(--glass-shade)" />
    </>
  );
}
