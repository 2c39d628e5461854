// Events are played back on the table step by step, in order, before the next shutter, question or final score.
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { type PlayedGameId, playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import { Solo } from '../matches/solo.ts';
import { expectInOrder, recordingPlaybacks, tables } from './playbacks.ts';

const level: BotLevel = 'apprentice';
/** This many moves are made by hand. */
const moves = 3;
/** Games of the fast suite: one plays back everything at once, in the other much happens unseen at the same time. */
const everyday: readonly PlayedGameId[] = ['harbour', 'shopping-street'];

for (const game of Object.keys(tables).filter((id): id is PlayedGameId => id in playedGames)) {
  const tag = everyday.includes(game) ? '@everyday' : '@night';
  test(`bots’ moves in ${game} are played back in order before any question`, { tag }, async ({ page, host }) => {
    const solo = await Solo.open(page, host.address);
    await solo.laptop.settle(['settings.pace', 'settings.paces.step-by-step']);
    const steps = recordingPlaybacks(solo.laptop);
    await solo.sitDown(tables[game], 3, level);
    const chooser = playedGames[game].chooser(solo.laptop, 'story');
    for (let move = 0; move < moves && (await solo.isAsked()); move++) await chooser.move();
    expectInOrder(steps);
    expect(solo.complaints).toEqual([]);
  });
}
