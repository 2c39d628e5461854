import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { GameUi } from '../../../renderer/table/index.ts';
import type { AnyEvent, Outcome } from '../../../shared/engine/index.ts';
import { sixPeople } from './people.ts';

/**
 * Opens the ledger of a finished match of the sample people.
 * @param wrapper an optional parent
 */
export function openLedger<View extends { readonly seatCount: number }>(
  { Ledger }: GameUi,
  view: View,
  { alone, ...outcome }: Outcome,
  played: readonly AnyEvent[] = [],
  wrapper?: ComponentType<{ readonly children: ReactNode }>,
): RenderResult {
  return render(
    <Ledger
      seats={sixPeople.slice(0, view.seatCount)}
      view={view}
      outcome={{
        ...outcome,
        scores: [...outcome.scores],
        places: [...outcome.places],
        ...(alone && { alone: { won: alone.won, rank: alone.rank } }),
      }}
      played={played}
      actions={<button type="button">again</button>}
    />,
    wrapper && { wrapper },
  );
}
