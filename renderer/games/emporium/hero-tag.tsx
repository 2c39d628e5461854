import type { HeroId } from '../../../shared/games/emporium/heroes.ts';

export function HeroTag({ hero }: { readonly hero: HeroId }) {
  return <span className="em-tag">{hero}</span>;
}
