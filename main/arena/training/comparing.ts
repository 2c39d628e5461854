import type { NetworkRecord } from '../../../shared/engine/index.ts';
import type { AnyGuide } from '../../../shared/games/guides.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { InOrder, KeptCells } from '../kept-cells.ts';
import { playerNamed } from '../players.ts';
import { showProgress } from '../progress.ts';
import { shareOfGame, wilson } from '../series.ts';

interface Comparison {
  readonly game: AnyGame;
  /** The guide without a network, and the network. */
  readonly guide: AnyGuide;
  readonly network: NetworkRecord;
  /** A bot of the arena that plays all seats, one of them with the network. */
  readonly player: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Where results are stored, to continue later. */
  readonly folder: string;
}

export interface Compared {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** The share of wins of a bot that judges by the network among the same bots that judge by the weights. */
export function compared({ game, guide, network, player, seats, games, seed, folder }: Comparison): Compared {
  const bot = playerNamed(player);
  if (bot === undefined) throw new RangeError(`the arena has no bot called “${player}”`);
  const others = { bot, guide };
  const challenger = { bot, guide: { ...guide, networks: [{ ...network, players: [seats] }] } };
  const series = { game, seats, challenger, others, seed };
  const cell = { game: game.id, seats, challenger: `${player}-learned`, others: player, aim: null };
  const kept = new KeptCells(folder);
  const results = new InOrder(kept.read(cell, seed));
  for (let index = results.played.games; index < games; index++) {
    results.add(index, shareOfGame(series, index));
    if (index % 10 === 9 || index === games - 1) kept.write(cell, seed, results.played);
    showProgress(index + 1, games);
  }
  const { games: played, won } = results.played;
  return { games: played, share: won / played, interval: wilson(won, played) };
}
