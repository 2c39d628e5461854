import type { SeenHero } from '../../../../shared/games/emporium/gear.ts';
import { heroIn } from '../../../../shared/games/emporium/gear.ts';
import { type MonsterId, monsters } from '../../../../shared/games/emporium/monsters.ts';
import { netOf, proposedChange, reckoned } from '../../../../shared/games/emporium/prospects.ts';
import { shortfallOf, whyNobodyBeats } from '../../../../shared/games/emporium/reasons.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { canWin, sendingMove } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { changedHero, ownHand, type Sent, sentWith } from '../interaction/preview.ts';
import type { EmporiumTable } from '../table.ts';
import { breakdownWords, sentWords } from '../words/fight-words.ts';
import { reasonWords, shortfallWords } from '../words/reason-words.ts';
import { type Asked, type EmporiumAction, type EmporiumPrompt, prompt } from './prompt.ts';

type Patron = Asked<'patron'>;

/** A patron's prompt: choose a hero, a monster and a change, or take the bid back. */
export function patronPrompt(table: EmporiumTable, pending: PendingChoice, question: Patron): EmporiumPrompt {
  const { words } = table;
  if (!canWin(table)) return inVain(table, question);
  const sent = sentWith(table);
  const clears = pending.hero !== null || pending.monster !== null;
  const parts = { rule: 'patrons', clears };
  const withdraw = withdrawButton(table, false);
  if (sent !== null) {
    const { title, hint } = sendingWords(table, sent);
    return prompt({
      ...parts,
      title,
      hint,
      actions: [withdraw, ...proposeButton(table, pending, sent), sendButton(table, sent)],
    });
  }
  const changed = changedHero(table);
  if (changed !== null) {
    const hero = words.hero(changed.hero.hero);
    return prompt({
      ...parts,
      title: words.counter('titles.monster', { hero }),
      hint: prey(table, question),
      actions: [withdraw],
    });
  }
  if (pending.monster !== null) {
    const monster = words.monster(pending.monster);
    return prompt({
      ...parts,
      title: words.counter('titles.hero', { monster }),
      hint: hunters(table, pending.monster),
      actions: [withdraw],
    });
  }
  return prompt({
    ...parts,
    title: words.counter('titles.patron'),
    hint: words.counter('hints.patron', { bid: words.gold(question.bid) }),
    actions: [withdraw],
  });
}

/** The prompt if no fight can be won: explains the closest one. A hidden hand might still win one. */
function inVain(table: EmporiumTable, { bid }: Patron): EmporiumPrompt {
  const { words, view, publicly } = table;
  if (publicly) {
    return prompt({
      title: words.counter('titles.patron'),
      hint: words.counter('hints.patron-openly'),
      rule: 'patrons',
      actions: [withdrawButton(table, false)],
    });
  }
  const reasons = view.monsterRow.map((monster) => whyNobodyBeats(view, monster, ownHand(table)));
  const missing = (reason: (typeof reasons)[number]): number =>
    reason.why === 'monster-beats-all' ? reason.needed - reason.best : 0;
  const [nearest = { why: 'no-monster' as const }] = reasons.toSorted((one, other) => missing(one) - missing(other));
  const hint = nearest.why === 'monster-beats-all' ? shortfallWords(nearest, words) : reasonWords(nearest, words);
  return prompt({
    title: words.counter('titles.patron-in-vain', { bid: words.gold(bid) }),
    hint,
    rule: 'patrons',
    actions: [withdrawButton(table, true)],
  });
}

/** The prompt after hero and monster are picked: strength breakdown, or the strength missing. */
function sendingWords(table: EmporiumTable, sent: Sent): { readonly title: string; readonly hint: string } {
  const { words, view } = table;
  const hero = heroIn(view.heroRow, sent.hero);
  const hint = breakdownWords(words, hero, sent.change);
  if (sent.wins) return { title: sentWords(words, sent), hint };
  const { best } = shortfallOf(hero, sent.monster, ownHand(table));
  return { title: sentWords(words, sent), hint: `${hint} ${words.counter('hints.best-cards', { best })}` };
}

/** The monsters the picked hero could beat, with their income. */
function prey(table: EmporiumTable, { bid }: Patron): string {
  const { words, view, pending } = table;
  const changed = changedHero(table);
  if (changed === null) return '';
  const { hero, change } = changed;
  const beaten = view.monsterRow
    .filter((monster) => proposedChange(hero, monster, ownHand(table)) !== null)
    .map((monster) =>
      words.counter('offer', { what: words.monster(monster), change: words.change(netOf(monster, bid)) }),
    );
  const hint = words.counter('hints.prey', { monsters: words.list(beaten) });
  return pending.change === null
    ? hint
    : `${words.counter('hero.now', { strength: reckoned(hero, change).strength })} ${hint}`;
}

/** The heroes that could beat the picked monster, with the cards needed. */
function hunters(table: EmporiumTable, monster: MonsterId): string {
  const { words, view } = table;
  const able = view.heroRow.flatMap((hero: SeenHero) => {
    const change = proposedChange(hero, monster, ownHand(table));
    if (change === null) return [];
    return [words.counter('hunter', { hero: words.hero(hero.hero), strength: reckoned(hero, change).strength })];
  });
  return words.counter('hints.hunters', { heroes: words.list(able), needed: monsters[monster].strength });
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
  { words, view, ownSeat }: EmporiumTable,
  pending: PendingChoice,
  sent: Sent,
): readonly EmporiumAction[] {
  if (pending.change === null) return [];
  const proposed = proposedChange(heroIn(view.heroRow, sent.hero), sent.monster, ownHand({ view, ownSeat }));
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
  const shortfall = shortfallOf(heroIn(view.heroRow, sent.hero), sent.monster, ownHand(table));
  // with the manual change
  return { ...button, moves: [], disabledReason: shortfallWords({ ...shortfall, strength: sent.strength }, words) };
}
