import { z } from 'zod';
import { botLevel, slip } from './bots.ts';
import { campaign } from './campaigns.ts';
import { door, joinCode } from './network.ts';
import { puzzleStanding } from './puzzles.ts';
import { rewind, rewindAsk } from './rewinds.ts';
import { guestId, holding, seat, seatSettings, seatWish, tableId, travellingMove, version, viewer } from './seats.ts';

const event = z.object({ type: z.string() }).loose();

/** A move that stands, as this viewer may know it: who made it and what it made happen. */
const playedMove = z.object({
  seat,
  events: z.array(event),
  /** The level of the bot that made it; left out for people. */
  bot: botLevel.optional(),
  /** Why the bot's choice is not its own. */
  slip: slip.optional(),
});
export type PlayedForViewer = z.infer<typeof playedMove>;

/** The table in the middle of a move, as this viewer may see it. */
const tablePart = z.object({ events: z.number().int().min(1), view: z.unknown() });
export type TablePart = z.infer<typeof tablePart>;

/** A guest as whoever leads the room sees them. */
const guestAtTable = z.object({
  guest: guestId,
  name: z.string().nullable(),
  present: z.boolean(),
  /** The seats they have asked for and not been given yet. */
  wishes: z.array(seatWish),
});
export type GuestAtTable = z.infer<typeof guestAtTable>;

/** How a match ended. */
export const outcome = z.object({
  ending: z.string(),
  scores: z.array(z.number()),
  places: z.array(z.number()),
  tieBreak: z.string().nullable(),
  /** For a match played alone. */
  alone: z
    .object({
      won: z.boolean(),
      rank: z.string().nullable(),
      /** For one chapter of a campaign of several matches. */
      campaign: z.object({ chapter: z.string(), fame: z.number(), greatDeal: z.boolean() }).optional(),
    })
    .optional(),
});
export type Outcome = z.infer<typeof outcome>;

/** The lesson that is taught at a table, and how far it has come. */
export const lessonStanding = z.object({
  lesson: z.string(),
  /** The step that is asked for, by the name its words have; null once the lesson is over. */
  step: z.string().nullable(),
  /** What is pressed for the step, one after the other, by the names of the page; empty once the lesson is over. */
  presses: z.array(z.string()),
  /** So many steps are done. */
  done: z.number().int().min(0),
  /** So many there are. */
  of: z.number().int().min(1),
  /** Is it for whoever learns to play? Others may be at it. */
  asked: z.boolean(),
  /** The lesson of the game that comes after it; null after the last. */
  next: z.string().nullable(),
});
export type LessonStanding = z.infer<typeof lessonStanding>;

/** Everything a client is told about the table it sits at: only what its viewer may know. */
export const tableMessage = z.object({
  type: z.literal('table'),
  table: tableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(seatSettings),
  /** Who plays each seat. */
  holdings: z.array(holding),
  /** The seats whose people share this device. */
  own: z.array(seat),
  /** The seats this client has asked for and not been given yet. */
  wishes: z.array(seatWish),
  /** The room that plays at it; null where none does. */
  hosting: z.object({ room: tableId, name: z.string(), door }).nullable(),
  /** For whoever leads the room alone, and only while one plays here. */
  keeping: z.object({ code: joinCode, guests: z.array(guestAtTable) }).nullable(),
  version,
  /** Counts what the host has told of this table since it opened it; a message with a lower number is out of date. */
  moment: version,
  /** May be looked at but not played: another window of this device, or another program, has it open. */
  readOnly: z.boolean(),
  /** A damaged last line was dropped when the journal was opened. */
  repaired: z.boolean(),
  /** What damage has cost that was mended when the journal was opened; null where it was whole. */
  salvaged: z.object({ choices: z.number().int().min(0), story: z.boolean() }).nullable(),
  /** The rules have changed since it was recorded: it goes on from its last snapshot, and the moves before are gone. */
  fromSnapshot: z.boolean(),
  /** The match began at a given position, as a puzzle does: the log begins there, or a few moves before. */
  laid: z.boolean().optional(),
  /** The seat whose person is before the screen, or is asked by it while all look on; null while the shutter is down. */
  inHand: seat.nullable(),
  /** The screen came to the seat in hand without a shutter, so others may look on: it is named, not addressed as *you*. */
  unshuttered: z.boolean().optional(),
  /** The own seat the shutter asks for; null when no own seat must act. */
  next: seat.nullable(),
  viewer,
  view: z.unknown(),
  toAct: z.array(seat),
  mayTakeBack: z.array(seat),
  /** Moves of the seat in hand, or those that it may make before everybody's eyes; empty while the shutter is down. */
  legal: z.array(travellingMove),
  /** May the seat in hand undo, redo? */
  undo: z.boolean(),
  redo: z.boolean(),
  /**
   * The seat whose latest choice could still be undone, if it came back to the screen. For the only person among bots that
   * is always their own, whatever has been played since.
   */
  undoableBy: seat.nullable(),
  /** The seat of this page for whose latest choice a rewind may be asked, beyond the reach of undo. */
  rewindFor: seat.nullable(),
  /** The rewind that somebody asks for; a refused one until something else is played or asked. */
  rewindAsk: rewindAsk.nullable(),
  /**
   * The moves from index `from` on; earlier ones stand as the client has them, later ones it had are void. `after` is
   * the moment of the message whose log this one goes on from; null when it goes on from nothing (`from` is 0). A client
   * whose latest message has another moment has missed something, and asks for the table afresh.
   */
  log: z.object({
    after: version.nullable(),
    from: version,
    moves: z.array(playedMove),
    /**
     * The table between the things that the last of these moves did one after the other, once so many of its events had
     * happened; left out where it did all at once, and where these eyes have been told of it before.
     */
    parts: z.array(tablePart).optional(),
    /** The rewinds that were not told yet, oldest first; those of before stand, whatever has become of the moves. */
    rewinds: z.array(rewind).optional(),
  }),
  /** Number of moves when the seat in hand last looked; null when it never has. For the recap. */
  lastSeen: version.nullable(),
  outcome: outcome.nullable(),
  /** For a chapter that is over: the campaign it belongs to; without this table where it was begun anew since. */
  campaign: campaign.optional(),
  /** For a lesson; its `legal` holds what the lesson asks for alone. */
  lesson: lessonStanding.optional(),
  /** For a puzzle; its `legal` is empty once it is answered or given up. */
  puzzle: puzzleStanding.optional(),
});
export type TableMessage = z.infer<typeof tableMessage>;
