import { Crate, CrateShape } from '../drawing/crate.tsx';
import { DrawnText, Placed } from '../drawing/drawing.tsx';
import { Icon, IconShape } from '../drawing/icon.tsx';
import { round } from '../drawing/paper.ts';
import { countWidth, iconSize, layRecipe, type PlacedPart, type Recipe, type RecipePart } from './recipe-layout.ts';

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
  return rows.map((row) => {
    const left = x + (width - row.width) / 2;
    const middle = y + row.middle;
    return (
      <g key={row.middle} transform={`translate(${round(left)} ${round(middle)})`}>
        {row.parts.map((placed) => (
          <PartShape key={placed.left} placed={placed} crate={crate} text={text} ink={ink} />
        ))}
      </g>
    );
  });
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
  return (
    <>
      {part.count !== undefined && words(part.count)}
      {'good' in part ? (
        <CrateShape kind={part.good} x={at} y={-crate / 2} size={crate} />
      ) : (
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
  return (
    <span className="recipe-part">
      {part.count !== undefined && <b className="figure">{part.count}</b>}
      {'good' in part ? <Crate kind={part.good} size={size} /> : <Icon name={part.icon} size={size - 1} />}
    </span>
  );
}
