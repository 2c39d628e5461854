import { clockwiseFrom, type Seat } from '../../../../shared/engine/index.ts';
import type { Proposal } from '../../../../shared/games/shopping-street/state.ts';
import { NamePlate } from '../../../design/index.ts';
import { ListedSection } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { offeredPiece } from '../interaction/pieces.ts';
import { askerOf } from '../interaction/standing.ts';
import { playerOf, useTable } from '../table.ts';
import { ListedPieces } from './listed-pieces.tsx';

/**
 * The current trade: who has answered, then all offers and the proposal. Empty at other times.
 */
export function ListedOffers() {
  const { view, question, words } = useTable();
  const asker = askerOf(view);
  if (asker === null || question === null || !('types' in question)) return null;
  return (
    <ListedSection part="offers" title={words.say('lists.parts.offers')}>
      <p>
        {words.say('lists.asks', { ...words.player(asker), types: words.list(question.types.map(words.typeInFull)) })}
      </p>
      {question.type === 'answer' && <Proposed proposal={question.proposal} />}
      {question.type === 'lay' ? <Answers asker={asker} /> : <Offered />}
    </ListedSection>
  );
}

/** The players who have answered, and those still choosing. */
function Answers({ asker }: { readonly asker: Seat }) {
  const { view, words } = useTable();
  return (
    <ul className="listed">
      {clockwiseFrom(asker, view.seatCount)
        .slice(1)
        .map((seat) => (
          <li key={seat} data-offer={seat}>
            {words.say(playerOf(view, seat).hasAnswered ? 'lists.answered' : 'lists.choosing', words.player(seat))}
          </li>
        ))}
    </ul>
  );
}

/** The offered cards and the card wanted for them. */
function Proposed({ proposal: { asker, owner, wanted, bundle } }: { readonly proposal: Proposal }) {
  const { words } = useTable();
  return (
    <p>
      <b>
        {words.say('lists.proposes', {
          ...words.player(asker, 'asker'),
          ...words.player(owner, 'owner'),
          cards: words.list(bundle.map(words.card)),
          wanted: words.card(wanted),
        })}
      </b>
    </p>
  );
}

/** Each player's offered cards, below the name. */
function Offered() {
  const { view, words, seats } = useTable();
  return view.offers.map(({ seat, cards }) => (
    <ListedSection
      key={seat}
      title={words.say('offer.owner', words.player(seat))}
      heading={<NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />}
      place={{ 'data-offer': seat }}
      inner
    >
      {cards.length === 0 ? <p>{words.say('lists.nothing')}</p> : <ListedPieces pieces={cards.map(offeredPiece)} />}
    </ListedSection>
  ));
}
