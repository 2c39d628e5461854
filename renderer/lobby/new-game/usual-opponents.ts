import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { keepLevel, keptLevel } from '../../people/kept-level.ts';
import { keepOwnName } from '../../people/own-name.ts';
import { firstPerson, levelOfChair, type Seating, sitterOfOthers } from './seating.ts';

/** The bots' level for a solo player: as last time, or easy for a new player. */
export function usualOpponents(): BotLevel {
  return keptLevel('opponents') ?? 'apprentice';
}

/** Saves the solo player's name and the bots' level. The next match then takes two presses. */
export function keepForNextTime(seating: Seating): void {
  const sitter = sitterOfOthers(seating);
  const level = sitter === null ? null : levelOfChair({ sitter });
  if (level === null) return;
  keepLevel('opponents', level);
  const name = seating[firstPerson(seating)]?.name ?? '';
  if (name.trim() !== '') keepOwnName(name);
}
