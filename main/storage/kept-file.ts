import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson, readBounded } from './bounded-json.ts';
import { fileErrorCode } from './file-error.ts';
import { writeWholeFile } from './whole-file.ts';

/** What a small file of JSON holds, and how it is read. */
export interface KeptFileSettings<Content> {
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

/** A small file of JSON that is replaced as a whole: a power cut leaves the old or the new one. */
export class KeptFile<Content> {
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

  /** The file was damaged: it was set aside under another name, and what is usual is so. */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  get current(): Content {
    return this.#current;
  }

  /** Keeps this instead. Throws Unreadable, or what the disk throws; what was there before then stands. */
  change(next: Content): void {
    writeWholeFile(this.#path, this.textOf(next));
    this.#current = next;
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
    const text = `${JSON.stringify(next, null, 2)}\n`;
    try {
      this.#settings.parse(parseJson(text));
    } catch (error) {
      throw new Unreadable(this.#path, error);
    }
    return text;
  }

  /** Reads what the file says by now, if there is one. */
  protected readAgain(): void {
    const { dataFolder, name, parse, now } = this.#settings;
    const found = read(this.#path, parse);
    if (found === 'damaged') {
      renameSync(this.#path, path.join(dataFolder, `${name}.damaged-${now}.json`));
      this.#wasReset = true;
    } else if (found !== 'none') this.#current = found.content;
  }
}

function read<Content>(file: string, parse: (raw: unknown) => Content): { content: Content } | 'none' | 'damaged' {
  try {
    return { content: parse(parseJson(readBounded(file).toString())) };
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return 'none';
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'damaged';
    throw error;
  }
}
