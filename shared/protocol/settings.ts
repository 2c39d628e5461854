import { z } from 'zod';
import { languages } from './languages.ts';

/** How the page looks and behaves; kept by the device before which its people sit. */
export const settings = z.object({
  language: z.enum(languages).nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  /** Animation speed. */
  motion: z.enum(['off', 'brisk', 'relaxed']),
  /** How long what others do stands on the table before the next thing: each waits for a press, calm, brisk, not at all. */
  pace: z.enum(['step-by-step', 'calm', 'brisk', 'at-once']),
  /** Opening the shutter: hold the handle, or press it twice. */
  shutter: z.enum(['hold', 'press-twice']),
  /** Text size in percent. */
  textSize: z.number().int().min(100).max(200),
  sound: z.boolean(),
  /** How loud the sounds are, in percent. */
  volume: z.number().int().min(10).max(100),
  /** Has this device been asked whether sounds be heard? It is asked once. */
  soundOffered: z.boolean(),
  /** Shake the device, where it can be shaken, when the turn comes to it from another. */
  vibration: z.boolean(),
  /** List the tables of other hosts on the network; asked once, because the system may ask for leave too. */
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
  sound: false,
  volume: 60,
  soundOffered: false,
  vibration: true,
  lookNearby: false,
};
