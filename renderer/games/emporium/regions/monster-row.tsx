import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { MonsterCard, Roving } from '../../../design/index.ts';
import type { Size } from '../forms/layout.ts';
import { drawnMonster } from '../interaction/drawn.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { Gaps } from './gaps.tsx';
import { PieceOnTable } from './piece-on-table.tsx';

/** The monsters before the mountains, each with what it takes to beat it and what it brings. Sizes in pixels. */
export function MonsterRow({ width, height }: Size) {
  const { view, words } = useTable();
  return (
    <Roving label={words.say('regions.monsters')} className="em-monsters">
      {view.monsterRow.map((monster) => (
        <MonsterPlace key={monster} monster={monster} width={width} height={height} />
      ))}
      <Gaps count={monstersInRow - view.monsterRow.length} width={width} height={height} />
    </Roving>
  );
}

/** A monster that can be pressed, with its words on a tag. */
export function MonsterPlace({ monster, width, height }: Size & { readonly monster: MonsterId }) {
  const { words } = useTable();
  return (
    <div className="em-place" data-monster={monster}>
      <PieceOnTable piece={monsterPiece(monster)} tagSide="below">
        <MonsterCard monster={drawnMonster(monster, words)} width={width} height={height} />
      </PieceOnTable>
    </div>
  );
}
