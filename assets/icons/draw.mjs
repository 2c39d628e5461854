// node assets/icons/draw.mjs: draws the icons again from shop.svg, after a change to it. Needs a Chromium.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../test/harness/chromium.mjs';

const folder = import.meta.dirname;
/** Linux wants each size as a file; Windows and macOS have them bound into one. */
const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

const drawing = await readFile(path.join(folder, 'shop.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
for (const size of sizes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await writeFile(path.join(folder, `${size}x${size}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
/** Phones cut the corners off themselves, and up to a tenth of each side: see main/launch/phone-app.mjs. */
const onGround = drawing.replace(/<rect [^>]*rx="(104|92)"[^>]*>/g, '').replace('0 0 512 512', '-40 -40 592 592');
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:#fbf5e6}svg{display:block;width:${size}px;height:${size}px}</style>${onGround}`,
  );
  await writeFile(path.join(folder, `phone-${size}.png`), await page.screenshot());
  await page.close();
}
await browser.close();
await import('./bind.mjs');
