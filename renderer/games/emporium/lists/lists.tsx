import { heroIn, itemsOn } from '../../../../shared/games/emporium/gear.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { ListedSection } from '../../../game-kit/index.ts';
import { ReadingLists } from '../../../table/index.ts';
import { EndPanel } from '../ending/end-panel.tsx';
import { isBidding } from '../interaction/offers.ts';
import { cardPiece, heroPiece, monsterPiece, wornPiece } from '../interaction/pieces.ts';
import { changedHero, isAsked, ownHand } from '../interaction/preview.ts';
import { EmporiumCounter } from '../regions/counter.tsx';
import { Header } from '../regions/header.tsx';
import { otherSeats, useTable } from '../table.ts';
import { Listed, Numbers } from './listed-pieces.tsx';
import { ListedPlayer } from './listed-player.tsx';

/**
 * The whole table as lists in reading order, for large text.
 * The picked card has the numbers that seal it below it.
 */
export function Lists() {
  const table = useTable();
  const { view, ownSeat, log, words, shared } = table;
  const bidding = isAsked(table, 'choose') && isBidding(table);
  return (
    <>
      <Header />
      <ReadingLists log={log} logTitle={words.say('lists.log')}>
        <EndPanel />
        {!shared && (
          <ListedPlayer seat={ownSeat} own>
            {bidding && <Numbers title={words.say('lists.bid')} />}
            <Listed title={words.say('your-hand')} pieces={ownHand(table).map(cardPiece)} part="hand" />
            <Worn />
          </ListedPlayer>
        )}
        <Listed title={words.say('regions.monsters')} pieces={view.monsterRow.map(monsterPiece)} part="monsters" />
        <Listed
          title={words.say('regions.heroes')}
          pieces={view.heroRow.map(({ hero }) => heroPiece(hero))}
          part="heroes"
        />
        <ListedSection title={words.say('regions.decks')} part="decks">
          <ul className="listed">
            {tiers.map((tier) => (
              <li key={tier} data-deck={tier}>
                <b className="em-tier">{words.tier(tier)}</b>
                <span>{words.say('cards-left', { count: view.decks[tier] })}</span>
                <span>{words.say('discards', { count: view.discards[tier].length })}</span>
              </li>
            ))}
          </ul>
        </ListedSection>
        {otherSeats(table).map((seat) => (
          <ListedPlayer key={seat} seat={seat} />
        ))}
      </ReadingLists>
      <EmporiumCounter />
    </>
  );
}

/** The picked hero's equipment; each item can be swapped for a hand card. */
function Worn() {
  const table = useTable();
  const changed = changedHero(table);
  if (changed === null) return null;
  const worn = itemsOn(heroIn(table.view.heroRow, changed.hero.hero));
  if (worn.length === 0) return null;
  const title = table.words.say('lists.worn', { hero: table.words.hero(changed.hero.hero) });
  return <Listed title={title} pieces={worn.map(wornPiece)} part="worn" />;
}
