import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson, readBounded } from './bounded-json.ts';
import { checked, withSum } from './check-sum.ts';
import { fileErrorCode } from './file-error.ts';
import { keepSpare, writeWholeFile } from './whole-file.ts';

const anything = z.looseObject({});

/** A file's content, and whether its checksum is right. */
interface Found<Content> {
  readonly content: Content;
  readonly isWhole: boolean;
}

export interface KeptFileSettings<Content extends object> {
  readonly dataFolder: string;
  /** File name without extension. */
  readonly name: string;
  /** Parses the JSON value. Throws `ZodError` if it is invalid. */
  readonly parse: (raw: unknown) => Content;
  /** The content when there is no file. */
  readonly usual: Content;
  /** Milliseconds since 1970, for the name of a damaged file that is set aside. */
  readonly now: number;
}

/** Thrown for content that could not be read back; the file is unchanged. Always a defect of the program. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(file: string, cause: unknown) {
    super(`${file} would not be read again`, { cause });
  }
}

/**
 * A small JSON file that is replaced atomically, so that power cuts do not damage it.
 * It has a checksum. A damaged file is restored from its spare copy.
 */
export class KeptFile<Content extends object> {
  readonly #settings: KeptFileSettings<Content>;
  readonly #path: string;
  #wasReset = false;
  #current: Content;

  /** Reads the file, or starts with the usual content. Throws file errors. */
  constructor(settings: KeptFileSettings<Content>) {
    const { dataFolder, name, usual } = settings;
    mkdirSync(dataFolder, { recursive: true });
    this.#settings = settings;
    this.#path = path.join(dataFolder, `${name}.json`);
    this.#current = usual;
    this.readAgain();
  }

  /**
   * True if the file and its copy were damaged.
   * The file was set aside and the usual content applies.
   */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  get current(): Content {
    return this.#current;
  }

  /** Replaces the content. Throws `Unreadable` or file errors and then keeps the previous content. */
  change(next: Content): void {
    this.#write(next);
  }

  protected get path(): string {
    return this.#path;
  }

  /** Sets the current content without writing it. */
  protected hold(next: Content): void {
    this.#current = next;
  }

  /** The text to write. Throws `Unreadable` if it could not be read back. */
  protected textOf(next: Content): string {
    try {
      const facts = anything.parse(parseJson(JSON.stringify(next)));
      this.#settings.parse(facts);
      return `${JSON.stringify(withSum(facts), null, 2)}\n`;
    } catch (error) {
      throw new Unreadable(this.#path, error);
    }
  }

  /** Writes the spare copy. */
  protected keepSpare(text: string): void {
    keepSpare(this.#spare, text);
  }

  /** Rereads the file, if there is one. */
  protected readAgain(): void {
    const { dataFolder, name, now } = this.#settings;
    const found = this.#read(this.#path);
    if (found === 'none') return;
    if (found !== 'damaged' && found.isWhole) {
      this.#current = found.content;
      return;
    }
    const aside = path.join(dataFolder, `${name}.damaged-${now}.json`);
    const spare = this.#read(this.#spare);
    // content with a wrong checksum is better than none, as long as it parses
    const best = [spare, found].find((each) => typeof each === 'object');
    if (best === undefined) {
      renameSync(this.#path, aside);
      this.#wasReset = true;
    } else {
      this.#restore(best.content, aside);
    }
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

  #restore(content: Content, aside: string): void {
    this.#current = content;
    try {
      // a copy: killed before it is restored, the program must still find a file to restore
      copyFileSync(this.#path, aside);
      this.#write(content);
    } catch (error) {
      // a full disk: the next change writes it
      if (fileErrorCode(error) === undefined) throw error;
    }
  }

  #read(file: string): Found<Content> | 'none' | 'damaged' {
    try {
      const raw = anything.parse(parseJson(readBounded(file).toString()));
      // older programs wrote no checksum
      return { content: this.#settings.parse(raw), isWhole: !('sum' in raw) || checked(raw) !== undefined };
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return 'none';
      if (error instanceof SyntaxError || error instanceof z.ZodError) return 'damaged';
      throw error;
    }
  }
}
