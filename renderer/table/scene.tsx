import { useState } from 'react';
import { useAppSelector } from '../client/store.ts';
import type { LiveTable } from '../client/table-slice.ts';
import { shutterIsDown } from '../client/visible-state.ts';
import type { GameRoom } from './game-room.ts';
import { RevealScene } from './reveal-scene.tsx';
import { ShutterScreen } from './shutter-screen.tsx';
import { TableBoard } from './table-board.tsx';
import { useLastMoves } from './use-last-moves.ts';
import { WaysInSheet, waysIn } from './ways-in.tsx';

interface SceneProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
}

/**
 * What was turned over for all, what the last press of a turn did, the shutter between two people, or the board. Never
 * two of them at once.
 */
export function Scene({ table, room }: SceneProps) {
  const reveal = useAppSelector((state) => state.table.reveals[0]);
  const down = useAppSelector(shutterIsDown);
  const lastMover = useLastMoves(table, room);
  const [asking, setAsking] = useState(false);
  /** The person of this device for whom the screen is asked, though nobody of it must act. */
  const [called, setCalled] = useState<number | null>(null);
  const comes = called !== null && table.inHand === null && table.own.length > 1 && table.own.includes(called);
  // a call holds until somebody has come to the screen
  if (called !== null && !comes) setCalled(null);

  if (reveal !== undefined && table.own.length > 1) {
    return <RevealScene key={reveal} table={table} room={room} move={reveal} />;
  }
  if (lastMover !== null && (down || table.inHand !== null)) {
    return <TableBoard table={table} room={room} lastMover={lastMover} />;
  }
  if (down || comes) {
    // a new shutter for every hand-over: nothing chosen on the last one is kept, and nobody else's move disturbs it
    return (
      <ShutterScreen
        key={down ? `asked ${table.next}` : `called ${called}`}
        table={table}
        room={room}
        called={down ? null : called}
        onBack={() => setCalled(null)}
      />
    );
  }
  return (
    <>
      <TableBoard table={table} room={room} onCall={() => setAsking(true)} />
      <WaysInSheet
        table={table}
        ways={waysIn(table)}
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
