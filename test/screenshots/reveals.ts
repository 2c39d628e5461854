import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { GameId } from '../../shared/games/index.ts';
import { inPage } from '../e2e/fit/bundled-looking.ts';
import { StandInHost } from '../e2e/fit/stand-in-host.ts';
import { fullestMove } from './matches.ts';

/** A frame in the picture is so wide, in pixels. */
const frameWidth = 640;
/** A story is shown as far as so many frames go. */
const mostFrames = 8;

/** A frame for each beat of what one move did, and the last of what is asked then. */
async function framesOf(browser: Browser, game: GameId, size: { width: number; height: number }): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: size });
  const host = await StandInHost.of(page);
  const { before, after } = fullestMove(game);
  const [first, ...more] = before;
  await host.open(first ?? null, { pace: 'step-by-step' });
  for (const told of more) host.tell(told);
  host.tell(after);
  const story = page.locator('.story');
  await story.waitFor();
  const frames: Buffer[] = [];
  for (let isTold = true; isTold && frames.length < mostFrames; ) {
    isTold = (await story.count()) > 0;
    await inPage(page, 'dressed', 'en', '1');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    frames.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    if (isTold) await page.keyboard.press('ArrowRight');
  }
  await page.close();
  return frames;
}

/** Takes one picture a game: the frames of what one move turned over and did, as it is told on the board. */
export async function takeReveal(browser: Browser, game: GameId, folder: string): Promise<string> {
  const size = { width: 1280, height: 720 };
  const frames = await framesOf(browser, game, size);
  const columns = frames.length % 3 === 0 ? 3 : 2;
  const height = (frameWidth * size.height) / size.width;
  const images = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`);
  const page = await browser.newPage({
    viewport: { width: columns * frameWidth, height: Math.ceil(frames.length / columns) * height },
  });
  await page.setContent(
    `<style>body{margin:0;background:#e9dcc0;display:grid;grid-template-columns:repeat(${columns},${frameWidth}px)}img{width:100%;display:block}</style>${images.join('')}`,
  );
  const name = `reveal-${game}.png`;
  await writeFile(path.join(folder, name), await page.screenshot());
  await page.close();
  return name;
}
