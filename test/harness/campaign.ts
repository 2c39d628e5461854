/** Size of a random test: `sample` in `npm test`, `whole` in `npm run test:all`. */
export function campaign(sample: number, whole: number): number {
  return process.env.HIGH_STREET_TESTS === 'all' ? whole : sample;
}
