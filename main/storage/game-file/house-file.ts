import { z } from 'zod';
import { mostPeople, settings } from '../../../shared/protocol/messages.ts';
import { campaignsRecord } from '../campaigns.ts';
import { checked } from '../check-sum.ts';
import { JournalNewer } from '../journal-errors.ts';
import { personRecord } from '../people.ts';
import { puzzlesRecord } from '../puzzles.ts';
import { GameFileDamaged, packed, unpacked } from './container.ts';

/** Incremented when older programs could no longer read new files. */
const fileVersion = 1;
const fileFormat = 'high-street-house';

const houseFile = z.object({
  people: z.array(personRecord).max(mostPeople),
  /** Campaign results, by table. */
  campaigns: campaignsRecord.shape.results,
  puzzles: puzzlesRecord,
  /** How pages look and behave, as far as that suits another computer too. Missing in older files. */
  settings: settings
    .pick({ language: true, theme: true, motion: true, pace: true, shutter: true, textSize: true, letters: true })
    .partial()
    .default({}),
});
/** The settings in a backup. The others belong to a computer, its loudspeakers and its network. */
export const portableSettings = houseFile.shape.settings;
/** What the house remembers besides its games: the first line of a backup, described in `docs/game-file.md`. */
export type HouseFile = z.infer<typeof houseFile>;

const anyFile = z.looseObject({ format: z.literal(fileFormat), formatVersion: z.number().int().min(1) });

/** @param app the program's version */
export function packHouseFile(house: HouseFile, app: string): string {
  return packed({ format: fileFormat, formatVersion: fileVersion, app, ...house });
}

/** Parses such a line. Throws `GameFileDamaged`, or `JournalNewer` for a newer format. */
export function unpackHouseFile(text: string): HouseFile {
  const raw = unpacked(text);
  const any = anyFile.safeParse(raw);
  if (!any.success) throw new GameFileDamaged();
  if (any.data.formatVersion > fileVersion) throw new JournalNewer('format');
  const { data } = houseFile.safeParse(checked(raw));
  if (data === undefined) throw new GameFileDamaged();
  return data;
}
