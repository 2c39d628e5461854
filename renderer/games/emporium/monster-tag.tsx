import type { MonsterId } from '../../../shared/games/emporium/monsters.ts';

export function MonsterTag({ monster }: { readonly monster: MonsterId }) {
  return <span className="em-tag">{monster}</span>;
}
