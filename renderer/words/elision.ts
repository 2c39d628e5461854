/** The French words that catalogues put before a name as its format: `{{name, de}}`. */
export const elidedWords = ['de', 'le', 'que'] as const;

/** A vowel or a mute h, in a name without accents: "Yves" begins with a vowel, "Yann" and "Hassan" do not. */
const startsOpen = /^(?:[aeiouœæ]|y[^aeiou]|h(?:e(?!i)|[iy]|o[nr]|u[bg]))/i;

/** A French word before a name, elided where the name needs it: "de Ben", "d’Ana". */
export function elided(word: string, name: string): string {
  const isElided = startsOpen.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return isElided ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
