/**
 * How large a campaign is: a sample of it in `npm test`, which catches the mistake made this morning, and the whole of it
 * in `npm run test:all`.
 */
export function campaign(sample: number, whole: number): number {
  return process.env.HIGH_STREET_TESTS === 'all' ? whole : sample;
}
