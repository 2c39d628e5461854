import { isDeepStrictEqual } from 'node:util';
import { type Campaign, foldedName } from '../../../shared/protocol/messages.ts';
import type { CampaignsFile, KeptResult } from '../../storage/campaigns.ts';
import { fileErrorCode } from '../../storage/file-error.ts';

/** A table's campaign result according to its journal; null if it has none. */
export type Chapter = Omit<KeptResult, 'isPast'> | null;

/** Key of a campaign: the game and the player's folded name. */
function ownerOf({ game, player }: { readonly game: string; readonly player: string }): string {
  return JSON.stringify([game, foldedName(player)]);
}

function inOrder(one: KeptResult, other: KeptResult): number {
  return one.endedAt - other.endedAt || (one.table < other.table ? -1 : 1);
}

/** The results to keep after reading journals, whose chapters replace older results. */
function takenUp(kept: readonly KeptResult[], chapters: ReadonlyMap<string, Chapter>): readonly KeptResult[] {
  const unread = kept.filter(({ table }) => !chapters.has(table));
  const past = new Set(kept.filter(({ isPast }) => isPast).map(({ table }) => table));
  const read = [...chapters.values()].flatMap((chapter) =>
    chapter === null ? [] : [{ ...chapter, isPast: past.has(chapter.table) }],
  );
  return [...unread, ...read].toSorted(inOrder);
}

export interface CampaignParts {
  readonly file: CampaignsFile;
  /** The chapters of all journals read so far, or of all that can be read. */
  readonly chapters: (which: 'read' | 'all') => ReadonlyMap<string, Chapter>;
  /** Called with the changed campaigns, to send them to the host. */
  readonly changed: (campaigns: Campaign[]) => void;
  /** Receives defects. */
  readonly report: (error: unknown) => void;
}

/**
 * Campaign results of matches played alone, one per table.
 * A readable journal always decides, so a match counts once, even if the server stopped before it was recorded. The
 * saved result stands for a deleted or damaged journal.
 */
export class Campaigns {
  readonly #parts: CampaignParts;
  #results: readonly KeptResult[];
  /** The campaigns last sent to the host, as JSON text. */
  #sent = '[]';

  constructor(parts: CampaignParts) {
    this.#parts = parts;
    this.#results = parts.file.current.results;
  }

  /** The saved results of all tables, also those that no longer count. */
  get results(): readonly KeptResult[] {
    return this.#results;
  }

  /** All campaigns with current results; the most recently played first. */
  get all(): Campaign[] {
    const campaigns = new Map<string, Campaign>();
    for (const { game, player, table, chapter, fame, greatDeal, isPast } of this.#results) {
      if (isPast) continue;
      const owner = ownerOf({ game, player });
      const results = [...(campaigns.get(owner)?.results ?? []), { table, chapter, fame, greatDeal }];
      // delete first, so that the entry moves to the end of the map
      campaigns.delete(owner);
      campaigns.set(owner, { game, player, results });
    }
    return [...campaigns.values()].reverse();
  }

  /** The campaign of a finished table that this person played alone. */
  of(table: string, game: string, player: string): Campaign {
    if (!this.#results.some((result) => result.table === table)) this.note();
    const owner = ownerOf({ game, player });
    return this.all.find((campaign) => ownerOf(campaign) === owner) ?? { game, player, results: [] };
  }

  /**
   * Updates and saves the results from the journals read so far, or from all.
   * Throws file errors; the results then still count and are saved at the next call.
   */
  settle(which: 'read' | 'all' = 'read'): void {
    const { file, chapters } = this.#parts;
    // read the file first: the journals, read afterwards, then cover everything another program has saved in it
    const kept = file.latest().results;
    this.#results = takenUp(kept, chapters(which));
    try {
      if (!isDeepStrictEqual(this.#results, kept)) file.change({ results: [...this.#results] });
    } finally {
      this.#send();
    }
  }

  /** Updates and saves the results, but ignores file errors. Never throws. */
  note(): void {
    try {
      this.settle();
    } catch (error) {
      if (fileErrorCode(error) === undefined) this.#parts.report(error);
    }
  }

  /** Restarts a player's campaign. Throws file errors; the old results then still count. */
  beginAnew(game: string, player: string): void {
    this.settle('all');
    const owner = ownerOf({ game, player });
    const results = this.#results.map((result) => (ownerOf(result) === owner ? { ...result, isPast: true } : result));
    this.#parts.file.change({ results });
    this.#results = results;
    this.#send();
  }

  /** Adds the results of tables that are unknown here. Throws file errors. */
  join(come: readonly KeptResult[]): void {
    this.settle();
    const known = new Set(this.#results.map(({ table }) => table));
    const results = [...this.#results, ...come.filter(({ table }) => !known.has(table))].toSorted(inOrder);
    this.#parts.file.change({ results });
    this.#results = results;
    this.#send();
  }

  #send(): void {
    const campaigns = this.all;
    const text = JSON.stringify(campaigns);
    if (text !== this.#sent) this.#parts.changed(campaigns);
    this.#sent = text;
  }
}
