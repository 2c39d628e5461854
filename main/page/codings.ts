/** The supported codings, smallest output first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** A header entry: a coding or `*`, with a quality from 0 (not acceptable) to 1. */
const entry = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/i;

/**
 * The supported codings that the client accepts, preferred first, ties by size (RFC 9110, 12.5.3).
 * @param header the `accept-encoding` header; accepts none if missing or invalid
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
