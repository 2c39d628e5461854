import type { Seat } from '../../../shared/engine/index.ts';
import { buildings } from '../../../shared/games/harbour/buildings/index.ts';
import { countedBuildings } from '../../../shared/games/harbour/scoring.ts';
import { NameSign, Rosette, Roving } from '../../design/index.ts';
import { markOf } from './marks.ts';
import { Lots } from './own-yard.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { buildingsToEnd, otherSeats, placesOf } from './standing.ts';
import { OtherStock } from './stock.tsx';
import { playerOf, useTable } from './table.ts';

/** The yards of the others, and the practice opponent's where somebody plays alone. */
export function OtherYards() {
  const table = useTable();
  return (
    <>
      {otherSeats(table).map((seat) => (
        <OtherYard key={seat} seat={seat} />
      ))}
      {table.view.practice !== null && <PracticeYard />}
    </>
  );
}

/** How many yards lie beside the own one. */
export function yardsBeside(table: Parameters<typeof otherSeats>[0]): number {
  return otherSeats(table).length + (table.view.practice === null ? 0 : 1);
}

/** So many buildings leave no room for the lots that are still empty. */
const fullYard = 4;

/** Somebody else's yard: sign, points, goods, buildings as rows, and the lots that are still empty. */
export function OtherYard({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words, toAct } = table;
  const player = playerOf(view, seat);
  const name = words.name(seat);
  const places = placesOf(view, seat);
  return (
    <article
      className={`hb-yard of-${places.length} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('yard-of', { name })}
      data-seat={seat}
    >
      <Plate seat={seat} />
      <OtherStock seat={seat} />
      {player.board === null && <DealtBoards seat={seat} />}
      {places.length > 0 && (
        <Roving label={words.say('buildings-of', { name })} className="hb-rows">
          {places.map((place) => (
            <PlaceRow key={place} place={place} />
          ))}
        </Roving>
      )}
      {places.length < fullYard && <Lots count={buildingsToEnd - countedBuildings(player)} width={33} height={56} />}
    </article>
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
export function PracticeYard() {
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
        <NameSign mark={markOf(seats, 'practice')} name={name} />
        <ul className="hb-facts">
          <li>
            <Rosette size={20} />
            <span className="unseen">{words.say('facts.points')}</span>
            {points}
          </li>
        </ul>
      </div>
      <p className="hb-cargo">{words.say('cargo', { money: words.money(practice.cargo) })}</p>
      {practice.buildings.length > 0 && (
        <Roving label={words.say('buildings-of', { name })} className="hb-rows">
          {practice.buildings.map((place) => (
            <PlaceRow key={place} place={place} />
          ))}
        </Roving>
      )}
      <Lots count={buildingsToEnd - practice.buildings.length} width={33} height={56} />
    </article>
  );
}
