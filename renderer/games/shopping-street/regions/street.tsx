import { useLayoutEffect, useRef } from 'react';
import { columns, type Side, type SpaceId, spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { CityPaving, CityShop, Fitted, type FittedSize, Plot, RovingGrid } from '../../../design/index.ts';
import { drawnShop } from '../interaction/drawn.ts';
import { statusOf } from '../interaction/interaction.ts';
import { plotPiece } from '../interaction/pieces.ts';
import { shopAt } from '../interaction/standing.ts';
import { useTable } from '../table.ts';
import { PieceOnTable } from './piece-on-table.tsx';

const rows: readonly Side[] = ['N', 'S'];

/**
 * The two pavements that face each other. Arrow keys walk along them and across. In a narrow window both scroll
 * sideways together.
 */
export function Street() {
  const table = useTable();
  const { words, question } = table;
  const place = useRef<HTMLDivElement>(null);
  const lit = spaceIds.filter((space) => ['lit', 'chosen'].includes(statusOf(table, plotPiece(space)).state)).join(' ');
  useLayoutEffect(() => {
    if (place.current !== null && lit !== '') scrollToOneOf(place.current, lit.split(' '));
  }, [lit]);
  const asked = question?.type;
  useLayoutEffect(() => {
    // on a phone, a new question starts at the top
    if (asked !== undefined) place.current?.closest('.phone-mid')?.scrollTo({ top: 0 });
  }, [asked]);
  return (
    <div className="ss-both-sides" ref={place}>
      <RovingGrid label={words.say('regions.street')} rows={rows.length} columns={columns.length} className="ss-street">
        {rows.map((side) => (
          <Pavement key={side} side={side} />
        ))}
      </RovingGrid>
    </div>
  );
}

/** Scrolls the street to the first of the spaces, unless one of them is in view. */
function scrollToOneOf(street: HTMLElement, spaces: readonly string[]): void {
  const found = spaces.flatMap((space) => street.querySelector(`[data-plot="${space}"]`) ?? []);
  const places = found.map((plot) => plot.getBoundingClientRect());
  const { left, right } = street.getBoundingClientRect();
  const [first] = places;
  if (first === undefined || places.some((at) => at.left >= left && at.right <= right)) return;
  street.scrollLeft += first.left - left - first.width / 2;
}

/** One pavement with its ten spaces. */
function Pavement({ side }: { readonly side: Side }) {
  return (
    <div className={`ss-pavement ss-pavement-${side}`}>
      <CityPaving of="pavement" />
      {columns.map((column) => (
        <PlotPlace key={column} space={`${side}${column}`} />
      ))}
    </div>
  );
}

/** A space button with its shop, if any; its tag shows the action or the reason. */
function PlotPlace({ space }: { readonly space: SpaceId }) {
  const piece = plotPiece(space);
  const north = space.startsWith('N');
  return (
    <div
      className="ss-plot"
      data-plot={space}
      data-drop={piece}
      data-cell={`${north ? 0 : 1},${Number(space.slice(1)) - 1}`}
    >
      <Fitted className="ss-ground">
        {(size) => (
          <PieceOnTable piece={piece} tagSide={north ? 'below' : 'above'}>
            <OnPlot space={space} size={size} />
          </PieceOnTable>
        )}
      </Fitted>
    </div>
  );
}

/** The content of a space: a shop, the planned one, or only its name. */
function OnPlot({ space, size }: { readonly space: SpaceId; readonly size: Partial<FittedSize> }) {
  const table = useTable();
  const { view, seats, words } = table;
  const standing = shopAt(table, space);
  if (standing !== null)
    return <CityShop shop={drawnShop(standing.shop, seats)} planned={standing.planned} {...size} />;
  const { state } = statusOf(table, plotPiece(space));
  const look = view.idle.includes(space) ? 'idle' : state === 'lit' ? 'lit' : state === 'disabled' ? 'shut' : 'empty';
  return <Plot name={words.space(space)} look={look} {...size} />;
}
