import '../poster/poster.css';
import './television-door.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { joinLink, ownAddress } from '../../connection/join-link.ts';
import { Bunting, Button, Counter, GameTile, Icon, NamePlate, Prompt, QrCode, Sky } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { useUnattended } from '../../table/far/use-unattended.ts';
import { CodeCharacters } from '../network/door/code-boxes.tsx';
import { EveningPoster } from '../poster/evening-poster.tsx';
import { RoomJoinDetails } from './room-join-details.tsx';

/**
 * The lobby on a television: how to join, large enough to scan from the sofa, and who has come. After the first match the
 * poster of the evening takes its place, and the way in stays beside it, smaller.
 */
export function TelevisionDoor({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const isUnattended = useUnattended(true);
  const { chairs, evening, lead, plan } = room;
  const hasResults = evening.some(({ outcome }) => outcome !== null);
  const [day] = useState(() => new Date());
  /** The chairs taken before this screen came. */
  const [before] = useState(() => new Set(chairs.map(({ chair }) => chair)));
  const newest = Math.max(...chairs.map(({ chair }) => chair).filter((chair) => !before.has(chair)));
  return (
    <main className={`television-door at-dusk ${isUnattended ? 'unattended' : ''}`} aria-labelledby="television-title">
      <div className="television-scene">
        <div className="television-street" aria-hidden="true">
          <Sky day={0.9} roofs={300} width={3840} />
          <Bunting width={3840} />
          {[listedGames.at(0), listedGames.at(-1)].map(
            (game) =>
              game && (
                <GameTile
                  key={game.id}
                  street={game.street}
                  title={t(`shell:games.${game.id}`)}
                  players=""
                  width={240}
                  height={368}
                />
              ),
          )}
        </div>
        {hasResults ? (
          <section className="television-poster" aria-labelledby="television-title">
            <h1 id="television-title" className="unseen">
              {t('poster.open')}
            </h1>
            <EveningPoster evening={evening} day={day} />
            <RoomJoinDetails room={room} />
          </section>
        ) : (
          <section className="television-board" aria-labelledby="television-title">
            <h1 id="television-title">{t('television.title')}</h1>
            <JoinDetails room={room} />
          </section>
        )}
        {!hasResults && (
          <ul className="television-people" aria-label={t('chairs.title')}>
            {chairs.map(({ chair, name, colour }) => (
              <li key={chair} className={chair === newest ? 'newest' : ''}>
                <NamePlate mark={markOfColour(colour)} name={name} />
                {chair === newest && <span className="just-joined">{t('television.justJoined')}</span>}
              </li>
            ))}
          </ul>
        )}
        <Counter label={t('counter.title')}>
          <Prompt
            title={
              lead === 'house'
                ? t('television.waitHost')
                : t('television.waitFor', { name: nameOfDevice(room, lead, t) })
            }
            hint={plan.game === null ? undefined : t('television.next', { game: t(`shell:games.${plan.game}`) })}
          />
          <p className="television-count">
            <Icon name="people" size={34} /> {t('television.people', { count: chairs.length })}
          </p>
          <Button
            kind="quiet"
            icon="exit"
            label={t('television.stop')}
            onPress={() => void commands.beTelevision(false)}
          />
        </Counter>
      </div>
    </main>
  );
}

/** The QR code, the address and the code; or that the door is closed. */
function JoinDetails({ room: { code, door } }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const served = useAppSelector((state) => state.server.network?.listening?.addresses[0]);
  const address = served ?? ownAddress();
  if (code === null || address === null || door === 'closed')
    return <p className="television-shut">{t('wayIn.shut')}</p>;
  const spelled = [...code].join(' ');
  return (
    <>
      <p className="television-scan">{t('television.scan')}</p>
      <QrCode text={joinLink(address, code)} label={t('network:wayIn.qr', { address, code: spelled })} />
      <div className="television-way">
        <p>{t('television.address')}</p>
        <p className="television-address">{address}</p>
        <p>{t('television.code')}</p>
        <p className="big-code">
          <span className="unseen">{spelled}</span>
          <CodeCharacters code={code} />
        </p>
      </div>
    </>
  );
}
