import { z } from 'zod';
import { guestId } from './seats.ts';

/** Counts the times at which the key of a room's sealed copies was made and shared out. */
export const epoch = z.number().int().min(1);
/** Counts the copies that a host has sealed. */
export const copyNumber = z.number().int().min(1);
/** So many shares open what is sealed. */
export const threshold = z.number().int().min(2).max(255);
/** A share of a key, as base64url: nothing can be learned of the key from fewer of them than it takes. */
export const keyShare = z.string().regex(/^[A-Za-z0-9_-]{40,64}$/);
/** A share is recognised by its SHA-256, as base64url. */
export const shareDigest = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Shares of one key: no more devices than this have one. */
export const mostShares = 32;
/** The shares of a room that one device has, of the key in use and of the one before. */
export const heldShares = z
  .array(z.object({ epoch, share: keyShare }))
  .max(4)
  .readonly();
export type HeldShares = z.infer<typeof heldShares>;

/** What somebody who stands by keeps for a room: how it was sealed, and by what its shares are recognised. */
export const sealing = z.object({
  epoch,
  number: copyNumber,
  threshold,
  digests: z.array(shareDigest).min(2).max(mostShares),
});
export type Sealing = z.infer<typeof sealing>;

/** The guest whose own host carries a room on if this one fails. */
export const standBy = z.object({
  guest: guestId,
  /** Have they said yes? */
  agreed: z.boolean(),
  /** Is a copy there, and are its shares with enough devices? */
  ready: z.boolean(),
});
export type StandBy = z.infer<typeof standBy>;

/** How far a room is from being opened by whoever stood by for it. */
export const relieving = z.object({
  /** Has the person there said that it should go on there? */
  agreed: z.boolean(),
  /** Shares that have come, and how many it takes. */
  have: z.number().int().min(0),
  needs: z.number().int().min(0),
  /** Is it open there now? Then this proves it to the host of before; null until then. */
  proof: shareDigest.nullable(),
});
export type Relieving = z.infer<typeof relieving>;
