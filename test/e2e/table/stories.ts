import type { PlayedGameId } from '../games/index.ts';
import { hiddenMarket, type NewTable, readyMade, usualStreet, votesWhenAsked, wharfs } from '../games/new-table.ts';
import { expect } from '../host.ts';
import type { Laptop } from '../laptop.ts';

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

/** The beat that a page tells at one moment, and what could be pressed or seen beside it; null where none is told. */
function beatOnPage() {
  const story = document.querySelector('.story');
  if (story === null) return null;
  return {
    place: Number(story.getAttribute('data-from')),
    sentence: story.querySelector('.asks')?.textContent ?? '',
    beside: document.querySelectorAll('main .piece.lit, main .crate-button.lit, .shutter-screen, .scoring-book').length,
  };
}

/** Passes a story beat by beat as a reader does; what its sentences said. Nothing may be pressed but what leads on. */
async function listenTo({ page }: Laptop): Promise<readonly ToldBeat[]> {
  const told: ToldBeat[] = [];
  for (;;) {
    const beat = await page.evaluate(beatOnPage);
    if (beat === null) return told;
    expect(beat.beside).toBe(0);
    told.push(beat);
    await page.keyboard.press('ArrowRight');
  }
}

/** A laptop whose stories are listened to and not passed. */
export function listening(laptop: Laptop): ToldBeat[] {
  const told: ToldBeat[] = [];
  laptop.passStory = async () => {
    const more = await listenTo(laptop);
    told.push(...more);
    // what comes of the whole match is counted out once it is over
    while ((await laptop.story.count()) > 0) await laptop.page.keyboard.press('ArrowRight');
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
