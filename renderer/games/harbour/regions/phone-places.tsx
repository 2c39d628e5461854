import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { NamePlate, Roving } from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { asksMarket, placesOf } from '../interaction/standing.ts';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { BoardChoice, LookedCards } from './choices.tsx';
import { DeckSign } from './deck-sign.tsx';
import { PlaceRow } from './place-row.tsx';
import { Facts, Plate } from './plate.tsx';
import { OtherStock } from './stock.tsx';

/** The own name, points and symbols. */
export function OwnHead() {
  const { ownSeat, words, seats } = useTable();
  return (
    <header className="phone-head">
      <h1 className="unseen">{words.say('title')}</h1>
      <NamePlate mark={markOfPlayer(seats, ownSeat)} name={words.name(ownSeat)} />
      <Facts seat={ownSeat} full />
    </header>
  );
}

/** What is dealt to the own seat, then all places: centre, own yard, others. While buying, only the centre. */
export function PhonePlaces() {
  const table = useTable();
  const { view, ownSeat, words, asked, question } = table;
  const player = playerOf(view, ownSeat);
  // a player who takes goods from others needs to see theirs
  const areOthersFirst = asked && (question?.type === 'steal' || question?.type === 'take');
  return (
    <div className="hb-phone-list">
      {player.board === null && player.dealt.length > 0 && <BoardChoice />}
      {question?.type === 'free-building' && question.seat === ownSeat && (
        <LookedCards cards={player.looked.cards ?? []} />
      )}
      {areOthersFirst && <OthersPlaces />}
      <Places title={words.say('regions.centre')} places={view.centre} inactive={<DeckSign />} />
      {!asksMarket(table) && (
        <>
          <Places title={words.say('yard-of', words.player(ownSeat))} places={placesOf(view, ownSeat)} />
          {!areOthersFirst && <OthersPlaces />}
          {view.practice !== null && view.practice.buildings.length > 0 && (
            <Places title={words.say('yard-of', { name: words.say('practice') })} places={view.practice.buildings} />
          )}
        </>
      )}
    </div>
  );
}

function OthersPlaces() {
  const table = useTable();
  const { view, words } = table;
  return otherSeats(table).map((seat) => (
    <Places
      key={seat}
      title={words.say('yard-of', { name: words.name(seat) })}
      places={placesOf(view, seat)}
      seat={seat}
    />
  ));
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
    <section className="hb-places terse-plates" aria-label={title} data-seat={seat}>
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
