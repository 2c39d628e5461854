import { useState } from 'react';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { shutterIsDown } from '../../client/visible-state.ts';
import { ScreenCandidatesSheet, screenCandidates } from '../seats/screen-candidates.tsx';
import { ShutterScreen } from '../seats/shutter-screen.tsx';
import type { GameUi } from './game-ui.ts';
import { TableBoard } from './table-board.tsx';

interface SceneProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
}

/** Shows one of three: the playback, the shutter between two people, or the board. */
export function Scene({ table, ui }: SceneProps) {
  const isPlayingBack = useAppSelector((state) => state.table.playback !== null);
  const down = useAppSelector(shutterIsDown);
  const [asking, setAsking] = useState(false);
  /** The person of this device who wants the screen, although it is not their turn. */
  const [called, setCalled] = useState<number | null>(null);
  const comes = called !== null && table.inHand === null && table.own.length > 1 && table.own.includes(called);
  // a call lasts until a seat is active
  if (called !== null && !comes) setCalled(null);

  if (isPlayingBack) return <TableBoard table={table} ui={ui} />;
  if (down || comes) {
    // a new shutter for every handover: it keeps nothing of the last one, and others' moves leave it alone
    return (
      <ShutterScreen
        key={down ? `asked ${table.next}` : `called ${called}`}
        table={table}
        ui={ui}
        called={down ? null : called}
        onBack={() => setCalled(null)}
      />
    );
  }
  return (
    <>
      <TableBoard table={table} ui={ui} onCall={() => setAsking(true)} />
      <ScreenCandidatesSheet
        table={table}
        candidates={screenCandidates(table)}
        open={asking}
        onClose={() => setAsking(false)}
        onChoose={(seat) => {
          setAsking(false);
          setCalled(seat);
        }}
      />
    </>
  );
}
