import { isDeepStrictEqual } from 'node:util';
import { type Campaign, foldedName } from '../../../shared/protocol/messages.ts';
import type { CampaignsFile, KeptResult } from '../../storage/campaigns.ts';
import { fileErrorCode } from '../../storage/file-error.ts';

/** What a table's journal says of a campaign: what its match brought, or null where none has ended there. */
export type Chapter = Omit<KeptResult, 'isPast'> | null;

/** Whose campaign a result belongs to: a person is known by name, at each game by itself. */
function ownerOf({ game, player }: { readonly game: string; readonly player: string }): string {
  return JSON.stringify([game, foldedName(player)]);
}

function inOrder(one: KeptResult, other: KeptResult): number {
  return one.endedAt - other.endedAt || (one.table < other.table ? -1 : 1);
}

/** What is to be kept once these journals have been read: what one of them says stands instead of what was kept of it. */
function takenUp(kept: readonly KeptResult[], chapters: ReadonlyMap<string, Chapter>): readonly KeptResult[] {
  const unread = kept.filter(({ table }) => !chapters.has(table));
  const past = new Set(kept.filter(({ isPast }) => isPast).map(({ table }) => table));
  const read = [...chapters.values()].flatMap((chapter) =>
    chapter === null ? [] : [{ ...chapter, isPast: past.has(chapter.table) }],
  );
  return [...unread, ...read].toSorted(inOrder);
}

/** What the campaigns of a house need. */
export interface CampaignParts {
  readonly file: CampaignsFile;
  /** What every journal says that has been read by now, or every one that can be. */
  readonly chapters: (which: 'read' | 'all') => ReadonlyMap<string, Chapter>;
  /** Keepers are to be told. */
  readonly changed: (campaigns: Campaign[]) => void;
  /** Hears of defects. */
  readonly report: (error: unknown) => void;
}

/**
 * Who has won what in matches played alone. Each table has one result, and where its journal can be read that alone says
 * which: a match is counted once however often it is opened, and counted though the host ended before it was noted. Of a
 * journal that is gone or damaged, what was noted stands.
 */
export class Campaigns {
  readonly #parts: CampaignParts;
  #results: readonly KeptResult[];
  /** What keepers have been told, as text. */
  #told = '[]';

  constructor(parts: CampaignParts) {
    this.#parts = parts;
    this.#results = parts.file.current.results;
  }

  /** Every campaign in which something counts; whoever has played last stands first. */
  get all(): Campaign[] {
    const campaigns = new Map<string, Campaign>();
    for (const { game, player, table, chapter, fame, greatDeal, isPast } of this.#results) {
      if (isPast) continue;
      const owner = ownerOf({ game, player });
      const results = [...(campaigns.get(owner)?.results ?? []), { table, chapter, fame, greatDeal }];
      // what stands in the map already would keep its place
      campaigns.delete(owner);
      campaigns.set(owner, { game, player, results });
    }
    return [...campaigns.values()].reverse();
  }

  /** The campaign to which a finished table belongs that this person played alone. */
  of(table: string, game: string, player: string): Campaign {
    if (!this.#results.some((result) => result.table === table)) this.note();
    const owner = ownerOf({ game, player });
    return this.all.find((campaign) => ownerOf(campaign) === owner) ?? { game, player, results: [] };
  }

  /**
   * Takes up what the journals say that have been read, or all of them, and keeps it. Throws what the disk throws: what was
   * read counts all the same then, and is kept at the next call.
   */
  settle(which: 'read' | 'all' = 'read'): void {
    const { file, chapters } = this.#parts;
    // the file first: of whatever another program has noted there, the journals then know too
    const kept = file.latest().results;
    this.#results = takenUp(kept, chapters(which));
    try {
      if (!isDeepStrictEqual(this.#results, kept)) file.change({ results: [...this.#results] });
    } finally {
      this.#tell();
    }
  }

  /** Likewise, where nobody can wait for the disk. Never throws. */
  note(): void {
    try {
      this.settle();
    } catch (error) {
      if (fileErrorCode(error) === undefined) this.#parts.report(error);
    }
  }

  /** What this person has won so far no longer counts. Throws what the disk throws; it counts as before then. */
  beginAnew(game: string, player: string): void {
    this.settle('all');
    const owner = ownerOf({ game, player });
    const results = this.#results.map((result) => (ownerOf(result) === owner ? { ...result, isPast: true } : result));
    this.#parts.file.change({ results });
    this.#results = results;
    this.#tell();
  }

  #tell(): void {
    const campaigns = this.all;
    const text = JSON.stringify(campaigns);
    if (text !== this.#told) this.#parts.changed(campaigns);
    this.#told = text;
  }
}
