import { board } from '../../../../shared/games/harbour/boards.ts';
import { buildingsToEnd, countedBuildings } from '../../../../shared/games/harbour/scoring.ts';
import { EmptyLot, Roving, Tagged, useHeight } from '../../../design/index.ts';
import { asksMarket, placesOf } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { BoardChoice, LookedCards } from './choices.tsx';
import { PlaceFront } from './place-front.tsx';
import { PlaceRow } from './place-row.tsx';
import { Plate } from './plate.tsx';
import { OwnStock } from './stock.tsx';

/** The maximum width of an own building with little and with much space, and the gap between two. */
const widest = { usual: 144, roomy: 176 } as const;
/** From this width on, the stock is beside the buildings instead of above them; in pixels. */
const roomyFrom = 640;
const stockBeside = 236;
const gap = 6;
/** Buildings that would be narrower than this stand as rows: no words find room on such a front. */
const narrowest = 92;
/** The maximum height as a fraction of the width; and the height of a building being looked at, in pixels. */
const highest = 1.9;
const highestLooked = 240;
/** The width of an empty lot with enough and with little space. */
const lotWidth = { usual: 38, least: 22 } as const;

/** The own yard: name plate, stock, buildings as fronts, and empty lots. */
export function OwnYard({ width }: { readonly width: number }) {
  const table = useTable();
  const { view, ownSeat, words } = table;
  const player = playerOf(view, ownSeat);
  const ability = player.board === null ? null : board(player.board).ability;
  const choosing = player.board === null && player.dealt.length > 0;
  const roomy = width >= roomyFrom && table.layout.side && !choosing;
  const [height, row] = useHeight<HTMLDivElement>(186);
  return (
    <article
      className={`hb-own ${roomy ? 'roomy' : ''}`}
      aria-label={words.say('yard-of', words.player(ownSeat))}
      data-seat={ownSeat}
    >
      <Plate seat={ownSeat} full />
      {!choosing && (
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
          <span className="soft">{words.say('bought', { count: countedBuildings(player), most: buildingsToEnd })}</span>
        </p>
      )}
      {!choosing && (table.layout.side || asksMarket(table)) && <OwnStock />}
      <div className="hb-own-row" ref={row}>
        {choosing ? (
          <BoardChoice
            columns={width >= roomyFrom ? 2 : 1}
            height={width >= roomyFrom ? Math.min(210, height - 30) : Math.floor(height / 2) - 26}
          />
        ) : (
          <OwnFronts
            width={roomy ? width - stockBeside : width}
            height={height - 6}
            most={widest[roomy ? 'roomy' : 'usual']}
          />
        )}
      </div>
    </article>
  );
}

interface OwnFrontsProps {
  readonly width: number;
  readonly height: number;
  /** The maximum width of a front. */
  readonly most: number;
}

function OwnFronts({ width, height, most }: OwnFrontsProps) {
  const { view, ownSeat, words } = useTable();
  const player = playerOf(view, ownSeat);
  const looked = player.looked.cards ?? [];
  const places = placesOf(view, ownSeat);
  const lots = Math.max(0, buildingsToEnd - countedBuildings(player));
  const room = width - (places.length - 1) * gap;
  const forFronts = room - lots * (lotWidth.least + gap);
  const front = Math.min(most, Math.floor(forFronts / Math.max(1, places.length)));
  const left = room - front * places.length;
  const lot = Math.min(lotWidth.usual, Math.floor(left / Math.max(1, lots)) - gap);
  if (view.question?.type === 'free-building' && view.question.seat === ownSeat && looked.length > 0) {
    return <LookedCards cards={looked} height={Math.min(highestLooked, height)} />;
  }
  const high = Math.min(height, Math.round(front * highest));
  const label = words.say('buildings-of', words.player(ownSeat));
  if (front < narrowest) {
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
      <Roving label={label} className="hb-fronts">
        {places.map((place) => (
          <PlaceFront key={place} place={place} width={front} height={high} tagSide="above" />
        ))}
      </Roving>
      <Lots count={lots} width={lot} height={Math.round(high * 0.6)} />
    </>
  );
}

/** One for each building to the end. */
const lotNames = ['first', 'second', 'third', 'fourth'] as const;

/** Empty lots, one for each building still missing to the end. */
export function Lots({
  count,
  width,
  height,
}: {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}) {
  const { words } = useTable();
  if (count === 0) return null;
  return (
    <div className="hb-lots" role="img" aria-label={words.say('lots', { count })}>
      {lotNames.slice(0, count).map((lot) => (
        <EmptyLot key={lot} width={width} height={height} />
      ))}
    </div>
  );
}
