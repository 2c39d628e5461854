import type { Seat } from '../../../shared/engine/index.ts';
import type { ScoreLine } from '../../../shared/games/shopping-street/events.ts';
import { reckonHand, reckonStreet, totalOf } from '../../../shared/games/shopping-street/scoring.ts';
import { NameSign } from '../../design/index.ts';
import { markOfPlayer, PresenceSign } from '../../table/index.ts';
import { ListedSection } from './listed-section.tsx';
import { otherSeats } from './standing.ts';
import { playerOf, type StreetTable, useTable } from './table.ts';
import type { Words } from './words.ts';

/** Everybody, the near player first: points so far with their parts, pawns, cards in hand. */
export function ListedPlayers() {
  const table = useTable();
  const { near, shared, words } = table;
  const all = shared ? otherSeats(table) : [near, ...otherSeats(table)];
  return (
    <ListedSection part="players" title={words.say('lists.parts.players')}>
      {all.map((seat) => (
        <ListedPlayer key={seat} seat={seat} />
      ))}
    </ListedSection>
  );
}

function ListedPlayer({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { view, words, seats, toAct } = table;
  const { pawns, hand } = playerOf(view, seat);
  const lines = linesOf(table, seat);
  return (
    <section className="ss-listed" aria-label={words.name(seat)} data-seat={seat} data-pawns={seat}>
      <h3>
        <NameSign mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
          <PresenceSign seat={seat} />
        </NameSign>
      </h3>
      {toAct.includes(seat) && (
        <p>
          <b>{words.say('lists.asked')}</b>
        </p>
      )}
      <p>{words.say('lists.score', { points: words.points(totalOf(lines)) })}</p>
      <ul className="ss-parts">
        {lines.map((line) => (
          <li key={keyOf(line)}>{partWords(line, words)}</li>
        ))}
      </ul>
      <p>
        {pawns.length === 0
          ? words.say('lists.no-pawns')
          : words.say('lists.pawns', { pawns: words.list(pawns.map(words.pawn)) })}
      </p>
      <p>{words.say('lists.hand', { cards: words.cards(hand.count) })}</p>
    </section>
  );
}

/** What a seat would be reckoned if the match ended now, as far as these eyes may know: a hidden hand counts for nothing. */
function linesOf({ view }: Pick<StreetTable, 'view'>, seat: Seat): readonly ScoreLine[] {
  const { cards } = playerOf(view, seat).hand;
  const street = reckonStreet(view.street, seat);
  return cards === null ? street : [...street, reckonHand(cards)];
}

function keyOf(line: ScoreLine): string {
  return line.type === 'shop' ? line.space : line.type === 'side-by-side' ? line.spaces.join() : JSON.stringify(line);
}

function partWords(line: ScoreLine, words: Words): string {
  const points = words.points(line.amount);
  switch (line.type) {
    case 'shop': {
      const { space, shopType, cards, pawn } = line;
      return words.say('lists.part.shop', {
        space: words.space(space),
        type: words.type(shopType),
        cards,
        pawn: words.pawn(pawn),
        points,
      });
    }
    case 'side-by-side':
      return words.say('lists.part.side-by-side', { spaces: words.list(line.spaces.map(words.space)), points });
    case 'same-type':
      return words.say('lists.part.same-type', { number: line.count, type: words.type(line.shopType), points });
    case 'hand':
      return words.say('lists.part.hand', { cards: line.cards, points });
  }
}
