/** What the code is sorted into: what a game is, who may know what, who runs it, how it is told, and what is seen. */
export const areas = ['rules', 'hiding', 'host', 'protocol', 'page'] as const;
export type Area = (typeof areas)[number];

const belongs: Readonly<Record<Area, RegExp>> = {
  hiding: /^(?:shared\/games\/[^/]+\/(?:hiding|redeal)|shared\/engine\/hiding|main\/host\/table\/redaction)\.ts$/,
  rules: /^shared\/(?:engine|games)\/.+\.ts$/,
  protocol: /^shared\/protocol\/.+\.ts$/,
  host: /^main\/(?:host|storage|thinkers|lan)\/.+\.ts$/,
  page: /^renderer\/(?!words\/).+\.tsx?$/,
};

/** The area of a file, by its path in the repository; null of what no mutant is made of. */
export function areaOf(file: string): Area | null {
  if (file.endsWith('.d.ts')) return null;
  if (belongs.hiding.test(file)) return 'hiding';
  return areas.find((area) => belongs[area].test(file)) ?? null;
}
