import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { banishedLine, standstillLine, votesLine } from './banishing.ts';
import { fightLine } from './fight.ts';
import { gained, inARow, sumRow, told } from './line.ts';
import { drawnLine, upgradedLine } from './restocking.ts';
import { choicesLine, failedLine, soldLine } from './sales.ts';

/**
 * The line of the till roll that tells of an event by itself; null for one that needs none: who has sealed a choice or a
 * vote is seen by the envelope beside the name, and who got the marker stands in the heading of the round.
 */
export function emporiumLogLine(event: EmporiumEvent, words: Words): LogLine | null {
  switch (event.type) {
    case 'choice-sealed':
    case 'choice-taken-back':
    case 'vote-sealed':
    case 'vote-taken-back':
    case 'marker-passed':
      return null;
    case 'round-began': {
      const { round, marker } = event;
      return { seat: null, text: words.roll('round-of-marker', { round, name: words.name(marker) }), heading: true };
    }
    case 'choices-revealed':
      return choicesLine(event, words);
    case 'item-sold':
      return soldLine(event, words);
    case 'sale-failed':
      return failedLine(event, words);
    case 'monster-beaten':
      return fightLine(event, words);
    case 'patron-withdrew':
      return told(words, event.seat, 'patron-withdrew', { bid: event.bid }, 'patrons');
    case 'leather-drawn':
      return drawnLine(event, words);
    case 'item-upgraded':
      return upgradedLine([event], words);
    case 'deck-reshuffled':
      return told(words, null, 'deck-reshuffled', { tier: words.tier(event.tier) }, 'restocking', {
        housekeeping: true,
      });
    case 'vote-asked':
      return told(words, event.seat, 'vote-asked', {}, 'banishing');
    case 'monsters-came':
      return told(words, null, 'monsters-came', { monsters: inARow(event.monsters.map(words.monster)) }, 'restocking', {
        housekeeping: true,
      });
    case 'heroes-came':
      return told(words, null, 'heroes-came', { heroes: inARow(event.heroes.map(words.hero)) }, 'restocking', {
        housekeeping: true,
      });
    case 'votes-revealed':
      return votesLine(event.votes, words);
    case 'hero-banished':
      return banishedLine(event, words);
    case 'seat-scored':
      return told(words, event.seat, 'seat-scored', {}, 'scoring', {
        sum: String(event.total),
        reckoning: [
          ...event.reckoning.map(({ why, amount }) => ({
            label: words.roll(`why.${why}`),
            amount: gained(words, amount),
          })),
          sumRow(words.roll('why.together'), String(event.total)),
        ],
      });
    case 'match-ended':
      return told(words, null, `ended-${event.ending}`, {}, 'the-end', { loud: true });
  }
}

function isUpgrade(event: EmporiumEvent): event is Extract<EmporiumEvent, { type: 'item-upgraded' }> {
  return event.type === 'item-upgraded';
}

function isStandstill(event: EmporiumEvent): event is Extract<EmporiumEvent, { type: 'hero-banished' }> {
  return event.type === 'hero-banished' && event.stalemate;
}

/**
 * The one line of several events in a row: two cards upgraded by the same player; all heroes banished
 * at a standstill. Null where they do not belong together.
 */
export function emporiumLineOfSeveral(events: readonly EmporiumEvent[], words: Words): LogLine | null {
  const [first] = events;
  if (first === undefined) return null;
  if (isUpgrade(first)) {
    const upgrades = events.filter(isUpgrade).filter(({ seat }) => seat === first.seat);
    return upgrades.length < events.length ? null : upgradedLine([first, ...upgrades.slice(1)], words);
  }
  if (!events.every(isStandstill)) return null;
  return standstillLine(
    events.filter(isStandstill).map(({ hero }) => hero),
    words,
  );
}
