import { Boat, Fitted, Roving, Water } from '../../../design/index.ts';
import { useTable } from '../table.ts';
import { DeckSign } from './deck-sign.tsx';
import { PlaceFront } from './place-front.tsx';

/** The buildings of the centre, on the quay: to go to, and to buy. */
export function Quay() {
  const { view, words } = useTable();
  return (
    <section className="hb-quay quay-planks" aria-label={words.say('regions.centre')}>
      <Roving label={words.say('regions.centre')} className="hb-quay-row">
        {view.centre.map((building) => (
          <PlaceFront key={building} place={building} />
        ))}
      </Roving>
    </section>
  );
}

/** The water before the quay, the boats that wait for their freight, and at the end where buildings come in the deck. */
export function HarbourWater() {
  const { view } = useTable();
  return (
    <div className="hb-water">
      <Fitted className="hb-waves">{({ height }) => <Water height={height} />}</Fitted>
      <div className="hb-boats" aria-hidden="true">
        <Boat seed="first" cargo={view.market.slice(0, 2)} />
        <Boat seed="second" cargo={view.market.slice(2)} />
      </div>
      <DeckSign />
    </div>
  );
}
