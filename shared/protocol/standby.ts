import { z } from 'zod';
import { guestId } from './seats.ts';

/** Counts the keys of a room's sealed copies. Each epoch has its own key and shares. */
export const epoch = z.number().int().min(1);
/** Counts the copies that a host has sealed. */
export const copyNumber = z.number().int().min(1);
/** The number of shares needed to open a sealed copy. */
export const threshold = z.number().int().min(2).max(255);
/** A share of a key, as base64url. Fewer shares than the threshold reveal nothing about the key. */
export const keyShare = z.string().regex(/^[A-Za-z0-9_-]{40,64}$/);
/** SHA-256 of a share, as base64url, by which it is recognized. */
export const shareDigest = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Maximum number of shares of one key, and so of devices that hold one. */
export const mostShares = 32;
/** One device's shares of a room's key: of the current epoch and the previous one. */
export const heldShares = z
  .array(z.object({ epoch, share: keyShare }))
  .max(4)
  .readonly();
export type HeldShares = z.infer<typeof heldShares>;

/** How a standby's copy was sealed, and the digests of the key's shares. */
export const sealing = z.object({
  epoch,
  number: copyNumber,
  threshold,
  digests: z.array(shareDigest).min(2).max(mostShares),
});
export type Sealing = z.infer<typeof sealing>;

/** The guest whose own host takes over if this host fails. */
export const standBy = z.object({
  guest: guestId,
  /** Whether the guest has agreed. */
  agreed: z.boolean(),
  /** Whether the standby has a copy and enough devices hold shares of its key. */
  ready: z.boolean(),
});
export type StandBy = z.infer<typeof standBy>;

/** How far the standby is in opening its copy of the room. */
export const failingOver = z.object({
  /** Whether the person at the standby agreed to continue the room there. */
  agreed: z.boolean(),
  /** Number of shares received, and number needed. */
  have: z.number().int().min(0),
  needs: z.number().int().min(0),
  /** Once the room is open there: the proof for its previous host. Null until then. */
  proof: shareDigest.nullable(),
});
export type FailingOver = z.infer<typeof failingOver>;
