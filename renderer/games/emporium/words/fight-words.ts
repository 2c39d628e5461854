import type { Modification } from '../../../../shared/games/emporium/fights.ts';
import type { SeenHero } from '../../../../shared/games/emporium/gear.ts';
import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { reckoned, type Total } from '../../../../shared/games/emporium/prospects.ts';
import type { Sent } from '../interaction/preview.ts';
import type { Words } from '../words.ts';

/** A row of a hero's strength: its source and amount. */
interface StrengthRow {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
}

/** The cards that a patron adds and swaps, one row each. */
export function changeRows(words: Words, { added, swappedIn, swappedOut }: Modification): readonly StrengthRow[] {
  const row = (id: ItemId | null, sign: 1 | -1): readonly StrengthRow[] =>
    id === null ? [] : [{ key: id, label: words.item(id), amount: words.change(sign * item(id).strength) }];
  return [...row(added, 1), ...row(swappedIn, 1), ...row(swappedOut, -1)];
}

/** The breakdown of a hero's strength: "Base 6, worn +4 and Jar of Fireflies +2." */
export function breakdownWords(words: Words, hero: SeenHero, change: Modification): string {
  const { base, worn } = reckoned(hero, change);
  const rows: StrengthRow[] = [{ key: 'base', label: words.counter('strength.base'), amount: String(base) }];
  if (worn > 0) rows.push({ key: 'worn', label: words.counter('strength.worn'), amount: words.change(worn) });
  const parts = [...rows, ...changeRows(words, change)].map(({ label, amount }) =>
    words.counter('strength.part', { label, amount }),
  );
  return words.counter('strength.breakdown', { parts: words.list(parts) });
}

/** "12 beats 10", "10 is enough for 10" or "9 against 10, 1 short". */
export function againstWords(words: Words, { strength, needed }: Pick<Total, 'strength' | 'needed'>): string {
  if (strength < needed) return words.counter('against.short', { strength, needed, short: needed - strength });
  return words.counter(strength === needed ? 'against.enough' : 'against.beats', { strength, needed });
}

/** "Send Mara to Tithe Wight: 12 beats 10, +6", or a question if the fight would be lost. */
export function sentWords(words: Words, sent: Sent): string {
  const facts = {
    hero: words.hero(sent.hero),
    monster: words.monster(sent.monster),
    against: againstWords(words, sent),
  };
  return sent.wins
    ? words.counter('titles.send', { ...facts, change: words.change(sent.net) })
    : words.counter('titles.send-lost', facts);
}
