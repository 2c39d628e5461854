import type { Finding } from '../../../../shared/protocol/messages.ts';

/** The findings as plain text, a line each, for a letter to somebody who can help. Nothing in them is secret. */
export function doctorReport(
  heading: string,
  findings: readonly Finding[],
  words: (finding: Finding) => string,
): string {
  return [heading, ...findings.map((finding) => `[${finding.result}] ${finding.code}: ${words(finding)}`)].join('\n');
}
