import { thinkingOf } from './arms.ts';

/** One timed run in its own process: `child NAME MILLISECONDS`; prints imagined matches a second as JSON. */

/** Milliseconds of warm-up. */
const warmUp = 1500;

async function imaginedPerSecond(think: ReturnType<typeof thinkingOf>, milliseconds: number): Promise<number> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  let imagined = 0;
  while (performance.now() - began < milliseconds) imagined += await think();
  const used = process.cpuUsage(cpu);
  return imagined / ((used.user + used.system) / 1e6);
}

const [name = '', milliseconds = '1000'] = process.argv.slice(2);
const think = thinkingOf(name);
await imaginedPerSecond(think, warmUp);
process.stdout.write(JSON.stringify({ imaginedPerSecond: await imaginedPerSecond(think, Number(milliseconds)) }));
