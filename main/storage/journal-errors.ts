/** The kinds of damage to an unreadable journal. */
export type JournalDamage = 'no-header' | 'unreadable-line' | 'wrong-sum' | 'gap' | 'cannot-replay';

/** Thrown for a journal with more damage than a torn last line. The file is unchanged. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged';
  readonly damage: JournalDamage;
  /** The damaged line, from 0 (the header). */
  readonly line: number;

  constructor(damage: JournalDamage, line: number) {
    super(`the journal is damaged at line ${line}: ${damage}`);
    this.damage = damage;
    this.line = line;
  }
}

/** Thrown for a journal of a newer program, newer rules or an unknown game. The file is unchanged. */
export class JournalNewer extends Error {
  override readonly name = 'JournalNewer';
  readonly newer: 'format' | 'rules' | 'game';

  constructor(newer: 'format' | 'rules' | 'game') {
    super(`the journal is from a newer version: its ${newer} is not known here`);
    this.newer = newer;
  }
}

/** Thrown when a line could not be written; the journal is unchanged. */
export class JournalNotWritten extends Error {
  override readonly name = 'JournalNotWritten';

  constructor(cause: unknown) {
    super('the journal could not be written', { cause });
  }
}

/**
 * Thrown for an imported journal that cannot be stored.
 * It is in use here, or has diverged from the one here.
 */
export class JournalElsewhere extends Error {
  override readonly name = 'JournalElsewhere';
  readonly why: 'open' | 'goes-on-otherwise';

  constructor(why: 'open' | 'goes-on-otherwise') {
    super(`the journal that was brought cannot lie here: ${why}`);
    this.why = why;
  }
}
