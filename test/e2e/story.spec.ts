// What happened is told on the table beat by beat, in its order, before the next shutter, question or final score.
import type { BotLevel } from '../../shared/protocol/messages.ts';
import { type PlayedGameId, playedGames } from './games/index.ts';
import { hiddenMarket, type NewTable, readyMade, usualStreet, votesWhenAsked, wharfs } from './games/new-table.ts';
import { expect, test } from './host.ts';
import { Laptop } from './laptop.ts';
import { Solo } from './solo.ts';

const tables: Readonly<Record<PlayedGameId, NewTable>> = {
  'brick-and-mortar': readyMade,
  harbour: wharfs,
  'mercado-de-lisboa': hiddenMarket,
  emporium: votesWhenAsked,
  'shopping-street': usualStreet,
};
const level: BotLevel = 'apprentice';
/** So many moves are made by hand. */
const moves = 6;

interface ToldBeat {
  /** How many moves were made before those that it tells of. */
  readonly place: number;
  readonly sentence: string;
}

/** Passes a story beat by beat as a reader does; what its sentences said. Nothing may be pressed but what leads on. */
async function listenTo(laptop: Laptop): Promise<readonly ToldBeat[]> {
  const { page, story } = laptop;
  const told: ToldBeat[] = [];
  while ((await story.count()) > 0) {
    await expect(page.locator('main .piece.lit, main .crate-button.lit')).toHaveCount(0);
    await expect(laptop.handle).toHaveCount(0);
    await expect(laptop.button(laptop.say('ledger.turnBack'))).toHaveCount(0);
    const place = Number(await story.getAttribute('data-from'));
    told.push({ place, sentence: await story.locator('.asks').innerText() });
    await page.keyboard.press('ArrowRight');
  }
  return told;
}

/** A laptop whose stories are listened to and not passed. */
function listening(laptop: Laptop): ToldBeat[] {
  const told: ToldBeat[] = [];
  laptop.passStory = async () => {
    const more = await listenTo(laptop);
    told.push(...more);
    return more.length > 0;
  };
  return told;
}

/** Expects the beats to have been told in the order in which the moves were made. */
function expectInOrder(told: readonly ToldBeat[]): void {
  expect(told.length).toBeGreaterThan(2);
  for (const { sentence } of told) expect(sentence).not.toBe('');
  const places = told.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

for (const game of Object.keys(tables).filter((id): id is PlayedGameId => id in playedGames)) {
  test(`what bots do in ${game} is told in its order before anything is asked`, async ({ page, host }) => {
    test.setTimeout(180_000);
    const solo = await Solo.open(page, host.address);
    await solo.laptop.settle(['settings.pace', 'settings.paces.step-by-step']);
    const told = listening(solo.laptop);
    await solo.sitDown(tables[game], 3, level);
    const chooser = playedGames[game].chooser(solo.laptop, 'story');
    for (let move = 0; move < moves && (await solo.isAsked()); move++) await chooser.move();
    expectInOrder(told);
    expect(solo.complaints).toEqual([]);
  });

  test(`what people do in ${game} round one screen is told before the next shutter or question`, async ({
    page,
    host,
  }) => {
    test.setTimeout(180_000);
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(
      ['settings.pace', 'settings.paces.step-by-step'],
      ['settings.shutter', 'settings.shutters.pressTwice'],
    );
    const told = listening(laptop);
    await laptop.startGame(['Ana', 'Bruno', 'Chidi'], tables[game]);
    const chooser = playedGames[game].chooser(laptop, 'story');
    for (let made = 0; made < 2 * moves; ) {
      const screen = await laptop.screen();
      if (screen === 'shutter') await laptop.openShutterByPressing();
      else {
        await chooser.move();
        made += 1;
      }
    }
    expectInOrder(told);
    expect(laptop.wire.refusals).toEqual([]);
  });
}
