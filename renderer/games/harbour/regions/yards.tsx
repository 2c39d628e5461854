import type { Seat } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { buildingsToEnd, countedBuildings } from '../../../../shared/games/harbour/scoring.ts';
import { NamePlate, Rosette, Roving, useHeight } from '../../../design/index.ts';
import { markOf } from '../interaction/marks.ts';
import { otherSeats, placesOf } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { Lots } from './own-yard.tsx';
import { PlaceFront } from './place-front.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { OtherStock } from './stock.tsx';

/**
 * The other players' yards, or the practice opponent's in a solo game. `width` of each in pixels if they share the whole
 * width; then buildings are fronts if there is room.
 */
export function OtherYards({ width = 0 }: { readonly width?: number }) {
  const table = useTable();
  return (
    <>
      {otherSeats(table).map((seat) => (
        <OtherYard key={seat} seat={seat} width={width} />
      ))}
      {table.view.practice !== null && <PracticeYard width={width} />}
    </>
  );
}

/** The number of yards beside the own one. */
export function yardsBeside(table: Parameters<typeof otherSeats>[0]): number {
  return otherSeats(table).length + (table.view.practice === null ? 0 : 1);
}

/** From this width on, in pixels, who plays for a name finds room beside it. */
const roomForName = 300;
/** From this number of buildings, empty lots do not fit. */
const fullYard = 4;

/** Another player's yard: name plate, points, goods, buildings as rows, and empty lots. */
export function OtherYard({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const table = useTable();
  const { view, words, toAct } = table;
  const player = playerOf(view, seat);
  const name = words.name(seat);
  const places = placesOf(view, seat);
  return (
    <article
      className={`hb-yard seat-part of-${places.length} ${width >= roomForName ? 'wide' : ''} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('yard-of', { name })}
      data-seat={seat}
    >
      <Plate seat={seat} />
      <OtherStock seat={seat} />
      {player.board === null && <DealtBoards seat={seat} />}
      <YardPlaces name={name} places={places} width={width} />
      {places.length < fullYard && width < roomForFronts && (
        <Lots count={buildingsToEnd - countedBuildings(player)} width={33} height={56} />
      )}
    </article>
  );
}

interface YardPlacesProps {
  readonly name: string;
  readonly places: readonly Place[];
  readonly width: number;
}

/** The buildings of a yard: rows, or fronts if it is wide enough. */
function YardPlaces({ name, places, width }: YardPlacesProps) {
  const { words } = useTable();
  const label = words.say('buildings-of', { name });
  if (width >= roomForFronts) return <YardFronts label={label} places={places} width={width} />;
  if (places.length === 0) return null;
  return (
    <Roving label={label} className="hb-rows">
      {places.map((place) => (
        <PlaceRow key={place} place={place} />
      ))}
    </Roving>
  );
}

/** From this width on, in pixels, a yard shows its buildings as fronts. */
const roomForFronts = 420;
const widestFront = 158;
const frontGap = 6;

function YardFronts({ label, places, width }: Omit<YardPlacesProps, 'name'> & { readonly label: string }) {
  const [height, room] = useHeight<HTMLDivElement>(200);
  const each = Math.floor((width - 18 - (places.length - 1) * frontGap) / Math.max(1, places.length));
  return (
    <div className="hb-yard-fronts" ref={room}>
      <Roving label={label} className="hb-fronts">
        {places.map((place) => (
          <PlaceFront
            key={place}
            place={place}
            width={Math.min(widestFront, each)}
            height={Math.min(250, height - 8)}
            tagSide="above"
          />
        ))}
      </Roving>
    </div>
  );
}

/** The characters dealt to a seat, while it has not kept one. */
function DealtBoards({ seat }: { readonly seat: Seat }) {
  const { view, words } = useTable();
  const { dealt } = playerOf(view, seat);
  if (dealt.length === 0) return null;
  return <p className="hb-dealt">{words.say('dealt', { boards: words.list(dealt.map(words.board)) })}</p>;
}

/** The practice opponent's yard: its cargo, and its buildings, which can be visited like a player's. */
export function PracticeYard({ width }: { readonly width: number }) {
  const { view, words, seats } = useTable();
  const { practice } = view;
  if (practice === null) return null;
  const name = words.say('practice');
  const points = practice.buildings.reduce((sum, building) => sum + buildings[building].points, 0);
  return (
    <article
      className={`hb-yard of-${practice.buildings.length}`}
      aria-label={words.say('yard-of', { name })}
      data-practice=""
    >
      <div className="hb-plate">
        <NamePlate mark={markOf(seats, 'practice')} name={name} />
        <ul className="hb-facts">
          <li>
            <Rosette size={20} />
            <span className="unseen">{words.say('facts.points')}</span>
            {points}
          </li>
        </ul>
      </div>
      <p className="hb-cargo">{words.say('cargo', { money: words.money(practice.cargo) })}</p>
      <YardPlaces name={name} places={practice.buildings} width={width} />
      {width < roomForFronts && <Lots count={buildingsToEnd - practice.buildings.length} width={33} height={56} />}
    </article>
  );
}
