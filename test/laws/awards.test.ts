import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Match, randomFromSeed, seeEvent } from '../../shared/engine/index.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { recordingIn } from '../golden/playthrough.ts';
import { requiredRecordings } from '../golden/required.ts';

/** A recorded match at its end, and its awards. */
function ended({ game: id, file }: ReturnType<typeof requiredRecordings>[number]) {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const recording = recordingIn(readFileSync(fileURLToPath(new URL(`../golden/${file}`, import.meta.url)), 'utf8'));
  const match = Match.start(game, recording);
  for (const { seat, move } of recording.moves) match.play(seat, move);
  const events = match.played.flatMap((choice) =>
    choice.events.map((event) => seeEvent(game.eventHiding, event, 'spectator')),
  );
  const scores = game.outcome(match.state)?.scores ?? [];
  return { game, match, events, scores, awards: game.awards?.(events, match.state, scores) ?? [] };
}

describe('highlights of a finished match', () => {
  for (const required of requiredRecordings()) {
    const { game: id, seats, ending } = required;
    test(`${id}, ${seats} players, ended by ${ending}, reveal nothing that a spectator does not know`, () => {
      const { game, match, events, scores, awards } = ended(required);
      expect(JSON.parse(JSON.stringify(awards))).toEqual(awards);
      // the awards are the same with any other secrets
      for (const seed of ['one', 'another', 'a third']) {
        const other = game.redeal(match.state, 'spectator', randomFromSeed(seed));
        expect(game.awards?.(events, other, scores) ?? []).toEqual(awards);
      }
    });
  }

  test.each(Object.keys(games))('%s has highlights', (id) => {
    const recorded = requiredRecordings().filter(({ game }) => game === id);
    expect(recorded.some((required) => ended(required).awards.length > 0)).toBe(true);
  });
});
