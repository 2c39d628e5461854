import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chooser, type Held, heldAfter, laterLine } from '../../main/storage/journal-lines.ts';
import { seatAt } from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { freshFolder } from '../host/client.ts';
import { begun, journalsIn, people, withRules } from './journal-material.ts';

const chooser = fc.constantFrom<Chooser>({}, { bot: 'merchant' }, { bot: 'shopkeeper', slip: 'late' });

describe('who made a choice', () => {
  it('stays with the choice through undo, redo, rewind, closing and reopening', () => {
    const step = fc.record({
      way: fc.constantFrom('move', 'move', 'move', 'undo', 'redo', 'rewind'),
      cell: fc.nat(8),
      chooser,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const folder = freshFolder();
        const journals = journalsIn(folder, ticTacToe);
        const table = journals.create(ticTacToe, { seats: 2, options: {}, seed: 'x' }, people);
        const { journal } = journals.open(table);
        const match = journal.replay();
        // nobody marks a cell twice, so the cell identifies its player
        const marked = new Map<unknown, Chooser>();
        for (const { way, cell, chooser: by } of steps) {
          const [seat = seatAt(0)] = match.game.toAct(match.state);
          const move = match.game.legalMoves(match.state, seat).find((each) => each.cell === cell);
          const hash = () => match.hash();
          const [undoer, redoer] = [match.undoableBy, match.redoableBy];
          if (way === 'move' && move !== undefined) {
            match.play(seat, move);
            marked.set(cell, by);
            journal.append({ kind: 'move', seat, move, hash: hash() }, match, by);
          } else if (way === 'undo' && undoer !== null) {
            match.undo(undoer);
            journal.append({ kind: 'undo', seat: undoer, hash: hash() }, match);
          } else if (way === 'redo' && redoer !== null) {
            match.redo(redoer);
            journal.append({ kind: 'redo', seat: redoer, hash: hash() }, match);
          } else if (way === 'rewind' && match.game.outcome(match.state) === undefined) {
            const back = match.choicesSince(seat);
            if (back === null) continue;
            const facts = { seat, back, agreed: [], aloud: [] };
            match.rewind(facts);
            journal.append({ kind: 'rewind', ...facts, hash: hash() }, match);
          }
          expect(journal.choosers).toEqual(match.played.map((played) => marked.get(played.move.cell)));
        }
        const { choosers } = journal;
        journal.close(match);
        expect(journals.open(table).journal.choosers).toEqual(choosers);
      }),
      { numRuns: 40 },
    );
  });

  it('is dropped with choices that new rules can no longer repeat', () => {
    const { folder, table, journal, match } = begun();
    const choose = (coins: number, seat: number, by: Chooser) => {
      match.play(seatAt(seat), { type: 'bid', coins });
      const entry = { kind: 'move', seat: seatAt(seat), move: { type: 'bid', coins }, hash: match.hash() } as const;
      journal.append(entry, match, by);
    };
    choose(1, 0, { bot: 'merchant' });
    choose(2, 1, {});
    journal.close(match);
    const corrected = withRules(2, {
      setup(seats, options, random) {
        const state = sealedMarket.setup(seats, options, random);
        for (const player of state.players) player.coins += 1;
        return state;
      },
    });
    const again = journalsIn(folder, corrected).open(table).journal;
    expect(again.fromSnapshot).toBe(true);
    expect(again.replay().played).toEqual([]);
    expect(again.choosers).toEqual([]);
    // past events stay on record
    expect(again.isOnesOwn).toBe(false);
  });
});

describe('who plays a seat', () => {
  const line = (seat: number, held: Pick<Held, 'holder'> & Partial<Held>) =>
    laterLine.parse({ line: 1, kind: 'seat', at: 5, seat, name: 'Ada', ...held });

  it('is the last player recorded, or its owner if none is', () => {
    const lines = [
      line(0, { holder: 'bot-merchant' }),
      line(1, { holder: 'gaaaaaaaa' }),
      line(1, { holder: 'bot-apprentice', owner: 'gaaaaaaaa' }),
      line(0, { holder: 'house' }),
      line(7, { holder: 'bot-merchant' }),
    ];
    expect(heldAfter(3, lines)).toEqual([
      { holder: 'house', owner: 'house' },
      { holder: 'bot-apprentice', owner: 'gaaaaaaaa' },
      { holder: 'house', owner: 'house' },
    ]);
  });
});
