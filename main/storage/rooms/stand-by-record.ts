import { z } from 'zod';
import {
  epoch,
  guestId,
  hostAddress,
  keyShare,
  mostShares,
  roomId,
  sealing,
  shareDigest,
  threshold,
} from '../../../shared/protocol/messages.ts';

/** A key to sealed copies of a room, and who has which share of it. */
export const epochRecord = z.object({
  epoch,
  /** As base64url. */
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  threshold,
  shares: z
    .array(z.object({ guest: guestId, share: keyShare }))
    .min(2)
    .max(mostShares),
});
export type EpochRecord = z.infer<typeof epochRecord>;

/** Who stands by for a room of this house, and what could open the copy that lies there. */
export const standByRecord = z.object({
  /** Null where nobody does, or is asked to. */
  guest: guestId.nullable(),
  agreed: z.boolean(),
  /** Where that guest's own host is served; null until it has said so. */
  to: hostAddress.nullable(),
  /** The latest epoch there has been: none is counted twice. */
  latest: z.number().int().min(0),
  /** What the copy that lies there may be sealed with, the key in use last. Nothing is told without it while there is any. */
  epochs: z.array(epochRecord),
});
export type StandByRecord = z.infer<typeof standByRecord>;

/** Nobody stands by for a room that has just been opened. */
export const nobodyStandsBy: StandByRecord = { guest: null, agreed: false, to: null, latest: 0, epochs: [] };

/** A room of another host, sealed: this house stands by for it. */
export const sealedCopy = z.object({
  room: roomId,
  ...sealing.shape,
  text: z.string(),
  /** When it came, in milliseconds since 1970. */
  keptAt: z.number(),
});
export type SealedCopy = z.infer<typeof sealedCopy>;

/** A room that goes on here, and what proves that to the host of before. */
export const relievedRoom = z.object({ room: roomId, proof: shareDigest });
