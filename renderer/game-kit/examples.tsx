import './examples.css';
import { Fragment, type ReactNode } from 'react';
import {
  type Example,
  type Game,
  type GameTypes,
  type HidingTable,
  type WorkedExample,
  workExample,
} from '../../shared/engine/index.ts';
import { PLAYER_MARKS, type PlayerMark, PlayerToken } from '../design/index.ts';
import type { Translate } from '../words/translate.ts';

/** The players in the examples, by seat; the same in every language. */
const people = ['Ana', 'Ben', 'Carla'] as const;

/** How an example looks before and after its moves, drawn from the computed states. */
export interface ExamplePictures<Types extends GameTypes> {
  readonly before: (worked: WorkedExample<Types>, translate: Translate) => ReactNode;
  readonly after: (worked: WorkedExample<Types>, translate: Translate) => ReactNode;
}

/** An example of any game, computed. */
export interface ShownExample {
  readonly figures: Readonly<Record<string, number>>;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** An example of any game, for the rules sheet. */
export interface DrawnExample {
  readonly id: string;
  /** The anchor of its rulebook heading. */
  readonly rule: string;
  /** Computes the example; `translate` names its pieces. */
  show(translate: Translate): ShownExample;
}

/** An example with its pictures. */
export function drawnExample<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  example: Example<Types>,
  pictures: ExamplePictures<Types>,
): DrawnExample {
  return {
    id: example.id,
    rule: example.rule,
    show(translate) {
      const worked = workExample(game, example);
      return {
        figures: example.figures(worked),
        before: pictures.before(worked, translate),
        after: pictures.after(worked, translate),
      };
    },
  };
}

/** The pictures of an example that draws the same of the states before and after. */
export function drawnTwice<Types extends GameTypes>(
  draw: (state: Types['State'], translate: Translate) => ReactNode,
): ExamplePictures<Types> {
  return {
    before: ({ before }, translate) => draw(before, translate),
    after: ({ after }, translate) => draw(after, translate),
  };
}

/** The mark of a seat in the examples. */
export function markAt(seat: number): PlayerMark {
  return PLAYER_MARKS[seat] ?? 'awning';
}

interface ExampleRowProps {
  /** The player of the row; absent if it is everyone's. */
  readonly seat?: number | undefined;
  readonly children: ReactNode;
}

/** A row of a picture: the player and the pieces. */
export function ExampleRow({ seat, children }: ExampleRowProps) {
  return (
    <span className="example-row">
      {seat !== undefined && (
        <span className="example-person">
          <PlayerToken mark={markAt(seat)} size={24} />
          {people[seat]}
        </span>
      )}
      {children}
    </span>
  );
}

interface SeveralProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** `count` copies of a piece, close together. */
export function Several({ count, children }: SeveralProps) {
  return (
    <span className="example-several">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </span>
  );
}

/** Pieces that are lost or returned. */
export function Gone({ children }: { readonly children: ReactNode }) {
  return <span className="example-gone">{children}</span>;
}
