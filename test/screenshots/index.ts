import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../main/launch/ready.mjs';
import { inRoot } from '../../main/launch/root.mjs';
import { toolCommand } from '../../main/launch/tool-command.mjs';
import { inPage } from '../e2e/layout-check/bundled-looking.ts';
import { StandInHost } from '../e2e/layout-check/stand-in-host.ts';
import { chromiumToLaunch } from '../harness/chromium.mjs';
import { pressAll, scenes } from './scenes.ts';

/**
 * `npm run tool -- screenshots`: retakes the pictures of the documentation from the current page. The tables are set
 * up, not played: the same each time, without motion.
 */

const command = toolCommand(
  'npm run tool -- screenshots',
  'Takes the pictures of the documentation again; builds the page if necessary.',
)
  .addArgument(new Argument('[pictures...]', 'which pictures').choices(scenes.map(({ name }) => name)))
  .option('--into <folder>', 'where the pictures go', 'assets/screenshots')
  .parse();
const values = command.opts();
const [parts] = command.processedArgs;

const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

await ensureBuilt();
const folder = path.resolve(inRoot(), values.into);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumToLaunch());
try {
  for (const scene of scenes.filter(({ name }) => parts.length === 0 || parts.includes(name))) {
    const page = await browser.newPage({ viewport: scene.isOnPhone ? phone : laptop });
    const host = await StandInHost.of(page);
    host.server({ library: scene.library?.() ?? [], network: scene.network });
    await host.open(scene.message?.() ?? null, {});
    await inPage(page, 'dressed', 'en', '1');
    page.setDefaultTimeout(8000);
    await pressAll(page, scene);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: path.join(folder, `${scene.name}.png`), animations: 'disabled', caret: 'hide' });
    console.log(`${scene.name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
}
