import type { Seat } from '../../../../shared/engine/index.ts';
import { Sky } from '../../../design/index.ts';
import { SideColumn } from '../../../game-kit/index.ts';
import type { BoardLayout } from '../../../table/index.ts';
import { BrickCounter } from '../regions/counter.tsx';
import { Docks } from '../regions/docks.tsx';
import { Header } from '../regions/header.tsx';
import { KerbTrack } from '../regions/kerb-track.tsx';
import { farSeats, Rival } from '../regions/rivals.tsx';
import { StoresForSale } from '../regions/stores-for-sale.tsx';
import { useTable } from '../table.ts';
import { streetWidth } from './layout.ts';
import { useDay } from './one-screen.tsx';

/** Height of everything on the one-screen board but the buildings and, in brackets, the docks. */
const around = { head: 43, kerb: 42, docks: 124, counter: 74 } as const;
const gap = 12;

/** Positions of the buildings on the shared board, and their scale. */
interface Places {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** Two buildings stand side by side, three or four in two rows, each as large as the others. */
export function placesFor(seats: number, layout: BoardLayout): Places {
  const rows = seats > 2 ? 2 : 1;
  // beside the third building the docks fill the row
  const docks = seats === 3 ? 0 : around.docks;
  const left = layout.height - around.head - around.kerb - around.counter - docks - 6;
  return {
    width: Math.floor((streetWidth(layout) - gap * 3) / 2),
    height: Math.floor((left - rows * 6) / rows),
    zoom: seats === 2 ? 1.5 : 1.22,
  };
}

/** The shared board: public information only, with equal buildings and no own desk. */
export function SharedScreen() {
  const table = useTable();
  const { layout, words, log } = table;
  const seats = farSeats(table);
  const places = placesFor(seats.length, layout);
  return (
    <>
      <Sky day={useDay()} roofs={130} className="bm-sky" />
      <Header />
      <section className={`bm-everybody of-${seats.length}`} aria-label={words.say('regions.buildings')}>
        {seats.map((seat) => (
          <Place key={seat} seat={seat} places={places} />
        ))}
        {seats.length === 3 && <Docks place={{ width: places.width, columns: 3 }} />}
      </section>
      <KerbTrack />
      {seats.length !== 3 && <Docks />}
      <SideColumn className="board-side bm-side" log={log}>
        <StoresForSale fronts={log === undefined} />
      </SideColumn>
      <BrickCounter />
    </>
  );
}

function Place({ seat, places }: { readonly seat: Seat; readonly places: Places }) {
  const { width, height, zoom } = places;
  return (
    <div className="bm-place" style={{ zoom }}>
      <Rival seat={seat} width={Math.floor(width / zoom)} height={Math.floor(height / zoom)} />
    </div>
  );
}

/** The same, one below the other, where there is no room for one screen. */
export function SharedBelow() {
  const table = useTable();
  const { layout, words, log, news } = table;
  return (
    <>
      <Header />
      <section className="bm-everybody" aria-label={words.say('regions.buildings')}>
        {farSeats(table).map((seat) => (
          <Rival key={seat} seat={seat} width={layout.width - 24} />
        ))}
      </section>
      <KerbTrack />
      <Docks />
      <div className="bm-below">
        <StoresForSale />
        <div className="board-log">{log ?? news}</div>
      </div>
      <div className="bm-foot">
        <BrickCounter />
      </div>
    </>
  );
}
