import type { Seat } from '../../../../shared/engine/index.ts';
import { entrances, marketSize, spacesOfLine } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { ListedSeat, ListedSection } from '../../../game-kit/index.ts';
import { ReadingLists } from '../../../table/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndPanel } from '../ending/end-panel.tsx';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../interaction/pieces.ts';
import { MercadoCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { Listed } from './listed-pieces.tsx';

/**
 * The whole table as lists in reading order, for large text.
 * The selected piece has its possible places below it.
 */
export function Lists() {
  const table = useTable();
  const { view, ownSeat, log, words, shared, question, asked } = table;
  const taking = asked && question?.type === 'take-tile';
  const display = (
    <Listed title={words.say('display')} pieces={view.display.map((_tile, at) => displayPiece(at))} part="display" />
  );
  return (
    <>
      <Header />
      <ReadingLists log={log} logTitle={words.say('lists.log')}>
        {taking && display}
        <EndPanel />
        <ChallengePanel />
        {!shared && <ListedPlayer seat={ownSeat} own />}
        <Listed title={words.say('customers')} pieces={view.customers.flat().map(customersPiece)} part="customers">
          <p className="soft">{words.say('lists.face-down', { left: words.list(view.stacks.map(String)) })}</p>
        </Listed>
        {!taking && display}
        <ListedSection title={words.say('lists.market')}>
          {rows.map((spaces, row) => (
            <Listed
              key={spaces[0]}
              title={words.say('lists.row', { row: row + 1 })}
              pieces={spaces.map(spacePiece)}
              part="market"
              inner
            />
          ))}
        </ListedSection>
        <Listed title={words.say('lists.entrances')} pieces={entrances.map(entrancePiece)} part="entrances" />
        {otherSeats(table).map((seat) => (
          <ListedPlayer key={seat} seat={seat} />
        ))}
      </ReadingLists>
      <MercadoCounter />
    </>
  );
}

/** The rows of the market, from the top. */
const rows = spacesOfLine.slice(0, marketSize);

/** A player as text; own tiles and restaurants can be selected. */
function ListedPlayer({ seat, own = false }: { readonly seat: Seat; readonly own?: boolean }) {
  const table = useTable();
  const { view, words } = table;
  const { money, woodenStands, tiles, restaurants } = playerOf(view, seat);
  return (
    <ListedSeat table={table} seat={seat} place={{ 'data-purse': seat }}>
      <p>
        {money !== null && words.say('lists.money', { coins: words.coins(money) })}{' '}
        {words.say('lists.wooden-stands', { count: woodenStands })}
      </p>
      {own ? (
        <>
          <Listed title={words.say('your-stands')} pieces={tiles.map((_tile, at) => tilePiece(at))} part="tiles" />
          {restaurants.length > 0 && (
            <Listed
              title={words.say('to-open')}
              pieces={restaurants.map((_restaurant, at) => restaurantPiece(at))}
              part="restaurants"
            />
          )}
        </>
      ) : (
        <>
          {tiles.length > 0 && <p>{words.say('lists.tiles', { tiles: words.list(tiles.map(words.stand)) })}</p>}
          {restaurants.length > 0 && (
            <p>{words.say('lists.restaurants', { restaurants: words.list(restaurants.map(words.restaurant)) })}</p>
          )}
        </>
      )}
    </ListedSeat>
  );
}
