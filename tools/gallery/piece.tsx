import type { ReactNode } from 'react';
import { type PieceState, Pressable } from '../../renderer/design/index.ts';

/** Pieces with their name below. */
export function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure>
      <div className="together">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A press handler that does nothing. */
export const nothing = () => undefined;

/** One piece in each state that a player sees. */
export function States({ of }: { readonly of: (state: PieceState) => ReactNode }) {
  return (['plain', 'lit', 'chosen', 'disabled'] as const).map((state) => (
    <Piece key={state} name={state}>
      <Pressable state={state} label={state} onPress={nothing}>
        {of(state)}
      </Pressable>
    </Piece>
  ));
}
