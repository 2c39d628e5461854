import { board, type CharacterId } from '../../../../shared/games/harbour/boards.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { Fitted, Pressable, Roving, WarehouseFront } from '../../../design/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { characterPiece } from '../interaction/pieces.ts';
import { opponentsAt } from '../interaction/warehouse-data.ts';
import { playerOf, useTable } from '../table.ts';
import { spokenBoard } from '../words/place-words.ts';
import { PlaceFront } from './place-front.tsx';

/** The two characters dealt to the own seat, to keep one. */
export function BoardChoice() {
  const { view, ownSeat, words } = useTable();
  return (
    <Roving label={words.say('regions.characters')} className="hb-boards">
      {playerOf(view, ownSeat).dealt.map((character) => (
        <BoardCard key={character} character={character} />
      ))}
    </Roving>
  );
}

/** A player board: its starting building with its symbols, and what its character can do, in words. */
function BoardCard({ character }: { readonly character: CharacterId }) {
  const table = useTable();
  const { words } = table;
  const { action, symbols, ability } = board(character);
  const piece = characterPiece(character);
  const { state, reason } = statusOf(table, piece);
  return (
    <Pressable
      state={state}
      label={spokenBoard(character, words)}
      tag={reason}
      piece={piece}
      onPress={() => press(table, piece)}
      className="hb-board"
    >
      <Fitted className="hb-board-front">
        {(size) => (
          <WarehouseFront
            warehouse={{
              id: character,
              name: words.board(character),
              symbols,
              recipe: words.recipe(action, opponentsAt(table.view)),
            }}
            {...size}
          />
        )}
      </Fitted>
      <span className="hb-board-ability">{ability === null ? words.say('no-ability') : words.ability(ability)}</span>
    </Pressable>
  );
}

/** The cards looked at with the free building: one is taken, the other goes under the deck. */
export function LookedCards({ cards }: { readonly cards: readonly BuildingId[] }) {
  const { words } = useTable();
  return (
    <Roving label={words.say('regions.looked')} className="hb-fronts hb-looked">
      {cards.map((card) => (
        <PlaceFront key={card} place={card} tagSide="above" />
      ))}
    </Roving>
  );
}
