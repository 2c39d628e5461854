import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Match, randomFromSeed, seeEvent } from '../../shared/engine/index.ts';
import { gameOf } from '../../shared/games/index.ts';
import { recordingIn } from '../golden/playthrough.ts';
import { requiredRecordings } from '../golden/required.ts';

describe('what is worth telling of a match that is over', () => {
  const told = new Set<string>();

  for (const { game: id, seats, ending, file } of requiredRecordings()) {
    test(`${id}, ${seats} players, ended by ${ending}, tells nothing that a looker-on does not know`, () => {
      const game = gameOf(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      const recording = recordingIn(readFileSync(fileURLToPath(new URL(`../golden/${file}`, import.meta.url)), 'utf8'));
      const match = Match.start(game, recording);
      for (const { seat, move } of recording.moves) match.play(seat, move);
      const events = match.played.flatMap((choice) =>
        choice.events.map((event) => seeEvent(game.eventHiding, event, 'spectator')),
      );
      const scores = game.outcome(match.state)?.scores ?? [];
      const awards = game.awards?.(events, match.state, scores) ?? [];
      if (awards.length > 0) told.add(id);
      expect(JSON.parse(JSON.stringify(awards))).toEqual(awards);
      // what is hidden from a looker-on may be anything else: the awards are the same
      for (const seed of ['one', 'another', 'a third']) {
        const other = game.redeal(match.state, 'spectator', randomFromSeed(seed));
        expect(game.awards?.(events, other, scores) ?? []).toEqual(awards);
      }
    });
  }

  test('and of every game something is told', () => {
    expect(told).toEqual(new Set(requiredRecordings().map(({ game }) => game)));
  });
});
