import type { ReactNode } from 'react';
import { strengthOf } from '../../../../shared/games/emporium/gear.ts';
import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import type { ItemId } from '../../../../shared/games/emporium/items/index.ts';
import { heroesInRow } from '../../../../shared/games/emporium/rows.ts';
import { Fitted, HeroCard, Roving } from '../../../design/index.ts';
import { changedTo, drawnHero, type ShownHero } from '../interaction/drawn.ts';
import { statusOf } from '../interaction/interaction.ts';
import { heroPiece, wornPiece } from '../interaction/pieces.ts';
import { changedHero } from '../interaction/preview.ts';
import { useTable } from '../table.ts';
import { netAt } from '../words/sale-words.ts';
import { Gaps } from './gaps.tsx';
import { PieceOnTable } from './piece-on-table.tsx';
import { Totals } from './totals.tsx';

/** The row of heroes with slots and totals against each monster. */
export function HeroRow() {
  const { view, words } = useTable();
  const places = heroesInRow(view.seatCount);
  return (
    <Roving label={words.say('regions.heroes')} className={`em-heroes ${places === 1 ? 'single' : ''}`}>
      {view.heroRow.map((each) => (
        <HeroPlace key={each.hero} hero={each} />
      ))}
      <Gaps count={places - view.heroRow.length} />
    </Roving>
  );
}

/** A hero button with its tag and totals; a patron can press its equipment. */
function HeroPlace({ hero: shown }: { readonly hero: ShownHero }) {
  const table = useTable();
  const { words } = table;
  const { hero, worn } = shown;
  const net = netAt(table, hero);
  const changed = changedHero(table);
  const drawn = changed?.hero.hero === hero ? changedTo(shown, changed.change) : shown;
  return (
    <div className="em-hero" data-hero={hero}>
      <Fitted className="em-card">
        {(size) => (
          <HeroCard
            hero={drawnHero(drawn, words)}
            total={strengthOf(drawn)}
            openLabel={words.say('open')}
            baseLabel={words.say('base', { base: heroes[hero].base })}
            {...size}
            card={(drawing) => (
              <PieceOnTable piece={heroPiece(hero)}>
                {drawing}
                {net !== null && (
                  <b className="em-net printed figure" aria-hidden="true">
                    {net}
                  </b>
                )}
              </PieceOnTable>
            )}
            slot={(drawing, at) => (
              <div data-slot={`${hero}:${at}`} className={drawn.worn[at] === worn[at] ? '' : 'em-changed'}>
                <Worn item={worn[at] ?? null}>{drawing}</Worn>
              </div>
            )}
          />
        )}
      </Fitted>
      <Totals hero={hero} />
    </div>
  );
}

/** An equipped item: a button for a patron who may swap it, otherwise a picture. */
function Worn({ item, children }: { readonly item: ItemId | null; readonly children: ReactNode }) {
  const table = useTable();
  if (item === null) return children;
  const piece = wornPiece(item);
  const { state } = statusOf(table, piece);
  if (state !== 'lit' && state !== 'chosen') return children;
  return (
    <PieceOnTable piece={piece} className="em-worn">
      {children}
    </PieceOnTable>
  );
}
