import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { Coin, MonsterSign, Roving } from '../../../design/index.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { PieceOnTable } from '../regions/piece-on-table.tsx';
import { useTable } from '../table.ts';
import type { Size } from './layout.ts';

/** The monsters without their portraits, for a low window: type, strength, gold, name. Sizes in pixels. */
export function BriefMonsters({ width, height }: Size) {
  const { view, words } = useTable();
  return (
    <Roving label={words.say('regions.monsters')} className="em-monsters">
      {view.monsterRow.map((monster) => (
        <BriefMonster key={monster} monster={monster} width={width} height={height} />
      ))}
    </Roving>
  );
}

function BriefMonster({ monster, width, height }: Size & { readonly monster: MonsterId }) {
  const { words } = useTable();
  const { monsterType, strength, gold } = monsters[monster];
  return (
    <div className="em-place" data-monster={monster}>
      <PieceOnTable piece={monsterPiece(monster)} tagSide="below" className="em-brief-monster">
        <span className="em-brief" style={{ width, height }}>
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
      </PieceOnTable>
    </div>
  );
}
