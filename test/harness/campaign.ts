/**
 * Size of a random test: `sample` in `npm test`, `whole` in `npm run test:all`, and `night` with `--night`, which has
 * hours.
 */
export function campaign(sample: number, whole: number, night = whole): number {
  const size = process.env.HIGH_STREET_TESTS;
  if (size === 'night') return night;
  return size === 'all' ? whole : sample;
}
