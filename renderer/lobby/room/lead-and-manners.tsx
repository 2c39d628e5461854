import '../network/hosting/hosting.css';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Choice, Switch } from '../../design/index.ts';
import { nameOfDevice } from '../../people/devices.ts';

/** The room's leader with a handover, what people may send each other, and how long a turn should take. */
export function LeadAndManners({ room }: { readonly room: LiveRoom }) {
  return (
    <>
      <Lead room={room} />
      {room.isLeader && <MannersOf room={room} />}
    </>
  );
}

function Lead({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('company');
  const lobby = useTranslation('lobby');
  const { room: commands, hosting } = useCommands();
  const keeps = useAppSelector((state) => state.server.role === 'host');
  const { lead, you, devices } = room;
  const isOurs = lead === you || (keeps && lead === 'house');
  const nameOf = (device: string) => nameOfDevice(room, device, lobby.t);
  const others = devices.filter(({ device, present }) => present && device !== 'house' && device !== lead);
  const says = isOurs ? t('lead.here') : lead === 'house' ? t('lead.house') : t('lead.by', { name: nameOf(lead) });
  return (
    <section className="room-lead">
      <h3>{t('lead.title')}</h3>
      <p>{says}</p>
      {isOurs && (
        <>
          <p className="small soft">{others.length === 0 ? t('lead.nobody') : t('lead.handSays')}</p>
          <div className="row wraps">
            {others.map(({ device }) => (
              <Button key={device} icon="flag" onPress={() => commands.handLead(device)}>
                {t('lead.hand', { name: nameOf(device) })}
              </Button>
            ))}
          </div>
        </>
      )}
      {keeps && lead !== 'house' && (
        <Button icon="flag" kind="primary" onPress={() => hosting.takeLead(room.room)}>
          {t('lead.take')}
        </Button>
      )}
    </section>
  );
}

/** Minutes that a room may give each turn; null for no sand-timer. */
const offeredMinutes = [null, 1, 2, 3, 5] as const;

function MannersOf({ room: { manners } }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('company');
  const { changeManners } = useCommands().room;
  return (
    <section className="room-manners">
      <h3>{t('manners.title')}</h3>
      {(['nudges', 'reactions'] as const).map((each) => (
        <Switch
          key={each}
          on={manners[each]}
          title={t(`manners.${each}`)}
          says={t(`manners.${each}Say`)}
          onTurn={() => changeManners({ ...manners, [each]: !manners[each] })}
        />
      ))}
      <Choice
        title={t('timer.title')}
        says={t('timer.says')}
        value={manners.turnMinutes}
        choices={offeredMinutes.map((each) => [
          each,
          each === null ? t('timer.none') : t('timer.minutes', { count: each }),
        ])}
        onChoose={(turnMinutes) => changeManners({ ...manners, turnMinutes })}
      />
    </section>
  );
}
