import type { Seat } from '../../../../shared/engine/index.ts';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { utilityBreakdown } from '../../../../shared/games/brick-and-mortar/phases/utilities.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import {
  DebtToken,
  Envelope,
  Fitted,
  Icon,
  Lantern,
  NamePlate,
  RecipeLine,
  Rosette,
  Roving,
  Tagged,
  Terrace,
} from '../../../design/index.ts';
import { markOfPlayer, PresenceSign, useTurnWords } from '../../../table/index.ts';
import { type BrickTable, otherSeats, playerOf, useTable } from '../table.ts';
import { EmptyLots, Front } from './front.tsx';

/** True if the seat has sealed a choice for the current question. Null if nothing is sealed now. */
export function sealOf(
  { view, question, toAct }: Pick<BrickTable, 'view' | 'question' | 'toAct'>,
  seat: Seat,
): boolean | null {
  switch (question?.type) {
    case 'draft':
    case 'advertise':
      return !toAct.includes(seat);
    case 'stock-bid':
    case 'sale-bid':
      return question.seats.includes(seat) ? playerOf(view, seat).bidPrice.made : null;
    default:
      return null;
  }
}

/** The rivals' buildings across the street; on the shared board all players' buildings. */
export function Rivals() {
  const table = useTable();
  const { words, shared } = table;
  const seats = otherSeats(table);
  return (
    <section className="bm-far" aria-label={words.say(shared ? 'regions.buildings' : 'regions.rivals')}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} terse={seats.length > 1} />
      ))}
    </section>
  );
}

/** A building: its plate, its shops, and the empty lots. A terse plate shows a bot's level without words. */
function Rival({ seat, terse }: { readonly seat: Seat; readonly terse: boolean }) {
  const { view, words, toAct } = useTable();
  const { building } = playerOf(view, seat);
  return (
    <article
      className={`bm-building ${terse ? 'terse-plates' : ''} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('building-of', words.player(seat))}
      data-seat={seat}
    >
      <Fitted className="bm-terrace">
        {(size) => <Terrace seed={words.name(seat)} roof={6} className="masonry" {...size} />}
      </Fitted>
      <Plate seat={seat} />
      <Roving label={words.say('shops-of', words.player(seat))} className="bm-shops">
        {building.map((store, slot) => (
          <Front key={store.id} store={store.id} open={{ store, slot }} tagSide="below" short />
        ))}
        <EmptyLots slots={Array.from({ length: board.slots }, (_, slot) => slot).slice(building.length)} />
      </Roving>
    </article>
  );
}

/** A building's plate: the player's name, lantern, bid or envelope, points, bill and debt. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const turn = useTurnWords();
  const table = useTable();
  const { view, seats, toAct, words } = table;
  const sealed = sealOf(table, seat);
  const acts = toAct.includes(seat);
  const mark = markOfPlayer(seats, seat);
  const hasBid = view.revealedBids.some((revealed) => revealed.seat === seat);
  // beside open money there is room for a lit one only, and an envelope says the same
  const showsLantern = view.openMoney === true ? acts && sealed === null : acts || (!hasBid && sealed !== true);
  return (
    <div className="player-line bm-plate">
      <NamePlate mark={mark} name={words.name(seat)}>
        <PresenceSign seat={seat} />
      </NamePlate>
      {showsLantern && <Lantern lit={acts} size={25} className="bm-lantern" />}
      {acts && <span className="unseen">{turn.mark(seat)}</span>}
      <div className="bm-plate-things" data-turned-at={seat}>
        <Bid seat={seat} />
        {sealed !== null && (
          <Envelope
            mark={mark}
            sealed={sealed}
            width={31}
            className="bm-envelope"
            label={words.say(sealed ? 'envelope-sealed' : 'envelope-open')}
          />
        )}
        <Facts seat={seat} withMoney={table.shared || seat !== table.ownSeat} />
      </div>
    </div>
  );
}

/** A player's revealed bid. */
export function Bid({ seat }: { readonly seat: Seat }) {
  const { view, words, toAct } = useTable();
  const bid = view.revealedBids.find((revealed) => revealed.seat === seat);
  if (bid === undefined) return null;
  const price = words.money(bid.price);
  const sentence =
    bid.quantity === null
      ? words.say('bid-tag.price', { price })
      : words.say('bid-tag.items', { count: bid.quantity, price });
  return (
    <Tagged tag={sentence} side="below">
      {() => (
        <span className={`bm-bid printed ${toAct.includes(seat) ? 'acting' : ''}`}>
          <span className="unseen">{sentence}</span>
          {bid.quantity === null ? (
            <span aria-hidden="true">{price}</span>
          ) : (
            <RecipeLine recipe={[[{ icon: 'crates', count: bid.quantity }, { text: price }]]} crateSize={17} />
          )}
        </span>
      )}
    </Tagged>
  );
}

/** Points, bill and debt of a player, and money if it is open. */
export function Facts({ seat, withMoney = false }: { readonly seat: Seat; readonly withMoney?: boolean }) {
  const { view, words } = useTable();
  const { points, building, debt, money } = playerOf(view, seat);
  return (
    <ul className="player-facts bm-facts">
      <li title={words.points(points)} className="bm-fact-points">
        <Rosette size={20} label={words.say('facts.points')} />
        {points}
      </li>
      {withMoney && view.openMoney === true && money !== null && (
        <li title={words.say('facts.money')}>
          <span className="unseen">{words.say('facts.money')}</span>
          {words.money(money)}
        </li>
      )}
      <li title={words.say('facts.bill')}>
        <Icon name="utilities" size={19} label={words.say('facts.bill')} />
        {words.money(totalOf(utilityBreakdown(building)))}
      </li>
      {debt > 0 && (
        <li title={words.say('facts.debt')} className="bm-debt">
          <DebtToken size={24} text={`−${debt}`} label={words.say('tokens', { count: debt })} />
        </li>
      )}
    </ul>
  );
}
