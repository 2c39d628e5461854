import { z } from 'zod';
import { seat } from './seats.ts';

/** A secret part of a match's chance: 128 random bits as hexadecimal digits. */
export const chancePart = z.string().regex(/^[0-9a-f]{32}$/);
/** A SHA-256 hash by which someone is bound to a part. */
export const chanceHash = z.string().regex(/^[0-9a-f]{64}$/);

const seats = z.array(seat).max(8).readonly();

/** The part of a device, named by its seats. */
export const devicePart = z.object({ seats, part: chancePart });
export type DevicePart = z.infer<typeof devicePart>;

/** What a device is bound to, before it reveals its part. */
export const devicePromise = z.object({ seats, promise: chanceHash });
export type DevicePromise = z.infer<typeof devicePromise>;

/** How the seed of a match came about. `devices` are in the order in which they are hashed. */
export const matchChance = z.object({
  commitment: chanceHash,
  host: chancePart,
  devices: z.array(devicePart).readonly(),
});
export type MatchChance = z.infer<typeof matchChance>;

/** The same for a viewer: `host` is null until the match is over. */
export const shownChance = matchChance.extend({ host: chancePart.nullable() });
export type ShownChance = z.infer<typeof shownChance>;
