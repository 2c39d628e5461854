import type { Laptop } from '../laptop.ts';
import { say } from '../words.ts';

/** Enters the key of a headless server, as its host does in a browser. */
export async function presentKey(laptop: Laptop, key: string): Promise<void> {
  const { page } = laptop;
  const field = page.getByLabel(say('network:houseKey.key'));
  if (!(await field.isVisible())) await page.getByText(say('network:houseKey.title')).click();
  await field.fill(key);
  await laptop.press(laptop.button(say('network:houseKey.present')));
}
