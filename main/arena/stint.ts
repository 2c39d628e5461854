import { z } from 'zod';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf } from '../../shared/games/index.ts';
import { playerNamed } from './players.ts';
import { shareOfGame } from './series.ts';

/** A part of a cell's games, for a process of its own: every `of`-th game from number `part` on. */
const stint = z.object({
  game: z.string(),
  seats: z.number(),
  challenger: z.string(),
  others: z.string(),
  games: z.number(),
  seed: z.string(),
  part: z.number(),
  of: z.number(),
});
export type Stint = z.infer<typeof stint>;

/** Plays them one after the other and tells the challenger's share of each. */
async function play({ game: id, seats, challenger, others, games, seed, part, of }: Stint): Promise<void> {
  const game = gameOf(id);
  const [one, other] = [playerNamed(challenger), playerNamed(others)];
  if (game === undefined || one === undefined || other === undefined) throw new RangeError(`no such contest: ${id}`);
  const guide = guideOf(id);
  const series = { game, seats, challenger: { bot: one, guide }, others: { bot: other, guide }, seed };
  for (let index = part; index < games; index += of) {
    const share = shareOfGame(series, index);
    await new Promise<void>((told) => process.send?.(share, undefined, undefined, () => told()));
  }
  process.disconnect?.();
}

process.once('message', (message) => play(stint.parse(message)));
