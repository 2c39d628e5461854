// Called by electron-builder with the unpacked package, before it sets fuses and signs files.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveOwnUuid } from './executable-uuid.mjs';

/** Gives the macOS app its own identity on the local network. */
export default async function afterPack(
  /** @type {import('electron-builder').AfterPackContext} */ { electronPlatformName, appOutDir, packager },
) {
  if (electronPlatformName !== 'darwin') return;
  const { productFilename, id } = packager.appInfo;
  const program = path.join(appOutDir, `${productFilename}.app/Contents/MacOS/${productFilename}`);
  const file = await readFile(program);
  giveOwnUuid(file, id);
  await writeFile(program, file);
}
