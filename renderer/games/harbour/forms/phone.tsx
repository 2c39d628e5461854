import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { NamePlate, Roving } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { asksMarket, otherSeats, placesOf } from '../interaction/standing.ts';
import { BoardChoice, LookedCards } from '../regions/choices.tsx';
import { HarbourCounter } from '../regions/counter.tsx';
import { DeckSign } from '../regions/deck-sign.tsx';
import { WhereItStands } from '../regions/header.tsx';
import { MarketPanel } from '../regions/market-panel.tsx';
import { MarketStrip } from '../regions/market-strip.tsx';
import { PlaceRow } from '../regions/place-row.tsx';
import { Facts, Plate } from '../regions/plate.tsx';
import { SheetButtons } from '../regions/sheets.tsx';
import { OtherStock } from '../regions/stock.tsx';
import { playerOf, useTable } from '../table.ts';

/** How high the boards to choose from are drawn, with their words beside them. */
const phoneFront = 132;

/** A player's board on a phone: market and stock in one line, then all places in one list. */
export function PhoneTable() {
  const table = useTable();
  const { layout, question, asked, news, view, ownSeat } = table;
  const wide = layout.width > layout.height;
  const buying = asksMarket(table);
  const player = playerOf(view, ownSeat);
  return (
    <>
      <PhoneHead sheets={wide} />
      <div className={`hb-mid ${wide ? 'wide' : ''}`}>
        {(!buying || wide) && (
          <div className="hb-phone-market" data-seat={ownSeat}>
            {buying ? <MarketPanel /> : <MarketStrip />}
            {!asked && <div className="hb-news">{news}</div>}
          </div>
        )}
        <div className="hb-phone-list">
          {buying && !wide && <MarketPanel />}
          {player.board === null && player.dealt.length > 0 && <BoardChoice height={phoneFront} />}
          {question?.type === 'free-building' && question.seat === ownSeat && (
            <LookedCards cards={player.looked.cards ?? []} height={170} />
          )}
          <PhonePlaces buying={buying} />
        </div>
      </div>
      <div className="hb-foot">
        {!wide && <PhoneSheets />}
        <HarbourCounter />
      </div>
    </>
  );
}

/** The own name, points and symbols, and the sheets if there is space. */
function PhoneHead({ sheets }: { readonly sheets: boolean }) {
  const { ownSeat, words, seats } = useTable();
  return (
    <header className="phone-head">
      <h1 className="unseen">{words.say('title')}</h1>
      <NamePlate mark={markOfPlayer(seats, ownSeat)} name={words.name(ownSeat)} />
      <Facts seat={ownSeat} full />
      {sheets && <PhoneSheets />}
    </header>
  );
}

/** The sheets above a phone's counter, and the shell's buttons beside them. */
function PhoneSheets() {
  const { words, tools } = useTable();
  return (
    <nav className="hb-sheets" aria-label={words.say('regions.sheets')}>
      <WhereItStands brief />
      <div className="game-tools">
        <SheetButtons />
        {tools}
      </div>
    </nav>
  );
}

/** All places: the centre, the own yard and the others'. While buying, only the centre. */
function PhonePlaces({ buying }: { readonly buying: boolean }) {
  const table = useTable();
  const { view, ownSeat, words, asked, question } = table;
  const centre = <Places title={words.say('regions.centre')} places={view.centre} inactive={<DeckSign />} />;
  if (buying) return centre;
  const others = otherSeats(table).map((seat) => (
    <Places
      key={seat}
      title={words.say('yard-of', { name: words.name(seat) })}
      places={placesOf(view, seat)}
      seat={seat}
    />
  ));
  // a player who takes goods from others needs to see theirs
  const othersFirst = asked && (question?.type === 'steal' || question?.type === 'take');
  return (
    <>
      {othersFirst && others}
      {centre}
      <Places title={words.say('yard-of', words.player(ownSeat))} places={placesOf(view, ownSeat)} />
      {!othersFirst && others}
      {view.practice !== null && view.practice.buildings.length > 0 && (
        <Places title={words.say('yard-of', { name: words.say('practice') })} places={view.practice.buildings} />
      )}
    </>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly places: readonly Place[];
  /** The seat whose name plate and stock are shown above the buildings. */
  readonly seat?: Seat;
  /** Shown in the title line. */
  readonly inactive?: ReactNode;
}

function Places({ title, places, seat, inactive }: PlacesProps) {
  return (
    <section className="hb-places" aria-label={title} data-seat={seat}>
      <div className="hb-places-head">
        <h2 className={seat === undefined ? '' : 'unseen'}>{title}</h2>
        {inactive}
      </div>
      {seat !== undefined && (
        <>
          <Plate seat={seat} />
          <OtherStock seat={seat} />
        </>
      )}
      {places.length > 0 && (
        <Roving label={title} className="hb-rows">
          {places.map((place) => (
            <PlaceRow key={place} place={place} valued tagSide="above" />
          ))}
        </Roving>
      )}
    </section>
  );
}
