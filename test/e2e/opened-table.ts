import type { Page } from '@playwright/test';
import type { Settings } from '../../shared/protocol/messages.ts';
import { Laptop } from './laptop.ts';
import type { Language } from './words.ts';

interface Opening {
  /** The pace of playback. */
  readonly pace: Extract<Settings['pace'], 'step-by-step' | 'at-once'>;
  /** How the shutter is opened; by holding the handle if omitted. */
  readonly shutter?: 'pressTwice';
  readonly language?: Language;
}

/** The laptop at the first table in the library of a host at this address, without motion. */
export async function openedTable(
  page: Page,
  address: string,
  { pace, shutter, language = 'en' }: Opening,
): Promise<Laptop> {
  const laptop = await Laptop.open(page, address, language);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', `settings.paces.${pace}`]);
  if (shutter !== undefined) await laptop.settle(['settings.shutter', `settings.shutters.${shutter}`]);
  await laptop.openTheShop();
  return laptop;
}
