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

/** Controls, line ends, signs that only format, turn the direction or stand for none, and blanks that count as letters or symbols. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd\u{1d159}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** They only choose between the two ways in which a sign may be drawn; within a joined emoji that is part of the picture. */
const drawnOtherwise = /[\ufe0e\ufe0f](?!\u200d)/g;

/**
 * Joiners that can be seen by what they do, with what stands before them (UAX 31, profiles A1, A2 and B; UTS 51): one parts
 * letters of Arabic that would be joined, keeps an Indic conjunct together or apart, or makes one emoji of two.
 */
const joinings = [
  // after a letter that joins with what follows it, in whatever Arabic language
  /([ؠئبتثجحخس-غػ-هىيٮٯٸ-ڇښ-ڿہۂیێېۑۺ-ۼۿ]\p{Mn}*)\u200c(?=\p{Script=Arabic})/gu,
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{L})/gu,
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\ufe0f?\u200d(?=\p{Extended_Pictographic})/gu,
];

/** A name without the joiners that it needs. */
function unjoined(name: string): string {
  return joinings.reduce((text, joining) => text.replace(joining, '$1'), name);
}

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

/**
 * A name that was kept, or comes from another program, as it may be shown: without what nobody can see, no longer than the
 * longest; a question mark where nothing is left.
 */
export function shownName(name: string, longest: number): string {
  if (nameFault(name, longest) === null) return tidyName(name);
  const seen = tidyName(name.slice(0, 4 * longest).replace(new RegExp(hidden, 'gu'), ' '));
  let kept = '';
  for (const sign of seen) if (kept.length + sign.length <= longest) kept += sign;
  return visible.test(kept) ? tidyName(kept) : '?';
}

/** What is wrong with a name that somebody gives, whatever others are called; null where nothing is. */
export function nameFault(given: string, longest: number): NameFault | null {
  // however it is composed: longer ones are not even looked at
  if (given.length > 4 * longest) return 'name-too-long';
  const name = tidyName(given);
  if (name === '') return 'name-empty';
  if (hidden.test(unjoined(name))) return 'name-hidden-signs';
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

function keptName(longest: number) {
  return z.string().overwrite((name) => shownName(name, longest));
}

/** A name of a player or of a room as it is kept and told: it may be older than the rule, or come from elsewhere. */
export const playerName = keptName(longestPlayerName);
export const roomName = keptName(longestRoomName);

/** A name that a person gives, of a player or of a room. */
export const givenPlayerName = givenName(longestPlayerName);
export const givenRoomName = givenName(longestRoomName);

const nameFaultIssue = z.object({ code: z.literal('custom'), params: z.object({ fault: z.enum(nameFaults) }) });

/** The fault in a name, where that alone kept something from being read; undefined where more is wrong with it. */
export function nameFaultOf(error: z.ZodError): NameFault | undefined {
  const faults = error.issues.map((issue) => nameFaultIssue.safeParse(issue).data?.params.fault);
  return faults.includes(undefined) ? undefined : faults[0];
}
