import { games } from '../../shared/games/index.ts';

/** A long-running fault test with its own size. */
export interface Campaign {
  readonly says: string;
  /** The file of the test, and the start of its title if the file has others. */
  readonly file: string;
  readonly test?: string;
  /** The full size, in the test's own unit. */
  readonly whole: number;
  /** The environment variables for this size. */
  readonly environment: (count: number) => Readonly<Record<string, string>>;
  /** True if it runs once for each game. */
  readonly perGame?: true;
}

export const gameNames: readonly string[] = Object.keys(games);

/** The tests that `npm run tool -- soak` knows, the fastest first. */
export const campaigns: Readonly<Record<string, Campaign>> = {
  journals: {
    says: 'a journal cut at every byte opens with every whole line',
    file: 'test/storage/journals.test.ts',
    test: 'a journal cut off anywhere',
    whole: 60,
    environment: (moves) => ({ JOURNAL_MOVES: `${moves}` }),
  },
  guesses: {
    says: 'codes guessed from many addresses, none of which comes in, nor keeps anybody out',
    file: 'test/host/network/join-limits.test.ts',
    test: 'wrong codes',
    whole: 200_000,
    environment: (guesses) => ({ GUESSES: `${guesses}` }),
  },
  frames: {
    says: 'hostile frames over a real socket, which change and lose nothing',
    file: 'test/lan/frames.test.ts',
    whole: 100_000,
    environment: (frames) => ({ FRAMES: `${frames}` }),
  },
  lines: {
    says: 'matches through cuts, losses, doubles and overtaking, in which no move is lost or doubled',
    file: 'test/faults/faults.test.ts',
    whole: 250,
    environment: (matches) => ({ FAULT_MATCHES: `${matches}` }),
  },
  hours: {
    says: 'bots that play at ten tables, hour after hour by their own clock, in a host whose memory stays flat',
    file: 'test/faults/day-of-bots.thorough.test.ts',
    whole: 24,
    environment: (hours) => ({ BOT_HOURS: `${hours}` }),
  },
  leaks: {
    says: 'pairs of matches that differ in what a viewer may not know, byte for byte the same on the wire',
    file: 'test/host/secrets/leaks.test.ts',
    test: 'two matches a viewer cannot tell apart',
    whole: 50_000,
    environment: (pairs) => ({ LEAK_PAIRS: `${pairs}` }),
    perGame: true,
  },
  failover: {
    says: 'kill -9 of a host for which an app stands by, which continues with everything that any client received',
    file: 'test/faults/relieved-server.test.ts',
    whole: 100,
    environment: (evenings) => ({ RELIEVED_SERVERS: `${evenings}` }),
  },
  kills: {
    says: 'kill -9 of a server at random moments, after which every move it answered is there, once',
    file: 'test/faults/killed-server.test.ts',
    whole: 1000,
    environment: (lives) => ({ KILLED_SERVERS: `${lives}` }),
    perGame: true,
  },
};
