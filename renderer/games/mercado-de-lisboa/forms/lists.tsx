import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { entrances, marketSize, spacesOfLine } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { Button, NameSign } from '../../../design/index.ts';
import { markOfPlayer, PresenceSign, ReadingLists } from '../../../table/index.ts';
import { ChallengePanel } from '../ending/challenge-panel.tsx';
import { EndPanel } from '../ending/end-panel.tsx';
import { lookOf, press } from '../interaction/interaction.ts';
import {
  customersPiece,
  displayPiece,
  entrancePiece,
  meaningOf,
  type Piece,
  restaurantPiece,
  spacePiece,
  tilePiece,
} from '../interaction/pieces.ts';
import { otherSeats } from '../interaction/standing.ts';
import { MercadoCounter } from '../regions/counter.tsx';
import { EntranceTag } from '../regions/entrance-tag.tsx';
import { Header } from '../regions/header.tsx';
import { SpaceTag } from '../regions/space-tag.tsx';
import { WaresTag } from '../regions/wares-tag.tsx';
import { type MercadoTable, playerOf, useTable } from '../table.ts';

/**
 * The whole table as lists in reading order, for large text: how far the end is, what can be taken in hand, the display,
 * the market row by row, its entrances, the others, the roll. Under what is in hand stands everywhere it can go.
 */
export function Lists() {
  const table = useTable();
  const { view, near, log, words, shared, question, asked } = table;
  const taking = asked && question?.type === 'take-tile';
  const display = (
    <Listed title={words.say('display')} pieces={view.display.map((_tile, at) => displayPiece(at))} data="display" />
  );
  return (
    <>
      <Header />
      <ReadingLists log={log} logTitle={words.say('lists.log')}>
        {taking && display}
        <EndPanel />
        <ChallengePanel />
        {!shared && <ListedPlayer seat={near} own />}
        <Listed title={words.say('customers')} pieces={view.customers.flat().map(customersPiece)} data="customers">
          <p className="soft">{words.say('lists.face-down', { left: words.list(view.stacks.map(String)) })}</p>
        </Listed>
        {!taking && display}
        <section className="listed-group" aria-label={words.say('lists.market')}>
          <h2>{words.say('lists.market')}</h2>
          {rows.map((spaces, row) => (
            <Listed
              key={spaces[0]}
              title={words.say('lists.row', { row: row + 1 })}
              pieces={spaces.map(spacePiece)}
              data="market"
              inner
            />
          ))}
        </section>
        <Listed title={words.say('lists.entrances')} pieces={entrances.map(entrancePiece)} data="entrances" />
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

interface ListedProps {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** What the list holds, as the tests know it. */
  readonly data: string;
  /** Is it a part of something that has a heading of its own? */
  readonly inner?: boolean;
  /** What stands under the list. */
  readonly children?: ReactNode;
}

/** Pieces one below the other, each with everything about it in words, and a button where it can be used now. */
function Listed({ title, pieces, data, inner = false, children }: ListedProps) {
  const { half, asked } = useTable();
  const Heading = inner ? 'h3' : 'h2';
  return (
    <section className="listed-group" aria-label={title} data-listed={data}>
      <Heading>{title}</Heading>
      <ul className="listed">
        {pieces.map((piece) => (
          <li key={piece} {...placeOf(piece)} className={asked && half.held === piece ? 'held' : undefined}>
            <Told piece={piece} />
            <PieceButton piece={piece} />
            {asked && half.held === piece && <Targets />}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Everywhere that what is in hand can go, right below it. */
function Targets() {
  const table = useTable();
  const { words } = table;
  const open = [...rows.flat().map(spacePiece), ...entrances.map(entrancePiece)].filter((target) => {
    const { state } = lookOf(table, target);
    return state === 'lit' || state === 'chosen';
  });
  return (
    <ul className="listed" aria-label={words.say('lists.where')} data-listed="targets">
      {open.map((target) => (
        <li key={target} data-target={target}>
          <Told piece={target} />
          <PieceButton piece={target} />
        </li>
      ))}
    </ul>
  );
}

/** Where coins and tiles fly to and from. */
function placeOf(piece: Piece): Readonly<Record<string, string | number>> {
  const meaning = meaningOf(piece);
  if (meaning.of === 'space') return { 'data-space': meaning.space };
  if (meaning.of === 'entrance') return { 'data-entrance': meaning.entrance };
  return meaning.of === 'customers' ? { 'data-customers': meaning.customers } : {};
}

function Told({ piece }: { readonly piece: Piece }) {
  const meaning = meaningOf(piece);
  if (meaning.of === 'space') return <SpaceTag space={meaning.space} />;
  if (meaning.of === 'entrance') return <EntranceTag entrance={meaning.entrance} />;
  return <WaresTag piece={piece} />;
}

/** A button for a piece that can be used now; nothing for one whose words say why it cannot. */
function PieceButton({ piece }: { readonly piece: Piece }) {
  const table = useTable();
  const { words } = table;
  const { state, reason } = lookOf(table, piece);
  if (reason !== null || state === 'blocked') return null;
  const does = state === 'chosen' ? 'put-back' : 'choose';
  return (
    <Button piece={piece} onPress={() => press(table, piece)}>
      {words.say(`lists.${does}`, { what: nameOfPiece(table, piece) })}
    </Button>
  );
}

/** A piece by its name alone. */
function nameOfPiece({ view, near, words }: MercadoTable, piece: Piece): string {
  const meaning = meaningOf(piece);
  const { tiles, restaurants } = playerOf(view, near);
  switch (meaning.of) {
    case 'space':
      return words.space(meaning.space);
    case 'entrance':
      return words.entrance(meaning.entrance);
    case 'customers':
      return words.customers(meaning.customers);
    case 'restaurant': {
      const restaurant = restaurants[meaning.at];
      return restaurant === undefined ? '' : words.restaurant(restaurant);
    }
    case 'tile':
    case 'display': {
      const good = (meaning.of === 'tile' ? tiles : view.display)[meaning.at];
      return good === undefined ? '' : words.stand(good);
    }
  }
}

/** A player in words; the near one's tiles and restaurants can be taken in hand. */
function ListedPlayer({ seat, own = false }: { readonly seat: Seat; readonly own?: boolean }) {
  const { view, words, seats, toAct } = useTable();
  const { money, woodenStands, tiles, restaurants } = playerOf(view, seat);
  const name = words.name(seat);
  return (
    <section className="listed-group" aria-label={words.say('player', { name })} data-seat={seat} data-purse={seat}>
      <h2>
        <NameSign mark={markOfPlayer(seats, seat)} name={name}>
          <PresenceSign seat={seat} />
        </NameSign>
      </h2>
      <p>
        {money !== null && words.say('lists.money', { coins: words.coins(money) })}{' '}
        {words.say('lists.wooden-stands', { count: woodenStands })}
        {toAct.includes(seat) && <b> {words.say('lists.asked')}</b>}
      </p>
      {own ? (
        <>
          <Listed title={words.say('your-stands')} pieces={tiles.map((_tile, at) => tilePiece(at))} data="tiles" />
          {restaurants.length > 0 && (
            <Listed
              title={words.say('to-open')}
              pieces={restaurants.map((_restaurant, at) => restaurantPiece(at))}
              data="restaurants"
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
    </section>
  );
}
