import type { ReactNode } from 'react';
import { columns, type SpaceId } from '../../../shared/games/shopping-street/street.ts';
import { RovingGrid } from '../../design/index.ts';
import type { Size } from './layout.ts';
import { useTable } from './table.ts';

/** The street: the north pavement, what lies in the street between (`children`), the south pavement. `plot` in pixels. */
export function Street({ plot, children }: { readonly plot: Size; readonly children?: ReactNode }) {
  const { words } = useTable();
  return (
    <RovingGrid label={words.say('regions.street')} rows={2} columns={columns.length} className="ss-street">
      <Pavement side="N" plot={plot} />
      {children}
      <Pavement side="S" plot={plot} />
    </RovingGrid>
  );
}

/** One pavement with its ten spaces. `plot` in pixels. */
export function Pavement({ side, plot }: { readonly side: 'N' | 'S'; readonly plot: Size }) {
  return (
    <div className={`ss-pavement ss-${side}`}>
      {columns.map((column) => (
        <PlotPlace key={column} space={`${side}${column}`} plot={plot} />
      ))}
    </div>
  );
}

/** A space of the street with its shop, if one stands there. It can be pressed; a tag says what for, or why not. */
export function PlotPlace({ space, plot }: { readonly space: SpaceId; readonly plot: Size }) {
  return <div className="ss-plot" data-plot={space} style={plot} />;
}
