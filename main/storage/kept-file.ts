import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson, readBounded } from './bounded-json.ts';
import { checked, withSum } from './check-sum.ts';
import { fileErrorCode } from './file-error.ts';
import { keepSpare, writeWholeFile } from './whole-file.ts';

const anything = z.looseObject({});

/** What a file says, and whether its check sum is right. */
interface Found<Content> {
  readonly content: Content;
  readonly isWhole: boolean;
}

/** What a small file of JSON holds, and how it is read. */
export interface KeptFileSettings<Content extends object> {
  readonly dataFolder: string;
  /** Its name without the ending. */
  readonly name: string;
  /** What the file says, from its JSON. Throws ZodError where it makes no sense. */
  readonly parse: (raw: unknown) => Content;
  /** What is so before there is a file. */
  readonly usual: Content;
  /** The time in milliseconds since 1970, for the name of a file set aside. */
  readonly now: number;
}

/** Thrown for what could not be read again once it was written; the file is as it was. A defect of ours, never a player's. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(file: string, cause: unknown) {
    super(`${file} would not be read again`, { cause });
  }
}

/**
 * A small file of JSON that is replaced as a whole: a power cut leaves the old or the new one. It has a check sum, and a second
 * copy lies beside it, from which a damaged file is restored.
 */
export class KeptFile<Content extends object> {
  readonly #settings: KeptFileSettings<Content>;
  readonly #path: string;
  #wasReset = false;
  #current: Content;

  /** Reads the file, or begins with what is usual. Throws what the disk throws. */
  constructor(settings: KeptFileSettings<Content>) {
    const { dataFolder, name, usual } = settings;
    mkdirSync(dataFolder, { recursive: true });
    this.#settings = settings;
    this.#path = path.join(dataFolder, `${name}.json`);
    this.#current = usual;
    this.readAgain();
  }

  /** The file and its second copy were damaged: the file was set aside under another name, and what is usual is so. */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  get current(): Content {
    return this.#current;
  }

  /** Keeps this instead. Throws Unreadable, or what the disk throws; what was there before then stands. */
  change(next: Content): void {
    this.#write(next);
  }

  protected get path(): string {
    return this.#path;
  }

  /** From now on this is so. */
  protected hold(next: Content): void {
    this.#current = next;
  }

  /** What is to be written. Throws Unreadable for what could not be read again. */
  protected textOf(next: Content): string {
    try {
      const facts = anything.parse(parseJson(JSON.stringify(next)));
      this.#settings.parse(facts);
      return `${JSON.stringify(withSum(facts), null, 2)}\n`;
    } catch (error) {
      throw new Unreadable(this.#path, error);
    }
  }

  /** Keeps a second copy of what was written. */
  protected keepSpare(text: string): void {
    keepSpare(this.#spare, text);
  }

  /** Reads what the file says by now, if there is one. */
  protected readAgain(): void {
    const { dataFolder, name, now } = this.#settings;
    const found = this.#read(this.#path);
    if (found === 'none') return;
    if (found !== 'damaged' && found.isWhole) {
      this.#current = found.content;
      return;
    }
    renameSync(this.#path, path.join(dataFolder, `${name}.damaged-${now}.json`));
    const spare = this.#read(this.#spare);
    // a sum that is wrong is still better than nothing: that is damaged which cannot be read
    const best = [spare, found].find((each) => typeof each === 'object');
    if (best === undefined) this.#wasReset = true;
    else this.#restore(best.content);
  }

  #write(next: Content): void {
    const text = this.textOf(next);
    writeWholeFile(this.#path, text);
    this.keepSpare(text);
    this.#current = next;
  }

  get #spare(): string {
    return path.join(this.#settings.dataFolder, `${this.#settings.name}.spare.json`);
  }

  #restore(content: Content): void {
    this.#current = content;
    try {
      this.#write(content);
    } catch (error) {
      // a full disk: it is written with the next change
      if (fileErrorCode(error) === undefined) throw error;
    }
  }

  #read(file: string): Found<Content> | 'none' | 'damaged' {
    try {
      const raw = anything.parse(parseJson(readBounded(file).toString()));
      // programs of before wrote no sum
      return { content: this.#settings.parse(raw), isWhole: !('sum' in raw) || checked(raw) !== undefined };
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return 'none';
      if (error instanceof SyntaxError || error instanceof z.ZodError) return 'damaged';
      throw error;
    }
  }
}
