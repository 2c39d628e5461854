import { Crate, CrateShape } from './crate.tsx';
import { DrawnText, Placed } from './drawing.tsx';
import { Icon, IconShape } from './icon.tsx';
import { round } from './paper.ts';
import {
  countOf,
  countWidth,
  iconSize,
  layRecipe,
  type PlacedPart,
  type Recipe,
  type RecipePart,
  type RecipeRow,
} from './recipe-layout.ts';
import { Rosette, RosetteShape } from './rosette.tsx';

export type { Recipe, RecipePart } from './recipe-layout.ts';

interface RecipeShapeProps {
  readonly recipe: Recipe;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink?: string | undefined;
}

/** A recipe inside another drawing, centred in a space and as large as fits. */
export function RecipeShape({ recipe, x, y, width, height, ink = 'var(--print)' }: RecipeShapeProps) {
  const { rows, crate, text } = layRecipe(recipe, width, height);
  return rows.map((row) => (
    <RowShape
      key={row.middle}
      row={row}
      x={x + (width - row.width) / 2}
      middle={y + row.middle}
      {...{ crate, text, ink }}
    />
  ));
}

interface RowShapeProps {
  readonly row: RecipeRow;
  readonly x: number;
  readonly middle: number;
  readonly crate: number;
  /** The font size, in pixels. */
  readonly text: number;
  readonly ink: string;
}

/** A row of a recipe inside another drawing. */
export function RowShape({ row, x, middle, crate, text, ink }: RowShapeProps) {
  return (
    <g transform={`translate(${round(x)} ${round(middle)})`}>
      {row.parts.map((placed) => (
        <PartShape key={placed.left} placed={placed} crate={crate} text={text} ink={ink} />
      ))}
    </g>
  );
}

interface PartShapeProps {
  readonly placed: PlacedPart;
  readonly crate: number;
  readonly text: number;
  readonly ink: string;
}

/** A part of a row with its middle at y = 0. */
function PartShape({ placed: { part, left }, crate, text, ink }: PartShapeProps) {
  const baseline = text * 0.35;
  const words = (words: string | number) => (
    <DrawnText x={left} y={baseline} size={text} anchor="start" fill={ink}>
      {words}
    </DrawnText>
  );
  if ('text' in part) return words(part.text);
  const at = left + countWidth(part, text);
  const size = iconSize(text);
  const count = countOf(part);
  return (
    <>
      {count !== undefined && words(count)}
      {'good' in part && <CrateShape kind={part.good} x={at} y={-crate / 2} size={crate} />}
      {'points' in part && <RosetteShape x={at} y={-size / 2} size={size} />}
      {'icon' in part && (
        <Placed x={at} y={-size / 2}>
          <IconShape name={part.icon} x={0} y={0} size={size} colour={ink} />
        </Placed>
      )}
    </>
  );
}

interface RecipeLineProps {
  readonly recipe: Recipe;
  /** Pixels at the default text size. */
  readonly crateSize?: number | undefined;
  /** Its meaning as a sentence; without it the line is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A recipe beside text: its rows in a single line that wraps. Scales with the reader's text size. */
export function RecipeLine({ recipe, crateSize = 20, label, className = '' }: RecipeLineProps) {
  const parts = recipe.flatMap((row, line) => row.map((part, place) => ({ part, place: `${line} ${place}` })));
  const line = parts.map(({ part, place }) => <LinePart key={place} part={part} size={crateSize} />);
  return label === undefined ? (
    <span className={`recipe-line ${className}`} aria-hidden="true">
      {line}
    </span>
  ) : (
    <span className={`recipe-line ${className}`} role="img" aria-label={label}>
      {line}
    </span>
  );
}

function LinePart({ part, size }: { readonly part: RecipePart; readonly size: number }) {
  if ('text' in part) return <span>{part.text}</span>;
  const count = countOf(part);
  return (
    <span className="recipe-part">
      {count !== undefined && <b className="figure">{count}</b>}
      {'good' in part && <Crate kind={part.good} size={size} />}
      {'points' in part && <Rosette size={size - 1} />}
      {'icon' in part && <Icon name={part.icon} size={size - 1} />}
    </span>
  );
}
