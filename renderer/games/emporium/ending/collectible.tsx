import { isHeroId } from '../../../../shared/games/emporium/heroes.ts';
import { HeroCard } from '../../../design/index.ts';
import type { Collectible } from '../../../table/board/game-ui.ts';
import { drawnHero } from '../interaction/drawn.ts';
import type { Words } from '../words.ts';

/** A hero; null for an unknown one. */
export function collectible(id: string, words: Words): Collectible | null {
  if (!isHeroId(id)) return null;
  const hero = drawnHero({ hero: id, worn: [] }, words);
  return {
    title: words.say('favourites'),
    isNamed: true,
    name: hero.name,
    picture: (
      <HeroCard
        hero={hero}
        total={hero.base}
        openLabel={words.say('open')}
        baseLabel={words.say('base', { base: hero.base })}
        width={150}
        height={136}
      />
    ),
  };
}
