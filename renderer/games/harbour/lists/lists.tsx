import { board } from '../../../../shared/games/harbour/boards.ts';
import { goodLimit, goods } from '../../../../shared/games/harbour/goods.ts';
import type { Owner, Place } from '../../../../shared/games/harbour/places.ts';
import { buildingsToEnd, countedBuildings } from '../../../../shared/games/harbour/scoring.ts';
import { Button, Crate, NamePlate } from '../../../design/index.ts';
import { PresenceSign, ReadingLists, useTurnWords } from '../../../table/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { markOf } from '../interaction/marks.ts';
import { goodPiece, type Piece, placePiece, playerPiece } from '../interaction/pieces.ts';
import { placesOf, pointsOf } from '../interaction/standing.ts';
import { BoardChoice } from '../regions/choices.tsx';
import { HarbourCounter } from '../regions/counter.tsx';
import { DeckSign } from '../regions/deck-sign.tsx';
import { Header } from '../regions/header.tsx';
import { MarketPanel } from '../regions/market-panel.tsx';
import { otherSeats, playerOf, useTable } from '../table.ts';
import { actionOf, factsOf, standingWords } from '../words/place-words.ts';

/**
 * The whole table as lists in reading order, for large text: market, centre (the other way round while a pawn moves),
 * own yard, the others', the log.
 */
export function Lists() {
  const table = useTable();
  const { words, log, view, ownSeat, shared, question } = table;
  // a player who chooses a place sees the legal ones first
  const walking = question?.type === 'move-pawn';
  return (
    <>
      <Header />
      <ReadingLists log={log} logTitle={words.say('regions.log')}>
        {!shared && view.players[ownSeat]?.board === null && <BoardChoice />}
        {!shared && question?.type === 'free-building' && question.seat === ownSeat && (
          <section aria-label={words.say('regions.looked')}>
            <h2>{words.say('regions.looked')}</h2>
            <ListedPlaces places={playerOf(view, ownSeat).looked.cards ?? []} />
          </section>
        )}
        {!walking && <MarketPanel />}
        <h2>{words.say('regions.centre')}</h2>
        <DeckSign />
        <ListedPlaces places={view.centre} />
        {walking && <MarketPanel />}
        {!shared && <ListedYard owner={ownSeat} />}
        {otherSeats(table).map((seat) => (
          <ListedYard key={seat} owner={seat} />
        ))}
        {view.practice !== null && <ListedYard owner="practice" />}
      </ReadingLists>
      <HarbourCounter />
    </>
  );
}

function ListedYard({ owner }: { readonly owner: Owner }) {
  const { view, words, seats } = useTable();
  const name = words.owner(owner);
  const places = owner === 'practice' ? (view.practice?.buildings ?? []) : placesOf(view, owner);
  return (
    <section
      className="hb-listed-yard"
      aria-label={words.say('yard-of', owner === 'practice' ? { name } : words.player(owner))}
    >
      <h2>
        <NamePlate mark={markOf(seats, owner)} name={name}>
          {owner !== 'practice' && <PresenceSign seat={owner} />}
        </NamePlate>
      </h2>
      {owner === 'practice' ? (
        <p>{words.say('cargo', { money: words.money(view.practice?.cargo ?? 0) })}</p>
      ) : (
        <ListedPlayer seat={owner} />
      )}
      <ListedPlaces places={places} />
    </section>
  );
}

function ListedPlayer({ seat }: { readonly seat: Exclude<Owner, 'practice'> }) {
  const turn = useTurnWords();
  const table = useTable();
  const { view, words, toAct, ownSeat, shared } = table;
  const player = playerOf(view, seat);
  const ability = player.board === null ? null : board(player.board).ability;
  return (
    <>
      <p>
        {words.say('listed-player', {
          points: words.points(pointsOf(view, seat)),
          bought: words.say('bought', { count: countedBuildings(player), most: buildingsToEnd }),
        })}
        {toAct.includes(seat) && <b> {turn.mark(seat)}</b>}
      </p>
      {ability !== null && <p>{words.ability(ability)}</p>}
      {player.bonus !== null && <p>{words.say('bonus-says', { symbol: words.symbol(player.bonus) })}</p>}
      {player.board === null && player.dealt.length > 0 && (
        <p>{words.say('dealt', { boards: words.list(player.dealt.map(words.board)) })}</p>
      )}
      <ul className="hb-listed-stock">
        {goods.map((good) => (
          <li key={good}>
            <Crate kind={good} size={26} />
            <span>{words.say('spoken.held', { goods: words.goods(good, player.goods[good]), most: goodLimit })}</span>
            <PieceButton
              piece={seat === ownSeat && !shared ? goodPiece(good) : playerPiece(seat, good)}
              what={words.good(good)}
              quiet
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ListedPlaces({ places }: { readonly places: readonly Place[] }) {
  const table = useTable();
  const { view, words } = table;
  return (
    <ul className="listed">
      {places.map((place) => (
        <li key={place}>
          <p>
            <b>{words.place(place, view)}</b>
          </p>
          <p>{actionOf(table, place)}</p>
          <p className="small">{factsOf(table, place)}</p>
          {standingWords(table, place) !== '' && <p className="small">{standingWords(table, place)}</p>}
          <PieceButton piece={placePiece(place)} what={words.place(place, view)} />
        </li>
      ))}
    </ul>
  );
}

interface PieceButtonProps {
  readonly piece: Piece;
  readonly what: string;
  /** Say nothing where there is nothing to press. */
  readonly quiet?: boolean;
}

/** A piece's button, or the reason why there is none. */
function PieceButton({ piece, what, quiet = false }: PieceButtonProps) {
  const table = useTable();
  const { state, reason } = statusOf(table, piece);
  if (state === 'lit' || state === 'chosen') {
    return (
      <Button pressed={state === 'chosen'} piece={piece} onPress={() => press(table, piece)}>
        {table.words.say('choose', { what })}
      </Button>
    );
  }
  return quiet || reason === null ? null : <p className="small soft">{reason}</p>;
}
