import { isTypeFull } from '../../../../shared/games/shopping-street/placement.ts';
import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { shopOn } from '../../../../shared/games/shopping-street/shops.ts';
import { columns, type Side, type SpaceId, spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { handLimit } from '../../../../shared/games/shopping-street/thieves.ts';
import { ListedSection } from '../../../game-kit/index.ts';
import { statusOf } from '../interaction/interaction.ts';
import { displayPiece, plotPiece, typePiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { ListedPieces } from './listed-pieces.tsx';

/** The counter of open shops: how many of each type are on the street; a type can be asked for. */
export function ListedTypes() {
  const { view, words } = useTable();
  const full = shopTypes.filter((type) => isTypeFull(view, type));
  return (
    <ListedSection part="types" title={words.say('lists.parts.types')}>
      {full.length > 0 && <p>{words.say('lists.full', { types: words.list(full.map(words.typeInFull)) })}</p>}
      <ListedPieces pieces={shopTypes.map(typePiece)} />
    </ListedSection>
  );
}

/** The face-up cards beside the street, and their deck. */
export function ListedDisplay() {
  const { view, words } = useTable();
  const limit = handLimit(view.thievesSeen + 1);
  return (
    <ListedSection part="display" title={words.say('lists.parts.display')}>
      <ListedPieces pieces={view.display.filter((card) => card !== null).map(displayPiece)} />
      <p data-deck="">{words.say('lists.deck', { cards: words.cards(view.deck.count) })}</p>
      <p data-discards="">{words.say('lists.discards', { cards: words.cards(view.discards.length) })}</p>
      <p>{words.say('lists.thieves', { number: view.thievesSeen, cards: words.cards(limit) })}</p>
    </ListedSection>
  );
}

const sides: readonly Side[] = ['N', 'S'];

/**
 * Both pavements with their shops; every space by itself while one is chosen, the free ones in one line at other times.
 */
export function ListedStreet() {
  const table = useTable();
  const { view, words } = table;
  const choosing = spaceIds.some((space) => ['lit', 'chosen'].includes(statusOf(table, plotPiece(space)).state));
  return (
    <ListedSection part="street" title={words.say('lists.parts.street')}>
      {sides.map((side) => {
        const all = columns.map((column): SpaceId => `${side}${column}`);
        const used = all.filter((space) => !view.idle.includes(space));
        const free = used.filter((space) => shopOn(view.street, space) === undefined);
        const shown = choosing ? used : used.filter((space) => !free.includes(space));
        return (
          <ListedSection key={side} title={words.say(`lists.pavement.${side}`)} inner>
            {shown.length > 0 && <ListedPieces pieces={shown.map(plotPiece)} />}
            {!choosing && free.length > 0 && (
              <p>{words.say('lists.free', { spaces: words.list(free.map(words.space)) })}</p>
            )}
          </ListedSection>
        );
      })}
    </ListedSection>
  );
}
