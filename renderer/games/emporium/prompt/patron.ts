import type { SeenHero } from '../../../../shared/games/emporium/gear.ts';
import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { canWin, movesOfType, sendingMove } from '../interaction/offers.ts';
import { changedHero, nearHand, proposedChange, reckoned, type Sent, sentWith } from '../interaction/outlook.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { reckoningWords, sentWords } from '../words/fight-words.ts';
import { reasonWords, shortfallWords } from '../words/reason-words.ts';
import { shortfallOf, whyNobodyBeats } from '../words/reasons.ts';
import { type Asked, type EmporiumAction, type EmporiumPlan, plan } from './plan.ts';

type Patron = Asked<'patron'>;

/** A patron's prompt: choose a hero, a monster and a change, or take the bid back. */
export function patronPlan(table: EmporiumTable, half: PendingChoice, question: Patron): EmporiumPlan {
  const { words } = table;
  if (!canWin(table)) return inVain(table, question);
  const sent = sentWith(table);
  const clears = half.hero !== null || half.monster !== null;
  const parts = { rule: 'patrons', clears };
  const withdraw = withdrawButton(table, false);
  if (sent !== null) {
    const { asks, says } = sendingWords(table, sent);
    return plan({
      ...parts,
      asks,
      says,
      actions: [withdraw, ...proposeButton(table, half, sent), sendButton(table, sent)],
    });
  }
  const changed = changedHero(table);
  if (changed !== null) {
    const hero = words.hero(changed.hero.hero);
    return plan({
      ...parts,
      asks: words.counter('asks.monster', { hero }),
      says: prey(table, question),
      actions: [withdraw],
    });
  }
  if (half.monster !== null) {
    const monster = words.monster(half.monster);
    return plan({
      ...parts,
      asks: words.counter('asks.hero', { monster }),
      says: hunters(table, half.monster),
      actions: [withdraw],
    });
  }
  return plan({
    ...parts,
    asks: words.counter('asks.patron'),
    says: words.counter('says.patron', { bid: words.gold(question.bid) }),
    actions: [withdraw],
  });
}

/** The prompt if no fight can be won: explains the closest one. A hidden hand might still win one. */
function inVain(table: EmporiumTable, { bid }: Patron): EmporiumPlan {
  const { words, view, openly } = table;
  if (openly) {
    return plan({
      asks: words.counter('asks.patron'),
      says: words.counter('says.patron-openly'),
      rule: 'patrons',
      actions: [withdrawButton(table, false)],
    });
  }
  const reasons = view.monsterRow.map((monster) => whyNobodyBeats(view, monster, nearHand(table)));
  const missing = (reason: (typeof reasons)[number]): number =>
    reason.why === 'monster-beats-all' ? reason.needed - reason.best : 0;
  const [nearest = { why: 'no-monster' as const }] = reasons.toSorted((one, other) => missing(one) - missing(other));
  const says = nearest.why === 'monster-beats-all' ? shortfallWords(nearest, words) : reasonWords(nearest, words);
  return plan({
    asks: words.counter('asks.patron-in-vain', { bid: words.gold(bid) }),
    says,
    rule: 'patrons',
    actions: [withdrawButton(table, true)],
  });
}

/** The prompt after hero and monster are picked: strength breakdown, or the strength missing. */
function sendingWords(table: EmporiumTable, sent: Sent): { readonly asks: string; readonly says: string } {
  const { words, view } = table;
  const hero = heroIn(view.heroRow, sent.hero);
  const says = reckoningWords(words, hero, sent.change);
  if (sent.wins) return { asks: sentWords(words, sent), says };
  const { best } = shortfallOf(hero, sent.monster, nearHand(table));
  return { asks: sentWords(words, sent), says: `${says} ${words.counter('says.best-cards', { best })}` };
}

/** The monsters the picked hero could beat, with their income. */
function prey(table: EmporiumTable, { bid }: Patron): string {
  const { words, view, half } = table;
  const changed = changedHero(table);
  if (changed === null) return '';
  const { hero, change } = changed;
  const beaten = view.monsterRow
    .filter((monster) => proposedChange(hero, monster, nearHand(table)) !== null)
    .map((monster) =>
      words.counter('offer', { what: words.monster(monster), change: words.change(monsters[monster].gold - bid) }),
    );
  const says = words.counter('says.prey', { monsters: words.list(beaten) });
  return half.change === null
    ? says
    : `${words.counter('hero.now', { strength: reckoned(hero, change).strength })} ${says}`;
}

/** The heroes that could beat the picked monster, with the cards needed. */
function hunters(table: EmporiumTable, monster: MonsterId): string {
  const { words, view } = table;
  const able = view.heroRow.flatMap((hero: SeenHero) => {
    const change = proposedChange(hero, monster, nearHand(table));
    if (change === null) return [];
    return [words.counter('hunter', { hero: words.hero(hero.hero), strength: reckoned(hero, change).strength })];
  });
  return words.counter('says.hunters', { heroes: words.list(able), needed: monsters[monster].strength });
}

function withdrawButton(table: EmporiumTable, main: boolean): EmporiumAction {
  return {
    key: 'withdraw',
    label: table.words.counter('moves.withdraw'),
    moves: movesOfType(table, 'withdraw'),
    main,
  };
}

/** Resets a manual change to the cheapest winning one. */
function proposeButton(
  { words, view, near }: EmporiumTable,
  half: PendingChoice,
  sent: Sent,
): readonly EmporiumAction[] {
  if (half.change === null) return [];
  const proposed = proposedChange(heroIn(view.heroRow, sent.hero), sent.monster, nearHand({ view, near }));
  const { added, swappedIn, swappedOut } = sent.change;
  const same = proposed?.added === added && proposed.swappedIn === swappedIn && proposed.swappedOut === swappedOut;
  if (same) return [];
  return [{ key: 'propose', label: words.counter('moves.propose'), moves: [], change: { change: null } }];
}

function sendButton(table: EmporiumTable, sent: Sent): EmporiumAction {
  const { words, view } = table;
  const move = sendingMove(table);
  const button = { key: 'send', label: words.counter('moves.send', { change: words.change(sent.net) }), main: true };
  if (move !== undefined) return { ...button, moves: [move] };
  const shortfall = shortfallOf(heroIn(view.heroRow, sent.hero), sent.monster, nearHand(table));
  // with the manual change
  return { ...button, moves: [], disabledReason: shortfallWords({ ...shortfall, strength: sent.strength }, words) };
}
