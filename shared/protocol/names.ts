import { z } from 'zod';

/** Maximum lengths of names, in UTF-16 units. */
export const longestPlayerName = 24;
export const longestRoomName = 40;

/** Faults of a name by itself; each is a refusal code. */
export const nameFaults = ['name-empty', 'name-too-long', 'name-hidden-signs', 'name-mixes-scripts'] as const;
export type NameFault = (typeof nameFaults)[number];

/**
 * Invisible characters: controls, line ends, formatting, direction marks, unassigned ones, and blanks classed as
 * letters or symbols.
 */
export const hiddenCharacters =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd\u{1d159}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * Variation selectors: they only choose how a character is drawn. Within a joined emoji they are part of the picture.
 */
const drawnOtherwise = /[\ufe0e\ufe0f](?!\u200d)/g;

/**
 * Joiners with a visible effect, with the character before them (UAX 31, profiles A1, A2 and B; UTS 51).
 * They separate Arabic letters that would join, keep an Indic conjunct together or apart, or combine two emoji.
 */
const joinings = [
  // after a letter that joins with the next one, in any Arabic language
  /([ؠئبتثجحخس-غػ-هىيٮٯٸ-ڇښ-ڿہۂیێېۑۺ-ۼۿ]\p{Mn}*)\u200c(?=\p{Script=Arabic})/gu,
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{L})/gu,
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\ufe0f?\u200d(?=\p{Extended_Pictographic})/gu,
];

/** The name without its legitimate joiners. */
function unjoined(name: string): string {
  return joinings.reduce((text, joining) => text.replace(joining, '$1'), name);
}

/** Scripts in common use today (UAX 31, tables 5 and 7). Latin is missing because it may be mixed with each of them. */
const scripts =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt ' +
  'Adlm Bali Bamu Batk Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mtei Newa Nkoo Olck Osge Plrd Rohg ' +
  'Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii';
/** The scripts that one language uses: one, or those that Japanese, Chinese and Korean combine (UTS 39, 5.2). */
const writings = [...scripts.split(' '), 'Hani Hira Kana', 'Hani Bopo', 'Hani Hang'].map((writing) => {
  const each = [...writing.split(' '), 'Latn', 'Zyyy', 'Zinh'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${each.join('')}]*$`, 'u');
});

/** Normalizes a name for storage: composed (NFC), trimmed, runs of blanks collapsed to one. */
export function tidyName(name: string): string {
  return name
    .replace(drawnOtherwise, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^ | $/g, '');
}

/**
 * Makes a stored or foreign name safe to show: removes invisible characters and cuts it to `longest`.
 * Returns a question mark if nothing visible remains.
 */
export function shownName(name: string, longest: number): string {
  if (nameFault(name, longest) === null) return tidyName(name);
  const seen = tidyName(name.slice(0, 4 * longest).replace(new RegExp(hiddenCharacters, 'gu'), ' '));
  let kept = '';
  for (const sign of seen) if (kept.length + sign.length <= longest) kept += sign;
  return visible.test(kept) ? tidyName(kept) : '?';
}

/** The fault of a name by itself, without regard to other names; null if it is valid. */
export function nameFault(given: string, longest: number): NameFault | null {
  // UTF-16 units before composing; skips the costly checks for longer ones
  if (given.length > 4 * longest) return 'name-too-long';
  const name = tidyName(given);
  if (name === '') return 'name-empty';
  if (hiddenCharacters.test(unjoined(name))) return 'name-hidden-signs';
  if (!visible.test(name)) return 'name-empty';
  if (name.length > longest) return 'name-too-long';
  return writings.some((writing) => writing.test(name)) ? null : 'name-mixes-scripts';
}

/** The form in which names are compared: NFKC, lower case, white space collapsed and trimmed. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
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

/**
 * A name of a player or room as stored and sent. It may be older than the rules for names, or foreign; parsing makes it
 * safe.
 */
export const playerName = keptName(longestPlayerName);
export const roomName = keptName(longestRoomName);

/** A name that a person enters, for a player or a room. Parsing rejects faulty names. */
export const givenPlayerName = givenName(longestPlayerName);
export const givenRoomName = givenName(longestRoomName);

const nameFaultIssue = z.object({ code: z.literal('custom'), params: z.object({ fault: z.enum(nameFaults) }) });

/** The name fault that is the only problem in a parse error; undefined if there is any other. */
export function nameFaultOf(error: z.ZodError): NameFault | undefined {
  const faults = error.issues.map((issue) => nameFaultIssue.safeParse(issue).data?.params.fault);
  return faults.includes(undefined) ? undefined : faults[0];
}
