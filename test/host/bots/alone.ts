import { below, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { CampaignResult, TableMessage } from '../../../shared/protocol/messages.ts';
import type { TestClient } from '../client.ts';

/** The first choice of a solo player: one that earns coins, so that fame can be won. */
const likes = ['take-tile', 'bring-customers', 'open-stand', 'open-restaurant'];

type Moves = TableMessage['legal'];

/** How many customers a move brings. */
function brings({ customers }: Moves[number]): number {
  return typeof customers === 'string' ? Number(customers[1]) : 0;
}

/** A move of a solo player who tries to win. */
export function likedMove({ legal }: Pick<TableMessage, 'legal'>, random: RandomWords): Moves[number] {
  const liked =
    likes.map((type) => legal.filter((move) => move.type === type)).find((moves) => moves.length > 0) ?? legal;
  const most = Math.max(...liked.map(brings));
  const best = liked.filter((move) => brings(move) === most);
  const move = best[below(random, best.length)];
  if (move === undefined) throw new Error('nothing to play');
  return move;
}

/** A market in which this way of playing wins 1 fame with the usual seed. */
export const marketWithFame = 'market 92';

export function playOut(client: TestClient, seed: string): void {
  const random = randomFromSeed(seed);
  while (client.table.outcome === null) {
    const answer = client.play(likedMove(client.table, random));
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

/** Starts a chapter of the campaign as a solo player; returns the table. */
export function sitDownAlone(client: TestClient, name = 'Ada', challenge: ChallengeId = 'queue-of-customers'): string {
  const options = { challenge };
  const seats = [{ name, colour: 'navy' as const }];
  const answer = client.ask({ type: 'create-table', game: 'mercado-de-lisboa', options, seats });
  if (answer.type !== 'done' || answer.table === null) throw new Error(`no table: ${JSON.stringify(answer)}`);
  return answer.table;
}

/** Plays a whole solo chapter; returns the result of the match. */
export function playAlone(client: TestClient, name?: string, challenge?: ChallengeId, seed = 'alone'): CampaignResult {
  const table = sitDownAlone(client, name, challenge);
  playOut(client, seed);
  const brought = client.table.outcome?.alone?.campaign;
  if (brought === undefined) throw new Error('no chapter of a campaign');
  client.ask({ type: 'leave-table', table });
  return { table, ...brought };
}
