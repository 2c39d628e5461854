import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { keepLevel, keptLevel } from '../../people/kept-level.ts';
import { keepOwnName } from '../../people/own-name.ts';
import { firstPerson, levelOfChair, type Seating, sitterOfOthers } from './seating.ts';

/** How well the bots play that somebody alone sits down with: as the last time, or gently for whoever is new to it. */
export function usualOpponents(): BotLevel {
  return keptLevel('opponents') ?? 'apprentice';
}

/** Keeps who played alone on this device, and against what bots, so that the next match is two presses away. */
export function keepForNextTime(seating: Seating): void {
  const sitter = sitterOfOthers(seating);
  const level = sitter === null ? null : levelOfChair({ sitter });
  if (level === null) return;
  keepLevel('opponents', level);
  const name = seating[firstPerson(seating)]?.name ?? '';
  if (name.trim() !== '') keepOwnName(name);
}
