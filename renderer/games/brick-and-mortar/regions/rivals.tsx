import type { Seat } from '../../../../shared/engine/index.ts';
import { seatsOf } from '../../../../shared/engine/index.ts';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { utilityBreakdown } from '../../../../shared/games/brick-and-mortar/phases/utilities.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import {
  DebtToken,
  EmptyLot,
  Envelope,
  Icon,
  Lantern,
  NamePlate,
  Pressable,
  RecipeLine,
  Rosette,
  Roving,
  Shopfront,
  Tagged,
  Terrace,
} from '../../../design/index.ts';
import { markOfPlayer, PresenceSign, useTurnWords } from '../../../table/index.ts';
import { rivalsHeight, streetWidth } from '../forms/layout.ts';
import { sharedWidths } from '../forms/shop-widths.ts';
import { aboutStore, shopOf, spokenStore } from '../interaction/shop-data.ts';
import { type BrickTable, playerOf, useTable } from '../table.ts';

/** The seats on the far side, clockwise from the own seat; all seats without one. */
export function farSeats({ view, ownSeat, shared }: Pick<BrickTable, 'view' | 'ownSeat' | 'shared'>): readonly Seat[] {
  const seats = seatsOf(view.seatCount);
  if (shared) return seats;
  const at = seats.indexOf(ownSeat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

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

/** The rivals' buildings across the street. */
export function Rivals() {
  const table = useTable();
  const { words, layout } = table;
  const seats = farSeats(table);
  const room = (layout.setting === 'one-screen' ? streetWidth(layout) : layout.width) - 24;
  const width = Math.floor((room - (seats.length - 1) * 12) / Math.max(1, seats.length));
  const height = rivalsHeight(layout);
  const roomForNames = layout.side || seats.length < 3;
  return (
    <section className="bm-far" aria-label={words.say('regions.rivals')}>
      {seats.map((seat) =>
        height === 0 ? (
          <article
            key={seat}
            className="bm-plate-only"
            aria-label={words.say('building-of', words.player(seat))}
            data-seat={seat}
          >
            <Plate seat={seat} narrow={!roomForNames} />
          </article>
        ) : (
          <Rival key={seat} seat={seat} width={width} height={height} />
        ),
      )}
    </section>
  );
}

/** A building's plate: the player's name, lantern, envelope, points, bill and debt. */
export function Plate({ seat, narrow = false }: { readonly seat: Seat; readonly narrow?: boolean }) {
  const turn = useTurnWords();
  const table = useTable();
  const { view, seats, toAct, words } = table;
  const sealed = sealOf(table, seat);
  const acts = toAct.includes(seat);
  const mark = markOfPlayer(seats, seat);
  const bid = view.revealedBids.find((revealed) => revealed.seat === seat);
  // if there is little space, the name plate itself is highlighted
  const lamp = !narrow && (bid === undefined ? acts || sealed !== true : acts);
  return (
    <div className="bm-plate">
      <NamePlate mark={mark} name={words.name(seat)}>
        <PresenceSign seat={seat} />
      </NamePlate>
      {lamp && <Lantern lit={acts} size={25} label={acts ? turn.mark(seat) : undefined} />}
      {acts && !lamp && bid === undefined && <span className="unseen">{turn.mark(seat)}</span>}
      <Bid seat={seat} mustAct={acts && !lamp} />
      {sealed !== null && (
        <Envelope
          mark={mark}
          sealed={sealed}
          width={narrow ? 24 : 31}
          className="bm-envelope"
          label={words.say(sealed ? 'envelope-sealed' : 'envelope-open')}
        />
      )}
      <Facts seat={seat} narrow={narrow} />
    </div>
  );
}

/** A player's revealed bid. With `mustAct` it also says that they must act. */
export function Bid({ seat, mustAct = false }: { readonly seat: Seat; readonly mustAct?: boolean }) {
  const turn = useTurnWords();
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
        <span className={`bm-bid ${toAct.includes(seat) ? 'acting' : ''}`}>
          <span className="unseen">{mustAct ? `${turn.mark(seat)} ${sentence}` : sentence}</span>
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

/** Points, bill and debt of a player. */
export function Facts({ seat, narrow = false }: { readonly seat: Seat; readonly narrow?: boolean }) {
  const { view, words } = useTable();
  const { points, building, debt } = playerOf(view, seat);
  return (
    <ul className="bm-facts">
      <li title={words.points(points)}>
        <Rosette size={narrow ? 17 : 20} label={words.say('facts.points')} />
        {points}
      </li>
      <li title={words.say('facts.bill')}>
        <Icon name="utilities" size={narrow ? 16 : 19} label={words.say('facts.bill')} />
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

/** The minimum width of a plate with everything about a player, in pixels. */
const roomyPlate = 380;
/** The minimum width of a plate with a bot's level beside a long name and everything of a month, in pixels. */
const wordyPlate = 620;
/** Below this width a plate takes two lines. */
const slimPlate = 270;

interface RivalProps {
  readonly seat: Seat;
  readonly width: number;
  /** The height of the building on the street. */
  readonly height?: number;
}

/** The height of a rival's building. */
const usualHeight = 182;

/** A rival's building: its plate, its shops, and the empty lots. */
export function Rival({ seat, width, height = usualHeight }: RivalProps) {
  const table = useTable();
  const { view, words, layout, toAct, shared } = table;
  const { building } = playerOf(view, seat);
  const lots = board.slots - building.length;
  const shown = sharedWidths(
    building.map(({ id }) => id),
    width - 12,
    lots,
  );
  const street = layout.setting === 'one-screen';
  const narrow = (street || shared) && width < roomyPlate;
  const wordy = (!street && !shared) || width >= wordyPlate;
  // name and facts below each other
  const plate = street && width < slimPlate ? 72 : 42;
  return (
    <article
      className={`bm-building ${narrow ? 'narrow' : ''} ${wordy ? '' : 'terse'} ${plate > 42 ? 'slim' : ''} ${toAct.includes(seat) ? 'acting' : ''}`}
      style={street ? { height } : {}}
      aria-label={words.say('building-of', words.player(seat))}
      data-seat={seat}
    >
      {street && <Terrace seed={words.name(seat)} width={width} height={height} roof={6} className="masonry" />}
      <Plate seat={seat} narrow={narrow} />
      <Roving label={words.say('shops-of', words.player(seat))} className="bm-shops">
        {building.map((store, slot) => (
          <Pressable
            key={store.id}
            state="plain"
            label={spokenStore(store.id, words, store)}
            tag={<StoreTag store={store.id} />}
            tagSide="below"
            onPress={() => {}}
          >
            <Shopfront
              shop={shopOf(store.id, words, view.phase, store, slot)}
              width={shown.shops[slot] ?? 100}
              height={street ? height - plate : 140}
              short
            />
          </Pressable>
        ))}
        {Array.from({ length: lots }, (_, index) => building.length + index).map((slot) => (
          <EmptyLot
            key={slot}
            width={shown.lot || 40}
            height={street ? height - plate - 18 : 122}
            {...((shown.lot || 40) >= 38 ? { sign: words.say('to-let') } : {})}
          />
        ))}
      </Roving>
    </article>
  );
}

/** A store's name and modifiers on a tag. */
export function StoreTag({ store, reason }: { readonly store: StoreId; readonly reason?: string | null }) {
  const { words } = useTable();
  return (
    <span className="bm-store-tag">
      {reason !== undefined && reason !== null && <b>{reason}</b>}
      <span>
        <strong>{words.store(store)}</strong> {aboutStore(store, words)}
      </span>
    </span>
  );
}
