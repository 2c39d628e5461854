import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { LogLine } from '../../../table/index.ts';
import { sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { banishedLine, standstillLine, votesLine } from './banishing.ts';
import { fightLine } from './fight.ts';
import { row, worded } from './line.ts';
import { drawnLine, upgradedLine } from './restocking.ts';
import { choicesLine, failedLine, soldLine } from './sales.ts';

/**
 * The log line of a single event. Null for sealed choices and votes, which an envelope beside the name shows, and for
 * the marker, which the round's heading names.
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
      return { seat: null, text: words.log('round-of-marker', { round, name: words.name(marker) }), heading: true };
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
      return worded(words, event.seat, 'patron-withdrew', { bid: words.gold(event.bid) }, 'patrons');
    case 'leather-drawn':
      return drawnLine(event, words);
    case 'item-upgraded':
      return upgradedLine([event], words);
    case 'deck-reshuffled':
      return worded(words, null, `deck-reshuffled.${event.tier}`, {}, 'restocking', { housekeeping: true });
    case 'vote-asked':
      return worded(words, event.seat, 'vote-asked', {}, 'banishing');
    case 'monsters-came':
      return cameLine('monsters-came', event.monsters.map(words.monster), words);
    case 'heroes-came':
      return cameLine('heroes-came', event.heroes.map(words.hero), words);
    case 'votes-revealed':
      return votesLine(event.votes, words);
    case 'hero-banished':
      return banishedLine(event, words);
    case 'seat-scored':
      return worded(words, event.seat, 'seat-scored', { gold: words.gold(event.total) }, 'scoring', {
        breakdown: [
          ...event.breakdown.map(({ why, amount }) => row(words, words.log(`why.${why}`), amount)),
          sumRow(words.log('why.together'), words.gold(event.total)),
        ],
      });
    case 'match-ended':
      return worded(words, null, `ended-${event.ending}`, {}, 'the-end', { loud: true });
  }
}

/** The cards that refill a row, by name. */
function cameLine(key: 'monsters-came' | 'heroes-came', names: readonly string[], words: Words): LogLine {
  const facts = { count: names.length, names: words.list(names) };
  return worded(words, null, key, facts, 'restocking', { housekeeping: true });
}

function isUpgrade(event: EmporiumEvent): event is Extract<EmporiumEvent, { type: 'item-upgraded' }> {
  return event.type === 'item-upgraded';
}

function isStandstill(event: EmporiumEvent): event is Extract<EmporiumEvent, { type: 'hero-banished' }> {
  return event.type === 'hero-banished' && event.stalemate;
}

/**
 * The shared log line of consecutive events: one player's upgrades, or all heroes banished at a standstill. Null for
 * any other events.
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
