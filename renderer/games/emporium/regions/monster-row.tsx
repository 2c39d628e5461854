import type { MonsterId } from '../../../../shared/games/emporium/monsters.ts';
import { monstersInRow } from '../../../../shared/games/emporium/rows.ts';
import { MonsterCard, Pressable, Roving } from '../../../design/index.ts';
import type { Size } from '../forms/layout.ts';
import { drawnMonster } from '../interaction/drawn.ts';
import { lookOf, press } from '../interaction/interaction.ts';
import { monsterPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { spokenMonster } from '../words/labels.ts';
import { Gaps } from './gaps.tsx';
import { MonsterTag } from './monster-tag.tsx';

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
  const table = useTable();
  const piece = monsterPiece(monster);
  const { state } = lookOf(table, piece);
  return (
    <div className="em-place" data-monster={monster}>
      <Pressable
        state={state}
        label={spokenMonster(table, monster)}
        tag={<MonsterTag monster={monster} />}
        tagSide="below"
        piece={piece}
        onPress={() => press(table, piece)}
      >
        <MonsterCard monster={drawnMonster(monster, table.words)} width={width} height={height} />
      </Pressable>
    </div>
  );
}
