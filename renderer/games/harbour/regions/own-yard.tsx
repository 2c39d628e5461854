import { board } from '../../../../shared/games/harbour/boards.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { buildingsLeft, buildingsToEnd, countedBuildings } from '../../../../shared/games/harbour/scoring.ts';
import { Fitted, type FittedSize, QuayRow, Roving, Tagged } from '../../../design/index.ts';
import { asksMarket, cardAt, placesOf } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { BoardChoice, LookedCards } from './choices.tsx';
import { PlaceFront } from './place-front.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { OwnStock } from './stock.tsx';

/** The width that a building needs as a front, and a free plot, in pixels. Narrower fronts have no room for text. */
const needs = { front: 98, lot: 28 } as const;

/** The own yard: name plate, stock, buildings as fronts or rows, and free plots. */
export function OwnYard() {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const player = playerOf(view, ownSeat);
  const ability = player.board === null ? null : board(player.board).ability;
  const isChoosing = player.board === null && player.dealt.length > 0;
  return (
    <article
      className={`hb-own ${isChoosing ? 'choosing' : ''}`}
      aria-label={words.say('yard-of', words.player(ownSeat))}
      data-seat={ownSeat}
    >
      <div className="hb-own-parts">
        <Plate seat={ownSeat} full />
        {!isChoosing && (
          <p className="hb-second">
            {ability !== null && (
              <Tagged tag={words.ability(ability)} side="below">
                {(describedBy) => (
                  <span aria-describedby={describedBy}>
                    {words.say('ability-of', {
                      board: words.board(player.board ?? 'the-wharfs'),
                      ability: words.abilityBrief(ability),
                    })}
                  </span>
                )}
              </Tagged>
            )}
            <span className="soft">
              {words.say('bought', { count: countedBuildings(player), most: buildingsToEnd })}
            </span>
          </p>
        )}
        {!isChoosing && (table.layout.side || asksMarket(table)) && <OwnStock />}
        <Fitted className="hb-own-row quay-planks">
          {(size) => (isChoosing ? <BoardChoice /> : <OwnBuildings {...size} />)}
        </Fitted>
      </div>
    </article>
  );
}

function OwnBuildings({ width = Number.POSITIVE_INFINITY }: Partial<FittedSize>) {
  const { view, ownSeat, words } = useTable();
  const player = playerOf(view, ownSeat);
  const looked = player.looked.cards ?? [];
  const places = placesOf(view, ownSeat);
  const lots = buildingsLeft(player);
  if (view.question?.type === 'free-building' && view.question.seat === ownSeat && looked.length > 0) {
    return <LookedCards cards={looked} />;
  }
  const label = words.say('buildings-of', words.player(ownSeat));
  if (width < places.length * needs.front + lots * needs.lot) {
    return (
      <Roving label={label} className="hb-rows hb-own-rows">
        {places.map((place) => (
          <PlaceRow key={place} place={place} valued tagSide="above" />
        ))}
      </Roving>
    );
  }
  return (
    <>
      <Fronts label={label} places={places} />
      <Lots count={lots} />
    </>
  );
}

/** Buildings of a yard as fronts. */
export function Fronts({ label, places }: { readonly label: string; readonly places: readonly Place[] }) {
  return (
    <Roving label={label} className="hb-fronts">
      {places.map((place) => (
        <PlaceFront key={place} place={place} tagSide="above" />
      ))}
    </Roving>
  );
}

interface LotsProps {
  /** The number of free plots. */
  readonly count: number;
  /** The buildings beside them. */
  readonly built?: readonly Place[];
}

/** A row on the quay: small fronts of bought buildings, and a free plot for each building still missing to the end. */
export function Lots({ count, built = [] }: LotsProps) {
  const { view, words } = useTable();
  if (count + built.length === 0) return null;
  const fronts = built.map((place) => ({ id: place, symbols: cardAt(view, place)?.symbols ?? [] }));
  const name = count === 0 ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words.say('lots', { count }) };
  return (
    <div className="hb-lots quay-planks" style={{ '--lots': count }} {...name}>
      <Fitted className="hb-lots-row">{(size) => <QuayRow built={fronts} free={count} {...size} />}</Fitted>
    </div>
  );
}
