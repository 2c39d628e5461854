import { z } from 'zod';
import { botLevel, slip } from './bots.ts';
import { campaign } from './campaigns.ts';
import { door, joinCode } from './network.ts';
import { standingOrders } from './orders.ts';
import { puzzleStanding } from './puzzles.ts';
import { rewind, rewindAsk } from './rewinds.ts';
import { guestId, holding, seat, seatSettings, seatWish, tableId, travellingMove, version, viewer } from './seats.ts';

const event = z.object({ type: z.string() }).loose();

/** A move in the log, as this viewer may know it: who made it and its events. */
const playedMove = z.object({
  seat,
  events: z.array(event),
  /** The level of the bot that made it; absent for people. */
  bot: botLevel.optional(),
  /** Why the move is not the bot's own choice. */
  slip: slip.optional(),
});
export type PlayedForViewer = z.infer<typeof playedMove>;

/** The table between two sub-steps of a move, as this viewer may see it. */
const tablePart = z.object({ events: z.number().int().min(1), view: z.unknown() });
export type TablePart = z.infer<typeof tablePart>;

/** A guest as the leaders of the room see them. */
const guestAtTable = z.object({
  guest: guestId,
  name: z.string().nullable(),
  present: z.boolean(),
  /** The seats they asked for and have not received yet. */
  wishes: z.array(seatWish),
});
export type GuestAtTable = z.infer<typeof guestAtTable>;

/** The result of a match. */
export const outcome = z.object({
  ending: z.string(),
  scores: z.array(z.number()),
  places: z.array(z.number()),
  tieBreak: z.string().nullable(),
  /** For a solo match. */
  alone: z
    .object({
      won: z.boolean(),
      rank: z.string().nullable(),
      /** Which of the game's solo challenges it was. */
      challenge: z.string().optional(),
      /** For one chapter of a campaign. */
      campaign: z.object({ chapter: z.string(), fame: z.number(), greatDeal: z.boolean() }).optional(),
    })
    .optional(),
});
export type Outcome = z.infer<typeof outcome>;

/** The lesson at a table, and its progress. */
export const lessonStanding = z.object({
  lesson: z.string(),
  /** Id of the current step's text; null once the lesson is over. */
  step: z.string().nullable(),
  /** What the learner presses for the step, in order, by the page's names; empty once the lesson is over. */
  presses: z.array(z.string()),
  /** Number of steps done. */
  done: z.number().int().min(0),
  /** Number of steps in all. */
  of: z.number().int().min(1),
  /** Whether the learner has to act. If false, others may have to. */
  asked: z.boolean(),
  /** The game's next lesson; null after the last. */
  next: z.string().nullable(),
});
export type LessonStanding = z.infer<typeof lessonStanding>;

/** The state of a table as its client may know it. It holds nothing that the viewer may not know. */
export const tableMessage = z.object({
  type: z.literal('table'),
  table: tableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(seatSettings),
  /** By seat. */
  holdings: z.array(holding),
  /** The seats of this device. */
  own: z.array(seat),
  /** The seats this client asked for and has not received yet. */
  wishes: z.array(seatWish),
  /** The room that plays at this table, or null. */
  hosting: z.object({ room: tableId, name: z.string(), door }).nullable(),
  /** Only for the leaders of the room that plays here, else null. */
  keeping: z.object({ code: joinCode, guests: z.array(guestAtTable) }).nullable(),
  version,
  /** Counts the host's messages about this table since it opened it. Ignore a message with a lower number. */
  moment: version,
  /** Whether the table can only be watched: another window of this device, or another program, has it open. */
  readOnly: z.boolean(),
  /** Whether a damaged last line was dropped when the journal was opened. */
  repaired: z.boolean(),
  /** What the repair of a damaged journal cost when it was opened; null if it was intact. */
  salvaged: z.object({ choices: z.number().int().min(0), story: z.boolean() }).nullable(),
  /**
   * Whether the rules have changed since it was recorded. The match then continues from its last snapshot, without
   * earlier moves.
   */
  fromSnapshot: z.boolean(),
  /** Whether the match began from a given position, like a puzzle. The log then begins there, or a few moves before. */
  laid: z.boolean().optional(),
  /** The active seat: its player is at the screen, or answers publicly. Null while the shutter is closed. */
  inHand: seat.nullable(),
  /** Whether the screen came to the active seat without a shutter. Others may look on, so the page names the player. */
  unshuttered: z.boolean().optional(),
  /** The own seat that the shutter calls; null if no own seat must act. */
  next: seat.nullable(),
  viewer,
  view: z.unknown(),
  toAct: z.array(seat),
  mayTakeBack: z.array(seat),
  /**
   * The active seat's legal moves, or only its public ones if it answers publicly; empty while the shutter is closed.
   */
  legal: z.array(travellingMove),
  /**
   * For a client that imagines, in a game with previews, while `legal` is not empty: a state in which everything that
   * the viewer does not know is dealt again. It depends only on what the viewer knows.
   */
  imagined: z.unknown().optional(),
  /** The active seat's standing orders, for its own viewer. Null without any to give or withdraw. */
  orders: standingOrders.nullable(),
  /** Whether the active seat may undo or redo. */
  undo: z.boolean(),
  redo: z.boolean(),
  /**
   * The seat whose latest choice could still be undone if it became active again.
   * For the only person among bots it is always their own seat, even if others have played since.
   */
  undoableBy: seat.nullable(),
  /** The seat of this page that may request a rewind of its latest choice, beyond the reach of undo. */
  rewindFor: seat.nullable(),
  /** The open rewind request. A refused one stays until the next move or request. */
  rewindAsk: rewindAsk.nullable(),
  /**
   * The moves from index `from`. The client keeps its earlier moves and drops its later ones, which are void.
   * `after` is the moment of the message whose log this one continues; null if it starts from nothing (`from` is 0). A
   * client whose latest message has another moment missed something, and requests the whole table.
   */
  log: z.object({
    after: version.nullable(),
    from: version,
    moves: z.array(playedMove),
    /**
     * The table between the sub-steps of the last of these moves, each with its number of events.
     * Absent if the move has no sub-steps, or the viewer has already received them.
     */
    parts: z.array(tablePart).optional(),
    /** The rewinds not sent yet, oldest first. Earlier ones stay valid, even if later changes removed moves. */
    rewinds: z.array(rewind).optional(),
  }),
  /** Number of moves when the active seat last looked, for the recap; null if it never did. */
  lastSeen: version.nullable(),
  outcome: outcome.nullable(),
  /** For a finished chapter: its campaign. Without this table if the campaign has been restarted since. */
  campaign: campaign.optional(),
  /** For a lesson: `legal` holds only the moves that it expects. */
  lesson: lessonStanding.optional(),
  /** For a puzzle: `legal` is empty once it is solved or given up. */
  puzzle: puzzleStanding.optional(),
});
export type TableMessage = z.infer<typeof tableMessage>;
