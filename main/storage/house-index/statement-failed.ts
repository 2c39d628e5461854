import { z } from 'zod';

/** Thrown for a statement that SQLite rejects, or rows of another shape than expected: a defect of this program. */
export class StatementFailed extends Error {
  override readonly name = 'StatementFailed';
  /** What failed, for a log: the statement without its values, and the reason. */
  readonly facts: string;

  constructor(sql: string, cause: Error) {
    const facts = `${reasonOf(cause)} in: ${sql.replace(/\s+/g, ' ')}`;
    super(facts, { cause });
    this.facts = facts;
  }
}

/** Fields and kinds of fault, never a value, which may be a name. */
function reasonOf(cause: Error): string {
  if (!(cause instanceof z.ZodError)) return cause.message;
  return cause.issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.map(String).join('.')} ${code}`)
    .join(', ');
}
