import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { Coin, Fitted, MonsterCard, MonsterSign, Roving } from '../../../design/index.ts';
import { drawnMonster } from '../interaction/drawn.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { Gaps } from './gaps.tsx';
import { PieceOnTable } from './piece-on-table.tsx';

/** The row of monsters with strength and income. */
export function MonsterRow() {
  const { view, words } = useTable();
  return (
    <Roving label={words.say('regions.monsters')} className="em-monsters">
      {view.monsterRow.map((monster) => (
        <MonsterPlace key={monster} monster={monster} />
      ))}
      <Gaps count={monstersInRow - view.monsterRow.length} />
    </Roving>
  );
}

/** Below this height, in pixels, a monster is shown without its portrait. */
const leastPortrait = 100;

/** A monster button with its tag. */
function MonsterPlace({ monster }: { readonly monster: MonsterId }) {
  const { words } = useTable();
  return (
    <div className="em-place" data-monster={monster}>
      <Fitted className="em-card">
        {(size) => (
          <PieceOnTable piece={monsterPiece(monster)} tagSide="below">
            {size.height !== undefined && size.height < leastPortrait ? (
              <MonsterInBrief monster={monster} />
            ) : (
              <MonsterCard monster={drawnMonster(monster, words)} {...size} />
            )}
          </PieceOnTable>
        )}
      </Fitted>
    </div>
  );
}

/** A monster in brief: type, strength, gold, name. */
function MonsterInBrief({ monster }: { readonly monster: MonsterId }) {
  const { words } = useTable();
  const { monsterType, strength, gold } = monsters[monster];
  return (
    <span className="em-brief printed">
      <span className="em-brief-figures">
        <MonsterSign monsterType={monsterType} size={20} />
        <b className="figure">{strength}</b>
        <span>
          <Coin size={14} />
          {gold}
        </span>
      </span>
      <span className="em-brief-name">{words.monster(monster)}</span>
    </span>
  );
}
