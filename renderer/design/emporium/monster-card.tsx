import { memo } from 'react';
import { alike } from '../drawing/alike.ts';
import { CoinShape } from '../drawing/coin.tsx';
import { Drawing, type Labelled } from '../drawing/drawing.tsx';
import { SignShape, signLettering } from '../drawing/painted-sign.tsx';
import { round } from '../drawing/paper.ts';
import { Emblem, type MonsterType } from './emblems.tsx';
import { MonsterPortrait } from './portraits/monster-portrait.tsx';
import { Poster } from './poster.tsx';
import { StrengthBadge } from './strength-badge.tsx';

/** A monster's printed facts. */
export interface DrawnMonster {
  readonly id: string;
  readonly name: string;
  readonly monsterType: MonsterType;
  readonly strength: number;
  readonly gold: number;
}

interface MonsterCardProps extends Labelled {
  readonly monster: DrawnMonster;
  /** In pixels; from 96 by 112. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A monster: the strength that beats it, and its reward. */
export const MonsterCard = memo(function MonsterCard({
  monster,
  width = 164,
  height = 190,
  label,
  className,
}: MonsterCardProps) {
  const { size: lettering, rows } = signLettering(monster.name, width - 6, 16, 2);
  const board = rows.length * Math.round(lettering * 1.06) + 8;
  const badge = round(Math.min(20, width * 0.125, height * 0.12));
  const coin = round(badge * 1.9);
  const foot = height - board - 2;
  return (
    <Drawing width={width} height={height} label={label} className={className}>
      <Poster
        kind={monster.monsterType}
        seed={monster.id}
        x={1}
        y={1}
        width={width - 2}
        height={height - 12}
        step={board - 14}
      >
        <MonsterPortrait id={monster.id} monsterType={monster.monsterType} />
      </Poster>
      <SignShape
        text={monster.name}
        seed={monster.id}
        x={3}
        y={height - board - 1}
        width={width - 6}
        height={board}
        size={lettering}
      />
      <Emblem kind={monster.monsterType} x={7} y={7} size={round(Math.min(30, width * 0.18))} />
      <StrengthBadge x={badge + 5} y={foot - badge} radius={badge} strength={monster.strength} />
      <CoinShape amount={monster.gold} x={width - coin - 6} y={foot - coin} size={coin} />
    </Drawing>
  );
}, alike);
