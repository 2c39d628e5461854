import type { Locator, Page } from '@playwright/test';
import { type Language, saying } from '../words.ts';

/** What the host's screen shows for joining. */
export interface JoinDetails {
  /** Such as 127.0.0.1:7777 */
  readonly address: string;
  readonly code: string;
  /** The content of the QR code. */
  readonly link: string;
}

/** The link for joining, read from the label of the QR code on a page or on a sheet over it. */
export async function joinDetailsOn(place: Page | Locator, language: Language = 'en'): Promise<JoinDetails> {
  const qr = place.getByRole('img', { name: saying('network:wayIn.qr', 'network', language) }).first();
  const words = (await qr.getAttribute('aria-label')) ?? '';
  const address = /\d+\.\d+\.\d+\.\d+:\d+/.exec(words)?.[0] ?? '';
  const code = (/(?<!\S)(?:[2-9A-Z] ){4}[2-9A-Z](?!\S)/.exec(words)?.[0] ?? '').replaceAll(' ', '');
  return { address, code, link: `http://${address}/#join=${code}` };
}
