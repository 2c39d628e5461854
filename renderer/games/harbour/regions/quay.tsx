import { Boat, Roving, Water } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { DeckSign } from './deck-sign.tsx';
import { PlaceFront } from './place-front.tsx';

interface QuayProps {
  /** The space for the buildings, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The number of rows of buildings. */
  readonly rows?: number;
}

/** The quay in front of the buildings, their distance from its ends and each other, and the sky above; in pixels. */
const quayEdge = { front: 15, side: 14, gap: 5, sky: 8 } as const;
const widest = 172;

/** The buildings of the centre on the quay, which players visit and buy. */
export function Quay({ width, height, rows = 1 }: QuayProps) {
  const { view, words } = useTable();
  const columns = Math.max(1, Math.ceil(view.centre.length / rows));
  const each = Math.floor((width - quayEdge.side * 2 - (columns - 1) * quayEdge.gap) / columns);
  const high = Math.floor((height - quayEdge.front * rows) / rows) - quayEdge.sky;
  return (
    <section className="hb-quay quay-planks" aria-label={words.say('regions.centre')}>
      <Roving label={words.say('regions.centre')} className="hb-quay-row">
        {view.centre.map((building) => (
          <PlaceFront key={building} place={building} width={Math.min(widest, each)} height={high} />
        ))}
      </Roving>
    </section>
  );
}

/** The water in front of the quay with the waiting boats, and the deck of buildings at its end. */
export function HarbourWater({ height }: { readonly height: number }) {
  const { view } = useTable();
  const boat = Math.round(height * 1.05);
  return (
    <div className="hb-water">
      <div aria-hidden="true">
        <Water height={height} />
        <div className="hb-boats">
          <Boat seed="first" cargo={view.market.slice(0, 2)} width={boat} />
          <Boat seed="second" cargo={view.market.slice(2)} width={Math.round(boat * 0.86)} />
        </div>
      </div>
      <DeckSign />
    </div>
  );
}
