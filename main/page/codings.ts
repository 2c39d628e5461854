/** How a file of the page can be compressed on its way, the smallest first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** One entry of the header: a coding, or `*` for all that are not named, and how welcome it is, 0 for not at all. */
const entry = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/i;

/**
 * The codings of ours that whoever asks can undo, the most welcome first, and of two as welcome the smaller one (RFC 9110, 12.5.3).
 * @param header what was asked with as `accept-encoding`; nothing, and what cannot be read, welcomes none
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  const welcome = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [, name, quality = '1'] = entry.exec(part) ?? [];
    if (name !== undefined) welcome.set(name.toLowerCase(), Number(quality));
  }
  const welcomeOf = (coding: Coding): number => welcome.get(coding) ?? welcome.get('*') ?? 0;
  return codings.filter((coding) => welcomeOf(coding) > 0).toSorted((one, other) => welcomeOf(other) - welcomeOf(one));
}
