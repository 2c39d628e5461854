import type { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';

/** Chooses a game in the lobby. */
export async function chooseGame(laptop: Laptop, game: string): Promise<void> {
  await laptop.press(laptop.button(say('lobby:proposals.chooseThis', { game: say(`games.${game}`) })));
}

/** Starts the planned match, even if some are not ready. */
export async function startMatch(laptop: Laptop): Promise<void> {
  const button = laptop.page.getByRole('button', { name: saying('lobby:counter.start', 'lobby') });
  await laptop.press(button);
  const sure = laptop.button(say('lobby:counter.startAnyway'));
  if ((await sure.count()) > 0) await laptop.press(sure);
}
