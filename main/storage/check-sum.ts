import { z } from 'zod';
import { fingerprint } from '../../shared/engine/index.ts';

const summed = z.looseObject({ sum: z.string() });

/** Adds a checksum to plain data. */
export function withSum<Facts extends object>(facts: Facts): Facts & { readonly sum: string } {
  return { ...facts, sum: fingerprint(facts) };
}

/** Data without its checksum; undefined if the checksum is missing or wrong. */
export function checked(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  const parsed = summed.safeParse(raw);
  if (!parsed.success) return undefined;
  const { sum, ...facts } = parsed.data;
  return fingerprint(facts) === sum ? facts : undefined;
}
