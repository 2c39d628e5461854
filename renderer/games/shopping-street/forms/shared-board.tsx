import { SideColumn } from '../../../game-kit/index.ts';
import { StreetCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { Rivals } from '../regions/rivals.tsx';
import { Street } from '../regions/street.tsx';
import { useTable } from '../table.ts';
import { PhoneStreet } from './phone-street.tsx';
import { SharedMarket } from './shared-market.tsx';
import { sharedSizes, sizesBelow } from './shared-sizes.ts';

/** The shared board: public information only, with a large street and no own seat. */
export function SharedScreen() {
  const { layout, log, view, words } = useTable();
  const sizes = sharedSizes(layout, view.seatCount);
  const { pavement, market, plot, player } = sizes;
  return (
    <div className="ss-shared-screen" style={{ '--ss-pavement': `${pavement}px`, '--ss-market': `${market}px` }}>
      <Header />
      <Street plot={plot} />
      <SharedMarket sizes={sizes} />
      <SideColumn className="shared-side" log={log}>
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={player} />
        </section>
      </SideColumn>
      <StreetCounter />
    </div>
  );
}

/** Pixels of a player's row where the board is as long as it must be. */
const playerBelow = 54;

/** The same without one screen's room: one below the other, as long as it must be; a street too wide moves sideways. */
export function SharedBelow() {
  const { layout, words, log, news } = useTable();
  const sizes = sizesBelow(layout);
  return (
    <>
      <Header />
      <PhoneStreet plot={sizes.plot} />
      <SharedMarket sizes={sizes} />
      <div className="shared-further">
        <section className="ss-everybody" aria-label={words.say('shared.players')}>
          <Rivals height={playerBelow} />
        </section>
        <div className="shared-log">{log ?? news}</div>
      </div>
      <div className="board-foot">
        <StreetCounter />
      </div>
    </>
  );
}
