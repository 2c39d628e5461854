import type { Page } from '@playwright/test';
import type { Settings } from '../../shared/protocol/messages.ts';
import { Laptop } from './laptop.ts';
import type { Language } from './words.ts';

interface Opening {
  /** How what happens is told. */
  readonly pace: Extract<Settings['pace'], 'step-by-step' | 'at-once'>;
  /** How the shutter is opened. Left out: the handle is held. */
  readonly shutter?: 'pressTwice';
  readonly language?: Language;
}

/** The laptop at the table that lies on the shelf of a host at this address, with nothing that moves. */
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
