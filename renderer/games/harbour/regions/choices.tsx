import { board, type CharacterId } from '../../../../shared/games/harbour/boards.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { Pressable, Roving, WarehouseFront } from '../../../design/index.ts';
import { press, statusOf } from '../interaction/interaction.ts';
import { characterPiece } from '../interaction/pieces.ts';
import { opponentsAt } from '../interaction/warehouse-data.ts';
import { playerOf, useTable } from '../table.ts';
import { spokenBoard } from '../words/place-words.ts';
import { PlaceFront } from './place-front.tsx';

interface BoardChoiceProps {
  /** The height of the boards' buildings in pixels. `columns`: boards side by side. */
  readonly height: number;
  readonly columns?: 1 | 2;
}

/** The two characters dealt to the own seat, to keep one. */
export function BoardChoice({ height, columns = 1 }: BoardChoiceProps) {
  const { view, ownSeat, words } = useTable();
  return (
    <Roving label={words.say('regions.characters')} className={`hb-boards of-${columns}`}>
      {playerOf(view, ownSeat).dealt.map((character) => (
        <BoardCard key={character} character={character} height={height} />
      ))}
    </Roving>
  );
}

/** A player board: its starting building with its symbols, and what its character can do, in words. */
function BoardCard({ character, height }: { readonly character: CharacterId; readonly height: number }) {
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
      <WarehouseFront
        warehouse={{
          id: character,
          name: words.board(character),
          symbols,
          recipe: words.recipe(action, opponentsAt(table.view)),
        }}
        width={Math.max(108, Math.min(140, Math.round(height * 0.84)))}
        height={height}
      />
      <span className="hb-board-ability">{ability === null ? words.say('no-ability') : words.ability(ability)}</span>
    </Pressable>
  );
}

/** The cards looked at with the free building: one is taken, the other goes under the deck. */
export function LookedCards({ cards, height }: { readonly cards: readonly BuildingId[]; readonly height: number }) {
  const { words } = useTable();
  return (
    <Roving label={words.say('regions.looked')} className="hb-fronts">
      {cards.map((card) => (
        <PlaceFront key={card} place={card} width={132} height={height} tagSide="above" />
      ))}
    </Roving>
  );
}
