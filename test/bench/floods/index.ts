import { loadavg } from 'node:os';
import { z } from 'zod';
import { programsOf } from '../programs.ts';

/** The floods benchmark: the cost of an honest player's move, and the host's memory, while strangers flood the host. */

const percentiles = z.object({ p50: z.number(), p99: z.number() });
const floods = z.record(
  z.string(),
  z.object({
    moves: z.number(),
    answered: z.number(),
    /** From sending a move to its answer, in milliseconds: of the host's processor, and of a clock. */
    processor: percentiles,
    wall: percentiles,
    /** The host's peak memory, in MB. */
    memory: z.number(),
  }),
);

/** The limits: milliseconds of the host's processor at p99, and MB. */
const wanted = { processor: 200, memory: 300 };
const moves = 40;

/** Builds the programs into this folder, which has their dependencies, and runs the measurement. */
export async function measureFloods(folder: string) {
  const load = loadavg()[0] ?? Number.NaN;
  const measure = await programsOf(import.meta.url, folder, ['server']);
  return { load, wanted, floods: floods.parse(measure(`${moves}`)) };
}

export function printFloods({ load, floods: measured }: Awaited<ReturnType<typeof measureFloods>>): void {
  console.log(
    `\nfloods (load ${load.toFixed(1)}): a move at p99, at most ${wanted.processor} ms of processor and ${wanted.memory} MB`,
  );
  for (const [name, { moves: asked, answered, processor, wall, memory }] of Object.entries(measured)) {
    const figures = `${processor.p99} ms of processor, ${wall.p99.toFixed(0)} ms in all, ${memory.toFixed(0)} MB`;
    console.log(`  ${name}: ${answered} of ${asked} moves answered; ${figures}`);
  }
}
