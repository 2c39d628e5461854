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

/** A key for copies of a room, and its shares by guest. */
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
export type KeyEpochRecord = z.infer<typeof epochRecord>;

/** The standby of a room, and the keys of its copy. */
export const standbyRecord = z.object({
  /** The guest who is or was asked to be the standby; null for none. */
  guest: guestId.nullable(),
  agreed: z.boolean(),
  /** The address of that guest's server; null until known. */
  to: hostAddress.nullable(),
  /** The highest epoch so far; epochs are never reused. */
  latest: z.number().int().min(0),
  /**
   * Epochs whose key the standby's copy may use, the current one last. While there are any, messages wait for the copy.
   */
  epochs: z.array(epochRecord),
});
export type StandbyRecord = z.infer<typeof standbyRecord>;

/** The record of a room without a standby. */
export const nobodyStandsBy: StandbyRecord = { guest: null, agreed: false, to: null, latest: 0, epochs: [] };

/** An encrypted copy of another server's room, for which this server is the standby. */
export const sealedCopy = z.object({
  room: roomId,
  ...sealing.shape,
  text: z.string(),
  /** When it arrived, in milliseconds since 1970. */
  keptAt: z.number(),
});
export type SealedCopy = z.infer<typeof sealedCopy>;

/** A room that failed over to this server, and the proof for its previous server. */
export const failedOverRoom = z.object({ room: roomId, proof: shareDigest });
