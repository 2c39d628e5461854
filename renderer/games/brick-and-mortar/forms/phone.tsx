import { NamePlate, useHeight } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { BrickCounter } from '../regions/counter.tsx';
import { Docks } from '../regions/docks.tsx';
import { OwnBuilding } from '../regions/own-building.tsx';
import { OwnMoney } from '../regions/own-money.tsx';
import { Bid, Facts } from '../regions/rivals.tsx';
import { playerOf, useTable } from '../table.ts';
import { PhoneDesk } from './phone-desk.tsx';
import { PhoneSheets } from './phone-sheets.tsx';
import { deskKind, type PhoneRoom, phoneSizes } from './phone-sizes.ts';

/** A player's own desk on a phone, upright or on its side; everything else is a sheet pulled from the counter. */
export function PhoneTable() {
  const table = useTable();
  const { layout, view, ownSeat } = table;
  const { building, bought, storeHand } = playerOf(view, ownSeat);
  const wide = layout.width > layout.height;
  const [height, middle] = useHeight<HTMLDivElement>(layout.height - 300);
  const room: PhoneRoom = {
    width: layout.width,
    height,
    wide,
    bare: building.length === 0 && bought === null,
    stores: storeHand.count > 0,
  };
  const kind = deskKind(table);
  const sizes = phoneSizes(kind, room);
  return (
    <>
      <PhoneHead sheets={wide} />
      <Docks />
      <div ref={middle} className={`bm-mid ${wide ? 'wide' : ''} ${sizes.shops === 0 ? 'whole' : ''}`}>
        <div className="bm-phone-street">
          <When />
          {sizes.shops > 0 && (
            <OwnBuilding room={{ width: (wide ? room.width / 2 : room.width) - 24, height: sizes.shops }} />
          )}
        </div>
        <PhoneDesk kind={kind} sizes={sizes} room={room} />
      </div>
      <div className="bm-foot">
        {!wide && <PhoneSheets />}
        <BrickCounter />
      </div>
    </>
  );
}

/** Whose desk it is: name, points, bill, debt and money in one line; the sheets too where there is the room. */
function PhoneHead({ sheets }: { readonly sheets: boolean }) {
  const { ownSeat, words, seats } = useTable();
  return (
    <header className="phone-head">
      <NamePlate mark={markOfPlayer(seats, ownSeat)} name={words.name(ownSeat)} />
      <Facts seat={ownSeat} />
      <OwnMoney />
      {sheets && <PhoneSheets />}
    </header>
  );
}

/** Month and phase, and the own bid once it lies open. */
function When() {
  const { view, ownSeat, words } = useTable();
  return (
    <p className="bm-when">
      <span>{words.say('whereabouts', { month: words.month(view.month), phase: words.phase(view.phase) })}</span>
      <Bid seat={ownSeat} />
    </p>
  );
}
