import type { PlayedGameId } from '../games/index.ts';
import { hiddenMarket, type NewTable, readyMade, usualStreet, votesWhenAsked, wharfs } from '../games/new-table.ts';
import { expect } from '../host.ts';
import type { Laptop } from '../laptop.ts';

/** A table of each game whose playback is checked. */
export const tables: Readonly<Record<PlayedGameId, NewTable>> = {
  'brick-and-mortar': readyMade,
  harbour: wharfs,
  'mercado-de-lisboa': hiddenMarket,
  emporium: votesWhenAsked,
  'shopping-street': usualStreet,
};

export interface SentStep {
  /** How many moves were made before those played back. */
  readonly place: number;
  readonly sentence: string;
}

/** The playback step on a page, and what could be pressed or seen beside it; null without playback. */
function stepOnPage() {
  const playback = document.querySelector('.playback');
  if (playback === null) return null;
  return {
    place: Number(playback.getAttribute('data-from')),
    sentence: playback.querySelector('.prompt-title')?.textContent ?? '',
    beside: document.querySelectorAll('main .piece.lit, main .crate-button.lit, .shutter-screen, .scoring-book').length,
  };
}

/** Steps through a playback as a reader does; returns its sentences. Only its own controls may be usable. */
async function stepThrough({ page }: Laptop): Promise<readonly SentStep[]> {
  const steps: SentStep[] = [];
  for (;;) {
    const step = await page.evaluate(stepOnPage);
    if (step === null) return steps;
    expect(step.beside).toBe(0);
    steps.push(step);
    await page.keyboard.press('ArrowRight');
  }
}

/** A laptop that reads playbacks instead of skipping them. */
export function recordingPlaybacks(laptop: Laptop): SentStep[] {
  const steps: SentStep[] = [];
  laptop.passPlayback = async () => {
    const more = await stepThrough(laptop);
    steps.push(...more);
    // the outcome of the whole match is counted once it is over
    while ((await laptop.playback.count()) > 0) await laptop.page.keyboard.press('ArrowRight');
    return more.length > 0;
  };
  return steps;
}

/** Expects the playback steps in the order of the moves. */
export function expectInOrder(steps: readonly SentStep[]): void {
  expect(steps.length).toBeGreaterThan(2);
  for (const { sentence } of steps) expect(sentence).not.toBe('');
  const places = steps.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}
