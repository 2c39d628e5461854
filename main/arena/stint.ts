import { guideOf } from '../../shared/games/guides.ts';
import { gameOf } from '../../shared/games/index.ts';
import { playerNamed } from './players.ts';
import { shareOfGame } from './series.ts';
import { type GameResult, type Stint, stint } from './stint-messages.ts';

/** Plays the matches of a stint and sends each result. */
async function play({ game: id, seats, challenger, others, games, seed, from, of }: Stint): Promise<void> {
  const game = gameOf(id);
  const [one, other] = [playerNamed(challenger), playerNamed(others)];
  if (game === undefined || one === undefined || other === undefined) throw new RangeError(`no such contest: ${id}`);
  const guide = guideOf(id);
  const series = { game, seats, challenger: { bot: one, guide }, others: { bot: other, guide }, seed };
  for (let index = from; index < games; index += of) {
    const result: GameResult = { index, share: shareOfGame(series, index) };
    await new Promise<void>((sent) => process.send?.(result, undefined, undefined, () => sent()));
  }
  process.disconnect?.();
}

process.once('message', (message) => play(stint.parse(message)));
