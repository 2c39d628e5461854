import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, mostChairs } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { lobbyShown } from '../../client/slices/room-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Counter, Prompt } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { ownName } from '../../people/own-name.ts';
import { ReactionButton } from '../../table/company/reaction-button.tsx';
import { ChairSheet } from './chair-sheet.tsx';

/** Why the next match cannot start, as a catalogue key; null if it can. */
function hindrance({ plan, chairs }: LiveRoom): 'noGame' | 'tooFew' | 'tooMany' | null {
  const game = plan.game === null ? undefined : listedGame(plan.game);
  if (game === undefined) return 'noGame';
  if (chairs.length < game.seats.min) return 'tooFew';
  return chairs.length > game.seats.max ? 'tooMany' : null;
}

/** The counter of the lobby: readiness, and the start button for the leader. */
export function LobbyCounter({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const commands = useCommands().room;
  const running = useAppSelector((state) => state.table.live !== null && state.table.live.outcome === null);
  const atTable = useAppSelector((state) => state.table.live !== null);
  const [sitting, setSitting] = useState(false);
  const [sure, setSure] = useState(false);
  const [starting, setStarting] = useState(false);
  const { chairs, plan, isLeader, you, lead } = room;
  const own = chairs.filter(({ holder }) => holder === you);
  const isReady = own.length > 0 && own.every(({ ready }) => ready);
  const ready = chairs.filter((each) => each.ready).length;
  const game = plan.game === null ? '' : t(`shell:games.${plan.game}`);
  const stops = hindrance(room);
  const isFull = chairs.length >= mostChairs;
  const waiting = chairs.filter((each) => !each.ready && levelOf(each.holder) === null).map(({ name }) => name);
  const asks = isLeader
    ? stops === null
      ? t('counter.open', { game, ready, count: chairs.length })
      : t(`counter.${stops}`)
    : own.length === 0
      ? t('counter.noChair')
      : t(isReady ? 'counter.youAreReady' : 'counter.areYouReady', { name: own[0]?.name ?? '' });
  const says =
    isLeader && stops === null && waiting.length > 0
      ? t('counter.notReady', { names: waiting.join(', ') })
      : isLeader
        ? undefined
        : lead === 'house'
          ? t('counter.masterStarts')
          : t('company:lead.by', { name: nameOfDevice(room, lead, t) });
  const start = async () => {
    // leaving a running match needs confirmation
    if (running && !sure) {
      setSure(true);
      return;
    }
    setSure(false);
    setStarting(true);
    await commands.startMatch();
    setStarting(false);
  };
  const reasons = { noGame: 'counter.noGame', tooFew: 'counter.tooFew', tooMany: 'counter.tooMany' } as const;
  return (
    <Counter label={t('counter.title')} className="lobby-counter">
      <Prompt
        icon={sure ? 'warning' : 'bell'}
        title={sure ? t('counter.leavesMatch') : asks}
        hint={sure ? undefined : says}
      />
      <div className="counter-actions">
        <ReactionButton kind="quiet" />
        {atTable && (
          <Button kind="quiet" icon="back" onPress={() => dispatch(lobbyShown(false))}>
            {t('counter.toTable')}
          </Button>
        )}
        {own.length === 0 && !isFull && (
          <Button kind={isLeader ? 'quiet' : 'primary'} icon="chair" onPress={() => setSitting(true)}>
            {t('counter.sitDown')}
          </Button>
        )}
        {own.length > 0 && (
          <Button
            kind={isLeader || isReady ? 'quiet' : 'primary'}
            icon="check"
            pressed={isReady}
            onPress={() => commands.beReady(!isReady)}
          >
            {t(isReady ? 'counter.ready' : 'counter.beReady', { count: own.length })}
          </Button>
        )}
        {isLeader && (
          <Button
            kind="primary"
            shownKey={{ key: 'Enter' }}
            disabledReason={stops === null ? undefined : t(reasons[stops])}
            disabled={starting}
            onPress={() => void start()}
          >
            {t(sure ? 'counter.startAnyway' : 'counter.start')}
          </Button>
        )}
      </div>
      {sitting && <ChairSheet room={room} chair={null} name={ownName()} onClose={() => setSitting(false)} />}
    </Counter>
  );
}
