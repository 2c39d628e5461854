import { CannotUndo, IllegalMove } from '../../shared/engine/index.ts';
import type { RefusalCode } from '../../shared/protocol/messages.ts';
import { fileErrorCode } from '../storage/file-error.ts';
import { GameFileDamaged } from '../storage/game-file/container.ts';
import { JournalDamaged, JournalElsewhere, JournalNewer, JournalNotWritten } from '../storage/journal-errors.ts';

/** Thrown for a request that cannot be carried out; nothing has changed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The refusal code for an error; undefined for a defect. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  if (error instanceof RequestError) return error.code;
  if (error instanceof IllegalMove) return error.refusal;
  if (error instanceof CannotUndo) return 'nothing-to-undo';
  if (error instanceof JournalNotWritten || fileErrorCode(error) !== undefined) return 'disk-full';
  if (error instanceof JournalDamaged) return 'journal-damaged';
  if (error instanceof JournalNewer) return 'journal-newer';
  if (error instanceof GameFileDamaged) return 'transfer-damaged';
  if (error instanceof JournalElsewhere) return error.why === 'open' ? 'already-here' : 'goes-on-otherwise';
  return undefined;
}
