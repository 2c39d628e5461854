import type { Seat } from '../../../../shared/engine/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { buildingsLeft, practiceEstate, practicePoints } from '../../../../shared/games/harbour/scoring.ts';
import { NamePlate, Rosette, Roving } from '../../../design/index.ts';
import { markOf } from '../interaction/marks.ts';
import { placesOf } from '../interaction/standing.ts';
import { type HarbourTable, otherSeats, playerOf, useTable } from '../table.ts';
import { Fronts, Lots } from './own-yard.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { OtherStock } from './stock.tsx';

/** The other players' yards, or the practice opponent's in a solo game. */
export function OtherYards() {
  const table = useTable();
  return (
    <div className="hb-others">
      {otherSeats(table).map((seat) => (
        <OtherYard key={seat} seat={seat} />
      ))}
      {table.view.practice !== null && <PracticeYard />}
    </div>
  );
}

/** Yards at a shared table that are wide enough for fronts. */
const widestYards = 2;

/** True if yards show their buildings as fronts: with few of them on a shared board on one screen. */
function showsFronts({ shared, layout, view }: HarbourTable): boolean {
  return (
    shared && layout.setting === 'one-screen' && view.players.length + (view.practice === null ? 0 : 1) <= widestYards
  );
}

/** Another player's yard: name plate, points, goods, buildings as rows, and the quay. */
function OtherYard({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words, toAct } = table;
  const player = playerOf(view, seat);
  const name = words.name(seat);
  const places = placesOf(view, seat);
  return (
    <article
      className={`hb-yard seat-part ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('yard-of', { name })}
      data-seat={seat}
    >
      <Plate seat={seat} />
      <OtherStock seat={seat} />
      {player.board === null && <DealtBoards seat={seat} />}
      <YardPlaces name={name} places={places} />
      {!showsFronts(table) && <Lots count={buildingsLeft(player)} built={player.buildings} />}
    </article>
  );
}

/** The buildings of a yard: rows, or fronts if it is wide enough. */
function YardPlaces({ name, places }: { readonly name: string; readonly places: readonly Place[] }) {
  const table = useTable();
  const label = table.words.say('buildings-of', { name });
  if (showsFronts(table)) return <Fronts label={label} places={places} />;
  if (places.length === 0) return null;
  return (
    <Roving label={label} className="hb-rows">
      {places.map((place) => (
        <PlaceRow key={place} place={place} />
      ))}
    </Roving>
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
function PracticeYard() {
  const table = useTable();
  const { view, words, seats } = table;
  const { practice } = view;
  if (practice === null) return null;
  const name = words.say('practice');
  const points = practicePoints(practice.buildings);
  return (
    <article className="hb-yard" aria-label={words.say('yard-of', { name })} data-practice="">
      <div className="player-line hb-plate">
        <NamePlate mark={markOf(seats, 'practice')} name={name} />
        <ul className="player-facts hb-facts">
          <li>
            <Rosette size={20} />
            <span className="unseen">{words.say('facts.points')}</span>
            {points}
          </li>
        </ul>
      </div>
      <p className="hb-cargo">{words.say('cargo', { money: words.money(practice.cargo) })}</p>
      <YardPlaces name={name} places={practice.buildings} />
      {!showsFronts(table) && <Lots count={buildingsLeft(practiceEstate(practice))} built={practice.buildings} />}
    </article>
  );
}
