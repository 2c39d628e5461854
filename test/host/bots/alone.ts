import { below, type RandomWords, randomFromSeed } from '../../../shared/engine/index.ts';
import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { CampaignResult, TableMessage } from '../../../shared/protocol/messages.ts';
import type { TestClient } from '../client.ts';

/** What somebody alone does first of what they may: what brings coins, so that there is fame to be won. */
const likes = ['take-tile', 'bring-customers', 'open-stand', 'open-restaurant'];

type Moves = TableMessage['legal'];

/** How many customers a move brings. */
function brings({ customers }: Moves[number]): number {
  return typeof customers === 'string' ? Number(customers[1]) : 0;
}

/** A move that somebody alone makes who would like to win. */
export function likedMove({ legal }: Pick<TableMessage, 'legal'>, random: RandomWords): Moves[number] {
  const liked =
    likes.map((type) => legal.filter((move) => move.type === type)).find((moves) => moves.length > 0) ?? legal;
  const most = Math.max(...liked.map(brings));
  const best = liked.filter((move) => brings(move) === most);
  const move = best[below(random, best.length)];
  if (move === undefined) throw new Error('nothing to play');
  return move;
}

/** A market where the queue of customers, played so and with the usual seed, brings 1 fame. */
export const marketWithFame = 'market 92';

/** Plays the match that a client sits at until it is over. */
export function playOut(client: TestClient, seed: string): void {
  const random = randomFromSeed(seed);
  while (client.table.outcome === null) {
    const answer = client.play(likedMove(client.table, random));
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

/** Somebody sits down alone at a chapter of the campaign; returns the table. */
export function sitDownAlone(client: TestClient, name = 'Ada', challenge: ChallengeId = 'queue-of-customers'): string {
  const options = { challenge };
  const seats = [{ name, colour: 'navy' as const }];
  const answer = client.ask({ type: 'create-table', game: 'mercado-de-lisboa', options, seats });
  if (answer.type !== 'done' || answer.table === null) throw new Error(`no table: ${JSON.stringify(answer)}`);
  return answer.table;
}

/** A chapter played alone from its beginning to its end; returns what the match brought. */
export function playAlone(client: TestClient, name?: string, challenge?: ChallengeId, seed = 'alone'): CampaignResult {
  const table = sitDownAlone(client, name, challenge);
  playOut(client, seed);
  const brought = client.table.outcome?.alone?.campaign;
  if (brought === undefined) throw new Error('no chapter of a campaign');
  client.ask({ type: 'leave-table', table });
  return { table, ...brought };
}
