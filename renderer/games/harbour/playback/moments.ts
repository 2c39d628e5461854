import { type HarbourAward, harbourAwards } from '../../../../shared/games/harbour/awards.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { MatchMoment, MomentWords } from '../../../table/index.ts';
import { momentOf } from '../../../table/scoring/moment-figures.ts';
import { awardPicture } from '../ending/award-picture.tsx';
import type { Words } from '../words.ts';

/** The game's memorable moments as text. `alone`: a solo game, without comparisons. */
export function momentsOf(played: readonly HarbourEvent[], alone: boolean, words: Words): readonly MatchMoment[] {
  return harbourAwards(played).map((award) => awardWords(award, words, alone));
}

/** An award as text, with its picture. */
export function awardWords(award: HarbourAward, words: Words, alone: boolean): MatchMoment {
  return { ...wordedAward(award, alone, words), picture: awardPicture(award) };
}

function wordedAward(award: HarbourAward, alone: boolean, words: Words): MomentWords {
  const name = 'seat' in award ? words.name(award.seat) : '';
  const money = 'money' in award ? words.money(award.money) : '';
  switch (award.type) {
    case 'dearest':
      return momentOf(words.log, 'dearest', {
        round: award.round,
        name,
        building: words.the(award.building),
        money,
      });
    case 'shipment':
      return momentOf(words.log, 'shipment', { round: award.round, name, money });
    case 'busiest':
      return momentOf(words.log, 'busiest', { building: words.the(award.building), count: award.count });
    case 'tolls':
      return momentOf(words.log, 'tolls', { name, count: award.count });
    case 'change':
      return momentOf(words.log, alone ? 'change-alone' : 'change', { name, money }, 'change');
  }
}
