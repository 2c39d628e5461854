import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import type { LogLine } from '../../../table/index.ts';
import { tallyOf, type Votes } from '../interaction/tally.ts';
import type { Words } from '../words.ts';
import { line, worded } from './line.ts';

export type Banished = Extract<EmporiumEvent, { type: 'hero-banished' }>;

/** The revealed votes for each hero. Breakdown: who voted for it. */
export function votesLine(votes: Votes, words: Words): LogLine {
  const tally = tallyOf(votes);
  if (tally.length === 0) return worded(words, null, 'votes-none', {}, 'banishing', { reveal: true });
  const heroes = tally.map(({ hero, by }) =>
    words.log('votes-for', { hero: words.hero(hero), votes: by.length, seats: votes.length }),
  );
  return line(words, null, words.list(heroes), 'banishing', {
    reveal: true,
    breakdown: tally.map(({ hero, by }) => ({
      label: words.log('marked-by', { hero: words.hero(hero), names: words.names(by) }),
      amount: words.log('of', { part: by.length, whole: votes.length }),
    })),
  });
}

/** A hero banished by vote, and who pays for it. Rules, "Banishing". */
export function banishedLine({ hero, paidBy, stalemate }: Banished, words: Words): LogLine {
  if (stalemate) return standstillLine([hero], words);
  const facts = { names: words.names(paidBy), fee: words.gold(banishingFee), hero: words.hero(hero) };
  return worded(words, null, 'hero-banished', facts, 'banishing');
}

/** All heroes of the row, banished at a standstill. Ruling 21. */
export function standstillLine(heroes: readonly HeroId[], words: Words): LogLine {
  const facts = { heroes: words.list(heroes.map(words.hero)) };
  return worded(words, null, 'hero-banished-at-standstill', facts, 'ruling-21', { loud: true });
}
