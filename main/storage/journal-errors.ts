/** What is wrong with a journal that cannot be read. */
export type JournalDamage = 'no-header' | 'unreadable-line' | 'wrong-sum' | 'gap' | 'cannot-replay';

/** Thrown for a journal with damage that is not just a torn last line. The file is left as it is. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged';
  readonly damage: JournalDamage;
  /** The line at fault, from 0 (the header). */
  readonly line: number;

  constructor(damage: JournalDamage, line: number) {
    super(`the journal is damaged at line ${line}: ${damage}`);
    this.damage = damage;
    this.line = line;
  }
}

/** Thrown for a journal of a newer program, of newer rules or of a game this program does not know. Left as it is. */
export class JournalNewer extends Error {
  override readonly name = 'JournalNewer';
  readonly newer: 'format' | 'rules' | 'game';

  constructor(newer: 'format' | 'rules' | 'game') {
    super(`the journal is from a newer version: its ${newer} is not known here`);
    this.newer = newer;
  }
}

/** Thrown when a journal's line could not be written; the journal stands as it did before. */
export class JournalNotWritten extends Error {
  override readonly name = 'JournalNotWritten';

  constructor(cause: unknown) {
    super('the journal could not be written', { cause });
  }
}

/** Thrown for a journal that was brought from another device and cannot lie here: it is in use, or has gone on otherwise here. */
export class JournalElsewhere extends Error {
  override readonly name = 'JournalElsewhere';
  readonly why: 'open' | 'goes-on-otherwise';

  constructor(why: 'open' | 'goes-on-otherwise') {
    super(`the journal that was brought cannot lie here: ${why}`);
    this.why = why;
  }
}
