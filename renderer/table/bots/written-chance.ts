/** Formats a chance from 0 to 1 in a language: "34%", « 34 % ». */
export function writtenChance(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}
