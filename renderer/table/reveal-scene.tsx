import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { type LiveTable, revealSeen } from '../client/table-slice.ts';
import { Button, Counter, Prompt, Scroller, Sky } from '../design/index.ts';
import { nameOf } from '../people/player-mark.ts';
import type { GameRoom } from './game-room.ts';

interface RevealSceneProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
  /** Index of the move that turned something over. */
  readonly move: number;
}

/** What has just been turned over, for everybody round the screen together, before anyone's own things are shown again. */
export function RevealScene({ table, room, move }: RevealSceneProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const events = useAppSelector((state) => state.table.moves[move]?.events);
  const scene = useRef<HTMLElement>(null);
  useEffect(() => scene.current?.querySelector<HTMLButtonElement>('.button.primary')?.focus(), []);
  return (
    <main className="reveal-scene" ref={scene}>
      <Scroller className="reveal-stage">
        <Sky day={0.4} roofs={190} />
        <div className="reveal-card card">
          <room.Reveal seats={table.seats} events={events ?? []} view={table.view} />
        </div>
      </Scroller>
      <Counter label={t('table.counter')}>
        <Prompt
          icon="eye"
          asks={t('reveal.title')}
          says={table.next === null ? t('reveal.forAll') : t('reveal.then', { name: nameOf(table.seats, table.next) })}
        />
        <Button
          kind="primary"
          shownKey={{ key: 'Enter', written: t('keys.enter') }}
          onPress={() => dispatch(revealSeen())}
        >
          {t('reveal.continue')}
        </Button>
      </Counter>
    </main>
  );
}
