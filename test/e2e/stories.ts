import type { PlayedGameId } from './games/index.ts';
import { hiddenMarket, type NewTable, readyMade, usualStreet, votesWhenAsked, wharfs } from './games/new-table.ts';
import { expect } from './host.ts';
import type { Laptop } from './laptop.ts';

/** A table of each game whose stories are listened to. */
export const tables: Readonly<Record<PlayedGameId, NewTable>> = {
  'brick-and-mortar': readyMade,
  harbour: wharfs,
  'mercado-de-lisboa': hiddenMarket,
  emporium: votesWhenAsked,
  'shopping-street': usualStreet,
};

export interface ToldBeat {
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
export function listening(laptop: Laptop): ToldBeat[] {
  const told: ToldBeat[] = [];
  laptop.passStory = async () => {
    const more = await listenTo(laptop);
    told.push(...more);
    return more.length > 0;
  };
  return told;
}

/** Expects the beats to have been told in the order in which the moves were made. */
export function expectInOrder(told: readonly ToldBeat[]): void {
  expect(told.length).toBeGreaterThan(2);
  for (const { sentence } of told) expect(sentence).not.toBe('');
  const places = told.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}
