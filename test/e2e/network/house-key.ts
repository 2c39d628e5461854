import type { Laptop } from '../laptop.ts';
import { say } from '../words.ts';

/** Gives the key of a house without a window, as whoever runs it does in their browser. */
export async function presentKey(laptop: Laptop, key: string): Promise<void> {
  const { page } = laptop;
  const field = page.getByLabel(say('network:houseKey.key'));
  if (!(await field.isVisible())) await page.getByText(say('network:houseKey.title')).click();
  await field.fill(key);
  await laptop.press(laptop.button(say('network:houseKey.present')));
}
