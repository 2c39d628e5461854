import type { Page } from '@playwright/test';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { joinDetailsOn } from './join-details.ts';

/** Opens a room on the host's screen, which has no player. */
export async function openRoom(page: Page, address: string, name?: string) {
  const board = await Laptop.open(page, address);
  await board.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await board.press(board.button(say('network:shelf.openEvening')));
  if (name !== undefined) await board.dialog.getByLabel(say('lobby:opening.name')).fill(name);
  await board.press(board.dialog.getByRole('button', { name: say('lobby:opening.start') }));
  await page.getByRole('heading', { name: say('lobby:game.none') }).waitFor();
  return { board, room: board.wire.room.room, ...(await joinDetailsOn(page)) };
}

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
