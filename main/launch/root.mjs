import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the repository. */
export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);
