import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { HeroId } from '../../../../shared/games/emporium/heroes.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import type { LogLine } from '../../../table/index.ts';
import { tallyOf, type Votes } from '../interaction/tally.ts';
import type { Words } from '../words.ts';
import { inARow, line, told } from './line.ts';

export type Banished = Extract<EmporiumEvent, { type: 'hero-banished' }>;

/** The votes as they were turned over: how many marked each hero. It opens into who they were. */
export function votesLine(votes: Votes, words: Words): LogLine {
  const tally = tallyOf(votes);
  if (tally.length === 0) return told(words, null, 'votes-none', {}, 'banishing', { reveal: true });
  const heroes = tally.map(({ hero, by }) =>
    words.roll('votes-for', { hero: words.hero(hero), votes: by.length, seats: votes.length }),
  );
  return told(words, null, 'votes-revealed', { heroes: inARow(heroes) }, 'banishing', {
    reveal: true,
    reckoning: tally.map(({ hero, by }) => ({
      label: words.roll('marked-by', { hero: words.hero(hero), names: words.names(by) }),
      amount: words.roll('of', { part: by.length, whole: votes.length }),
    })),
  });
}

/** A hero that was banished by vote, and what each who marked it paid. Rules, "Banishing". */
export function banishedLine({ hero, paidBy, stalemate }: Banished, words: Words): LogLine {
  if (stalemate) return standstillLine([hero], words);
  const payments = paidBy.map((seat) =>
    words.roll('payment', { name: words.name(seat), paid: words.change(-banishingFee) }),
  );
  const text = words.roll('log.hero-banished', { hero: words.hero(hero), payments: inARow(payments) });
  return line(words, null, text, 'banishing');
}

/** All heroes of the row, banished because nothing moved any more. Ruling 21. */
export function standstillLine(heroes: readonly HeroId[], words: Words): LogLine {
  const text = words.roll('log.hero-banished-at-standstill', { heroes: inARow(heroes.map(words.hero)) });
  return line(words, null, text, 'ruling-21', { loud: true });
}
