import type { Seat } from '../../../shared/engine/index.ts';
import { otherSeats } from './standing.ts';
import { useTable } from './table.ts';

/** The others' rows, clockwise from the near player; everybody's where nobody sits near. `height` of a row, in pixels. */
export function Rivals({ height }: { readonly height: number }) {
  const table = useTable();
  return (
    <section className="ss-rivals" aria-label={table.words.say('regions.rivals')}>
      {otherSeats(table).map((seat) => (
        <Rival key={seat} seat={seat} height={height} />
      ))}
    </section>
  );
}

/** Somebody's row: sign, pawns left, hand size, points so far. */
export function Rival({ seat, height }: { readonly seat: Seat; readonly height: number }) {
  return <article className="ss-rival" data-seat={seat} style={{ height }} />;
}
