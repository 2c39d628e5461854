import type { ReactNode } from 'react';
import type { Seat } from '../../../../shared/engine/index.ts';
import { heroClasses } from '../../../../shared/games/emporium/items/item.ts';
import { tiers } from '../../../../shared/games/emporium/items/tiers.ts';
import { monsterTypes } from '../../../../shared/games/emporium/monsters.ts';
import { heroesOf, monstersOf } from '../../../../shared/games/emporium/scoring.ts';
import { ListedSeat } from '../../../game-kit/index.ts';
import { comingOf, envelopeOf } from '../interaction/standing.ts';
import { type EmporiumTable, playerOf, useTable } from '../table.ts';

interface ListedPlayerProps {
  readonly seat: Seat;
  /** True for the own seat, whose cards are listed one by one. */
  readonly own?: boolean;
  readonly children?: ReactNode;
}

/** A player as text: gold, envelope, trophies and hand. */
export function ListedPlayer({ seat, own = false, children }: ListedPlayerProps) {
  const table = useTable();
  const { view, words } = table;
  const facts = [
    words.say('lists.gold', { gold: words.gold(playerOf(view, seat).gold) }),
    ...envelopeWords(table, seat),
    wonWords(table, seat),
    ...(own ? [] : [handWords(table, seat)]),
  ];
  return (
    <ListedSeat table={table} seat={seat} place={{ 'data-purse': seat }}>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {children}
    </ListedSeat>
  );
}

/** "Sealed a choice", or the revealed choice until it is resolved; otherwise empty. */
function envelopeWords({ view, words }: EmporiumTable, seat: Seat): readonly string[] {
  const envelope = envelopeOf(view, seat);
  if (envelope !== null) return [words.say(`lists.envelope.${envelope}`)];
  const coming = comingOf(view, seat);
  if (coming === null || coming.kind === 'pass') return [];
  return coming.kind === 'sale'
    ? [words.say('lists.coming.sale', { item: words.item(coming.item), price: coming.price })]
    : [words.say('lists.coming.bid', { bid: coming.bid })];
}

/** Trophies as text: monsters by type and heroes by class. */
function wonWords({ view, words }: EmporiumTable, seat: Seat): string {
  const player = playerOf(view, seat);
  const kinds = [
    ...monsterTypes.map((type) => [words.monsterType(type), monstersOf(player, type)] as const),
    ...heroClasses.map((heroClass) => [words.heroClass(heroClass), heroesOf(player, heroClass)] as const),
  ].filter(([, count]) => count > 0);
  if (kinds.length === 0) return words.say('lists.won-none');
  return words.say('lists.won', { kinds: countedWords({ words }, kinds) });
}

/** Number of cards of each tier, as their backs show. Ruling 25. */
function handWords({ view, words }: EmporiumTable, seat: Seat): string {
  const { ofTier, count } = playerOf(view, seat).hand;
  if (count === 0) return words.say('lists.hand-none');
  const kinds = tiers.map((tier) => [words.tier(tier), ofTier[tier]] as const).filter(([, each]) => each > 0);
  return words.say('lists.hand', { kinds: countedWords({ words }, kinds) });
}

function countedWords({ words }: Pick<EmporiumTable, 'words'>, kinds: readonly (readonly [string, number])[]): string {
  return words.list(kinds.map(([kind, number]) => words.say('lists.kind', { kind, number })));
}
