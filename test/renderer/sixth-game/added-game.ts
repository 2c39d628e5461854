import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../shared/protocol/languages.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Inside the project, so that the copy finds the same packages. */
const place = path.join(root, 'dist');
const reference = path.join(root, 'test/engine/reference');

/** The added game, by the name of its folder, and its title in every language. */
export const added = { id: sealedMarket.id, title: 'The Sealed Market' } as const;

/** Edits a file of the copy; throws if the text to replace is missing. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

/**
 * A copy of the sources with a reference game, added exactly as docs/development.md says: its folder, its import and
 * line in the registry, and its title in the catalogues.
 */
export class ProjectWithSixthGame {
  readonly #folder: string;

  constructor() {
    mkdirSync(place, { recursive: true });
    this.#folder = mkdtempSync(path.join(place, 'sixth-game-'));
    for (const part of [
      'shared',
      'main',
      'renderer',
      'assets/icons',
      'test/renderer/every-word.ts',
      'tsconfig.json',
      'package.json',
    ]) {
      cpSync(path.join(root, part), this.#in(part), { recursive: true });
    }
    this.#addFolder();
    const registry = this.#in('shared/games/index.ts');
    edit(registry, 'import ', `import { sealedMarket } from './${added.id}/index.ts';\nimport `);
    edit(registry, '\n} as const', `\n  '${added.id}': registered(sealedMarket),\n} as const`);
    for (const language of languages) {
      edit(
        this.#in(`renderer/words/${language}/shell.json`),
        '"games": {',
        `"games": { "${added.id}": "${added.title}",`,
      );
    }
  }

  /** Loads a module of the copy. */
  load<Module>(file: string): Promise<Module> {
    return import(this.#in(file));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #addFolder(): void {
    const folder = this.#in(`shared/games/${added.id}`);
    mkdirSync(folder);
    for (const name of ['sealed-market.ts', 'sealed-market-state.ts', 'sealed-market-hiding.ts']) {
      const text = readFileSync(path.join(reference, name), 'utf8');
      writeFileSync(path.join(folder, name), text.replaceAll('../../../shared/engine/', '../../engine/'));
    }
    writeFileSync(path.join(folder, 'index.ts'), "export { sealedMarket } from './sealed-market.ts';\n");
    const { seats, options } = sealedMarket;
    writeFileSync(
      path.join(folder, 'options.ts'),
      `export const seatRange = ${JSON.stringify(seats)};\nexport const options = ${JSON.stringify(options)};\n`,
    );
  }

  #in(file: string): string {
    return path.join(this.#folder, file);
  }
}
