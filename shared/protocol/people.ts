import { z } from 'zod';
import { givenPlayerName, playerName } from './names.ts';
import { personId, playerColours } from './seats.ts';
import { settings } from './settings.ts';

/** Most people that a host remembers. */
export const mostPeople = 40;

/** The code by which a person comes back from another device. */
export const personCode = z.string().regex(/^[0-9]{4}$/);

/** A person as everyone in a room sees them. */
export const personPlate = z.object({ id: personId, name: playerName, colour: z.enum(playerColours) });
export type PersonPlate = z.infer<typeof personPlate>;

/** What a person likes. Null settings leave those of the device. */
export const habits = z.object({
  language: settings.shape.language,
  textSize: settings.shape.textSize.nullable(),
  /** How to open the shutter. */
  shutter: settings.shape.shutter.nullable(),
  /** The favourite game. */
  favourite: z.string().max(40).nullable(),
});

/** A person as their own device sees them. */
export const ownPerson = personPlate.extend(habits.shape);
export type OwnPerson = z.infer<typeof ownPerson>;

/** A person as the host person sees them. */
export const person = ownPerson.extend({
  /** Former names, and those of people merged into this one. Old games under these names count. */
  names: z.array(playerName),
  hasCode: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** The facts of a person that the host person enters. */
export const givenPerson = ownPerson.omit({ id: true }).extend({ name: givenPlayerName });
export type GivenPerson = z.infer<typeof givenPerson>;

/** Whom a device claims to be: a person of the house, or a new one. */
export const claimedPerson = z.union([personId, z.literal('new')]);
export type ClaimedPerson = z.infer<typeof claimedPerson>;
