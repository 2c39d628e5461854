import { fingerprint, randomFromSeed } from '../../shared/engine/index.ts';
import type { Arm } from './arm.ts';
import { armOf } from './plan.ts';

/** One timed run of one arm in its own process: `child GAME ARM MILLISECONDS`; prints its figures as JSON. */

/** Matches played before the timing; their results must be the same in every arm. */
const checkedMatches = 40;

/** Milliseconds of warm-up: a game of many phases takes that long to be compiled. */
const warmUp = 2500;

function checksum(arm: Arm): string {
  const random = randomFromSeed('checked matches');
  const results = [];
  for (let match = 0; match < checkedMatches; match++) results.push(arm.playMatch(`match ${match}`, random));
  return fingerprint(results.map(({ moves, scores }) => [moves, [...scores]]));
}

function timed(arm: Arm, milliseconds: number, seed: string) {
  const random = randomFromSeed(seed);
  let moves = 0;
  let matches = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let now = began;
  while (now - began < milliseconds) {
    for (let batch = 0; batch < 4; batch++) moves += arm.playMatch(`${seed} ${matches++}`, random).moves;
    now = performance.now();
  }
  const used = process.cpuUsage(cpu);
  const seconds = (now - began) / 1000;
  // processor time includes the garbage collector's threads, and is steadier than the clock on a busy machine
  const cpuSeconds = (used.user + used.system) / 1e6;
  return {
    moves,
    matches,
    movesPerSecond: moves / seconds,
    movesPerCpuSecond: moves / cpuSeconds,
    playoutsPerSecond: matches / seconds,
  };
}

const [game = '', name = '', milliseconds = '1000'] = process.argv.slice(2);
const arm = armOf(game, name);
const checked = checksum(arm);
timed(arm, warmUp, 'warm');
process.stdout.write(JSON.stringify({ checksum: checked, ...timed(arm, Number(milliseconds), 'timed') }));
