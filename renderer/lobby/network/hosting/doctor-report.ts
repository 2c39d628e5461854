import type { Finding } from '../../../../shared/protocol/messages.ts';

/** The findings as plain text, one per line, to send to a helper. They contain no secrets. */
export function doctorReport(
  heading: string,
  findings: readonly Finding[],
  words: (finding: Finding) => string,
): string {
  return [heading, ...findings.map((finding) => `[${finding.result}] ${finding.code}: ${words(finding)}`)].join('\n');
}
