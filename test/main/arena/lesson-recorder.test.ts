import { describe, expect, it } from 'vitest';
import { type LessonTable, leftToChance, recordLesson } from '../../../main/arena/lessons/recorder.ts';
import { sourceOf } from '../../../main/arena/lessons/source.ts';
import { type Lesson, learner, Match, matchOfLesson, sameMove, seatAt } from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { lessonsOf } from '../../../shared/games/lessons.ts';

const library: readonly AnyGame[] = Object.values(games);
const all = library.flatMap((game) => lessonsOf(game.id).map((lesson) => [game.id, lesson.id, game, lesson] as const));

/** The input that records a lesson: the numbers of its moves, and the names of its steps. */
function typedFor(game: AnyGame, lesson: Lesson): string[] {
  const match = Match.start(game, matchOfLesson(game, lesson));
  const numberOf = ({ seat, move }: Lesson['before'][number]): string => {
    const offers = game
      .toAct(match.state)
      .flatMap((each) => game.legalMoves(match.state, each).map((legal) => ({ seat: each, legal })));
    const at = offers.findIndex((offer) => offer.seat === seatAt(seat) && sameMove(offer.legal, move));
    match.play(seatAt(seat), move);
    return String(at + 1);
  };
  return [
    ...lesson.before.map(numberOf),
    ...lesson.steps.flatMap(({ id, asks, others }) => [
      `step ${id}`,
      ...[...asks.map((move) => ({ seat: learner, move })), ...others].map(numberOf),
    ]),
  ];
}

/** A lesson with only the main button to press, as the recorder leaves it. */
const unpressed = (lesson: Lesson): Lesson => ({
  ...lesson,
  steps: lesson.steps.map((step) => ({ ...step, presses: ['main'] })),
});

/** Records this input at the table of Harbour's first lesson; returns the printed lines. */
async function recorded(...typed: string[]) {
  const [table] = lessonsOf('harbour');
  if (table === undefined) throw new RangeError('no lesson');
  const said: string[] = [];
  const lesson = await recordLesson(games.harbour, table, typed, (line) => said.push(line));
  return { lesson, said };
}

describe('lesson recorder', () => {
  it.each(all)('%s, %s: records the lesson from its own moves', async (_game, _id, game, lesson) => {
    expect(await recordLesson(game, lesson, typedFor(game, lesson), () => {})).toEqual(unpressed(lesson));
    expect(leftToChance(game, lesson)).toEqual([]);
  });

  it('undoes a move and the beginning of a step', async () => {
    const { lesson } = await recorded('1', 'back', 'step one', 'back', 'step other', '2', 'end', '1');
    expect(lesson.before).toEqual([]);
    expect(lesson.steps).toEqual([
      { id: 'other', asks: [{ type: 'move-pawn', to: 'golem-workshop' }], presses: ['main'], others: [] },
    ]);
  });

  it.each([
    ['a number that is not in the list', ['99']],
    ['a word it does not know', ['go on']],
    ['a step without a name', ['step']],
    ['a second step of the same name', ['step one', '1', '1', 'step one']],
    ['taking back what was never done', ['back']],
    ['a step that begins with a neighbour', ['1', 'step one', '1']],
    ['a move of the learner after the others have answered', ['step one', '1', '1', '1']],
  ])('reports %s and continues', async (_what, typed) => {
    const wrong = await recorded(...typed);
    const right = await recorded(...typed.slice(0, -1));
    expect(wrong.lesson).toEqual(right.lesson);
    expect(wrong.said.length).toBe(right.said.length + 1);
  });

  it('names what stays random if the decks name too little', () => {
    const [lesson] = lessonsOf('harbour');
    if (lesson === undefined) throw new RangeError('no lesson');
    const { building: _left, ...decks } = lesson.decks;
    expect(leftToChance(games.harbour, { ...lesson, decks })).not.toEqual([]);
  });
});

describe('source of a lesson', () => {
  const table: LessonTable = { id: 'way-home', seats: 2, options: { 'first-game': 'yes' }, decks: { store: ['bank'] } };
  const asks = [{ type: 'pay', tokens: 0 }];
  const source = sourceOf(
    { ...table, before: [], steps: [{ id: 'pay', asks, presses: ['main'], others: [] }] },
    "import type { BrickMove } from '../moves.ts';\nexport const first: Lesson<BrickMove> = {};\n",
  );

  it('has the types of the lesson beside it', () => {
    expect(source).toContain("import type { BrickMove } from '../moves.ts';\n");
    expect(source).toContain('export const wayHome: Lesson<BrickMove> = {\n');
  });
});
