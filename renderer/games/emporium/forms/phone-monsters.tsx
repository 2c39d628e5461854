import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import { Coin, MonsterSign, Pressable, Roving } from '../../../design/index.ts';
import { lookOf, press } from '../interaction/interaction.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { MonsterTag } from '../regions/monster-tag.tsx';
import { useTable } from '../table.ts';
import { spokenMonster } from '../words/labels.ts';
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
  const table = useTable();
  const piece = monsterPiece(monster);
  const { monsterType, strength, gold } = monsters[monster];
  return (
    <div className="em-place" data-monster={monster}>
      <Pressable
        state={lookOf(table, piece).state}
        label={spokenMonster(table, monster)}
        tag={<MonsterTag monster={monster} />}
        tagSide="below"
        piece={piece}
        onPress={() => press(table, piece)}
        className="em-brief-monster"
      >
        <span className="em-brief" style={{ width, height }}>
          <span className="em-brief-figures">
            <MonsterSign monsterType={monsterType} size={20} />
            <b className="figure">{strength}</b>
            <span>
              <Coin size={14} />
              {gold}
            </span>
          </span>
          <span className="em-brief-name">{table.words.monster(monster)}</span>
        </span>
      </Pressable>
    </div>
  );
}
