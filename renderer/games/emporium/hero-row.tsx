import { strengthOf } from '../../../shared/games/emporium/gear.ts';
import { heroes } from '../../../shared/games/emporium/heroes.ts';
import type { EmporiumView } from '../../../shared/games/emporium/hiding.ts';
import { Pressable, Roving } from '../../design/index.ts';
import { HeroTag } from './hero-tag.tsx';
import type { Size } from './layout.ts';
import { heroPiece } from './pieces.ts';
import { lookOf, press } from './pressing.ts';
import { spokenHero } from './spoken.ts';
import { useTable } from './table.ts';

/** The heroes before their wall, each with its slots and its total against every monster. */
export function HeroRow({ width, height }: Size) {
  const { view, words } = useTable();
  return (
    <Roving label={words.say('regions.heroes')} className="em-heroes">
      {view.heroRow.map((each) => (
        <HeroPlace key={each.hero} hero={each} width={width} height={height} />
      ))}
    </Roving>
  );
}

/** A hero of the row, as a view shows it. */
export type ShownHero = EmporiumView['heroRow'][number];

/** A hero that can be pressed, with its words on a tag; what it wears can be pressed by a patron. */
export function HeroPlace({ hero: shown, width, height }: Size & { readonly hero: ShownHero }) {
  const table = useTable();
  const { hero, worn } = shown;
  const piece = heroPiece(hero);
  const { state } = lookOf(table, piece);
  return (
    <div className="em-place" data-hero={hero}>
      <Pressable
        state={state}
        label={spokenHero(table, hero)}
        tag={<HeroTag hero={hero} />}
        onPress={() => press(table, piece)}
      >
        <span className="em-thin" style={{ width, height }}>
          {table.words.hero(hero)} {strengthOf(shown)}
          {heroes[hero].slots.map((slot, at) => (
            <span key={`${hero}:${at}`} data-slot={`${hero}:${at}`}>
              {table.words.slot(slot)} {worn[at] ?? ''}
            </span>
          ))}
        </span>
      </Pressable>
    </div>
  );
}
