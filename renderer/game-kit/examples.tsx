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

/** Whoever plays in the examples, by seat: the rules tell of the same people in every language. */
const people = ['Ana', 'Ben', 'Carla'] as const;

/** How an example looks: before its moves and after them, both drawn from what the rules have worked out. */
export interface ExamplePictures<Types extends GameTypes> {
  readonly before: (worked: WorkedExample<Types>, translate: Translate) => ReactNode;
  readonly after: (worked: WorkedExample<Types>, translate: Translate) => ReactNode;
}

/** An example of any game, worked out. */
export interface ShownExample {
  readonly figures: Readonly<Record<string, number>>;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** An example of any game, for whoever shows its rules. */
export interface DrawnExample {
  readonly id: string;
  /** The heading of the rules under which it stands, by its anchor. */
  readonly rule: string;
  /** Works it out; the names of its pieces are said by `translate`. */
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

/** The mark of whoever sits there. */
export function markAt(seat: number): PlayerMark {
  return PLAYER_MARKS[seat] ?? 'awning';
}

interface ExampleRowProps {
  /** Whose row it is; left out where it is everybody's. */
  readonly seat?: number | undefined;
  readonly children: ReactNode;
}

/** A row of a picture: whose it is, and the pieces. */
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

/** So many of a piece, close together. */
export function Several({ count, children }: SeveralProps) {
  return (
    <span className="example-several">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </span>
  );
}

/** Pieces that are lost, or go back where they came from. */
export function Gone({ children }: { readonly children: ReactNode }) {
  return <span className="example-gone">{children}</span>;
}
