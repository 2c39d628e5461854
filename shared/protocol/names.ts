import { z } from 'zod';
import { shapeOf } from './look-alikes.ts';

/** Longest names, in UTF-16 units. */
export const longestPlayerName = 24;
export const longestRoomName = 40;

/** What can be wrong with a name by itself; each is a refusal. */
export const nameFaults = ['name-empty', 'name-too-long', 'name-hidden-signs', 'name-mixes-scripts'] as const;
export type NameFault = (typeof nameFaults)[number];
/** What can be wrong with it beside the others at its table. */
export type NameClash = 'names-must-differ' | 'names-look-alike';

/** Controls, line ends, signs that only format or turn the direction, and blanks that count as letters or symbols. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** They only choose between the two ways in which a sign may be drawn. */
const drawnOtherwise = /[\ufe0e\ufe0f]/g;

/** Scripts in common use today (UAX 31, tables 5 and 7), but Latin, which goes with each of them. */
const scripts =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt ' +
  'Adlm Bali Bamu Batk Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mtei Newa Nkoo Olck Osge Plrd Rohg ' +
  'Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii';
/** What one language writes with: a script, or those that Japanese, Chinese and Korean put together (UTS 39, 5.2). */
const writings = [...scripts.split(' '), 'Hani Hira Kana', 'Hani Bopo', 'Hani Hang'].map((writing) => {
  const each = [...writing.split(' '), 'Latn', 'Zyyy', 'Zinh'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${each.join('')}]*$`, 'u');
});

/** A name as it is written down: composed (NFC), without blanks round it, and with one at a time in it. */
export function tidyName(name: string): string {
  return name
    .replace(drawnOtherwise, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '');
}

/** What is wrong with a name that somebody gives, whatever others are called; null where nothing is. */
export function nameFault(given: string, longest: number): NameFault | null {
  // however it is composed: longer ones are not even looked at
  if (given.length > 4 * longest) return 'name-too-long';
  const name = tidyName(given);
  if (name === '') return 'name-empty';
  if (hidden.test(name)) return 'name-hidden-signs';
  if (!visible.test(name)) return 'name-empty';
  if (name.length > longest) return 'name-too-long';
  return writings.some((writing) => writing.test(name)) ? null : 'name-mixes-scripts';
}

/** A name as names are compared: whatever the case of its letters, and however many blanks stand round and in it. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The shapes by which a name may be taken for another one: as it is written, and in small letters. */
function shapesOf(name: string): readonly string[] {
  // kept names may be older than the rule
  const seen = name.normalize('NFKC').replace(new RegExp(hidden, 'gu'), '');
  return [seen, foldedName(seen)].map((text) => shapeOf(text.replace(/\s+/g, ' ').trim()));
}

/** Is a name another one, whatever the case of its letters and the blanks in it, or taken for it? Null where it is neither. */
export function nameClash(name: string, other: string): NameClash | null {
  if (foldedName(name) === foldedName(other)) return 'names-must-differ';
  const shapes = shapesOf(other);
  return shapesOf(name).some((shape, way) => shape === shapes[way]) ? 'names-look-alike' : null;
}

/** How a name clashes with those of the others at its table; null where it does not. */
export function nameClashWith(name: string, others: readonly string[]): NameClash | null {
  const clashes = others.map((other) => nameClash(name, other));
  return clashes.find((clash) => clash === 'names-must-differ') ?? clashes.find((clash) => clash !== null) ?? null;
}

function givenName(longest: number) {
  return z
    .string()
    .superRefine((name, { addIssue }) => {
      const fault = nameFault(name, longest);
      if (fault !== null) addIssue({ code: 'custom', params: { fault } });
    })
    .overwrite(tidyName);
}

/** A name that a person gives, of a player or of a room: what is kept may be older than the rule, and is read by another schema. */
export const givenPlayerName = givenName(longestPlayerName);
export const givenRoomName = givenName(longestRoomName);

const nameFaultIssue = z.object({ code: z.literal('custom'), params: z.object({ fault: z.enum(nameFaults) }) });

/** The fault in a name, where that alone kept something from being read; undefined where more is wrong with it. */
export function nameFaultOf(error: z.ZodError): NameFault | undefined {
  const faults = error.issues.map((issue) => nameFaultIssue.safeParse(issue).data?.params.fault);
  return faults.includes(undefined) ? undefined : faults[0];
}
