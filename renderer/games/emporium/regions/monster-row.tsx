import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { Coin, MonsterCard, MonsterSign, Roving } from '../../../design/index.ts';
import type { Size } from '../../../game-kit/sizes.ts';
import { drawnMonster } from '../interaction/drawn.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { Gaps } from './gaps.tsx';
import { PieceOnTable } from './piece-on-table.tsx';

interface MonsterRowProps extends Size {
  /** Without their portraits, for a low window. */
  readonly brief?: boolean;
}

/** The row of monsters with strength and income. Size of a card in pixels. */
export function MonsterRow({ width, height, brief = false }: MonsterRowProps) {
  const { view, words } = useTable();
  return (
    <Roving label={words.say('regions.monsters')} className="em-monsters">
      {view.monsterRow.map((monster) => (
        <MonsterPlace key={monster} monster={monster} width={width} height={height} brief={brief} />
      ))}
      {!brief && <Gaps count={monstersInRow - view.monsterRow.length} width={width} height={height} />}
    </Roving>
  );
}

/** A monster button with its tag. */
function MonsterPlace({ monster, brief, ...size }: MonsterRowProps & { readonly monster: MonsterId }) {
  const { words } = useTable();
  return (
    <div className="em-place" data-monster={monster}>
      <PieceOnTable piece={monsterPiece(monster)} tagSide="below" className={brief ? 'em-brief-monster' : ''}>
        {brief ? (
          <MonsterInBrief monster={monster} {...size} />
        ) : (
          <MonsterCard monster={drawnMonster(monster, words)} {...size} />
        )}
      </PieceOnTable>
    </div>
  );
}

/** A monster in brief: type, strength, gold, name. */
function MonsterInBrief({ monster, width, height }: Size & { readonly monster: MonsterId }) {
  const { words } = useTable();
  const { monsterType, strength, gold } = monsters[monster];
  return (
    <span className="em-brief printed" style={{ width, height }}>
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
