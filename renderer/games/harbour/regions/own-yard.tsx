import { board } from '../../../../shared/games/harbour/boards.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { buildingsToEnd, countedBuildings } from '../../../../shared/games/harbour/scoring.ts';
import { EmptyLot, Fitted, type FittedSize, Roving, Tagged } from '../../../design/index.ts';
import { asksMarket, placesOf } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { BoardChoice, LookedCards } from './choices.tsx';
import { PlaceFront } from './place-front.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { OwnStock } from './stock.tsx';

/** The width that a building needs as a front, and an empty lot, in pixels. Narrower fronts have no room for text. */
const needs = { front: 98, lot: 28 } as const;

/** The own yard: name plate, stock, buildings as fronts or rows, and empty lots. */
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
        <Fitted className="hb-own-row">{(size) => (isChoosing ? <BoardChoice /> : <OwnBuildings {...size} />)}</Fitted>
      </div>
    </article>
  );
}

function OwnBuildings({ width = Number.POSITIVE_INFINITY }: Partial<FittedSize>) {
  const { view, ownSeat, words } = useTable();
  const player = playerOf(view, ownSeat);
  const looked = player.looked.cards ?? [];
  const places = placesOf(view, ownSeat);
  const lots = Math.max(0, buildingsToEnd - countedBuildings(player));
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

/** One for each building to the end. */
const lotNames = ['first', 'second', 'third', 'fourth'] as const;

/** Empty lots, one for each building still missing to the end. */
export function Lots({ count }: { readonly count: number }) {
  const { words } = useTable();
  if (count === 0) return null;
  return (
    <div className="hb-lots" role="img" aria-label={words.say('lots', { count })}>
      {lotNames.slice(0, count).map((lot) => (
        <Fitted key={lot} className="hb-lot">
          {(size) => <EmptyLot {...size} />}
        </Fitted>
      ))}
    </div>
  );
}
