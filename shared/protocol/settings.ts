import { z } from 'zod';
import { languages } from './languages.ts';

/** How the page looks and behaves. Each device stores its own. */
export const settings = z.object({
  language: z.enum(languages).nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Animation speed. */
  motion: z.enum(['off', 'brisk', 'relaxed']),
  /** How long moves of others stay on screen before the next: until a press, calm, brisk, or not at all. */
  pace: z.enum(['step-by-step', 'calm', 'brisk', 'at-once']),
  /** How to open the shutter: hold the handle, or press it twice. */
  shutter: z.enum(['hold', 'press-twice']),
  /** Text size in percent. */
  textSize: z.number().int().min(100).max(200),
  /** Show a letter on the picture of each kind of good. */
  letters: z.boolean(),
  sound: z.boolean(),
  /** Volume of the sounds, in percent. */
  volume: z.number().int().min(10).max(100),
  /** Volume of the background sounds of the street, in percent; 0 for none. They play only with sounds on. */
  ambience: z.number().int().min(0).max(100),
  /** Whether this device has already been asked to enable sounds. It asks once. */
  soundOffered: z.boolean(),
  /** Vibrate, if the device can, when the turn passes to it from another device. */
  vibration: z.boolean(),
  /** List rooms of other hosts on the network. Asked once, because the system may ask for permission too. */
  lookNearby: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  motion: 'brisk',
  pace: 'brisk',
  shutter: 'hold',
  textSize: 100,
  letters: true,
  sound: false,
  volume: 60,
  ambience: 40,
  soundOffered: false,
  vibration: true,
  lookNearby: false,
};
