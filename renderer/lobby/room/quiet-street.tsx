import './quiet-street.css';
import { useTranslation } from 'react-i18next';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { joinLink } from '../../connection/join-link.ts';
import { Bunting, GameTile, QrCode, Sky } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { useQuiet } from '../../table/far/use-quiet.ts';
import { CodeCharacters } from '../network/door/code-boxes.tsx';

/** Whether this screen has no player and no match runs: in the lobby, or at the final scoring. */
function useIsIdle(): boolean {
  return useAppSelector(({ room: { live, lobbyShown }, server, page, table }) => {
    if (live === null || server.role !== 'host' || page.sheet !== null) return false;
    const isOurs = live.chairs.some(({ holder }) => holder === live.you) || (table.live?.own.length ?? 0) > 0;
    const isPlaying = table.live !== null && table.live.outcome === null;
    return !isOurs && (lobbyShown || !isPlaying) && !table.closing;
  });
}

/** A string that changes with every change of the room, its table or its people. */
function useHappening(): string {
  const room = useAppSelector((state) => state.room.live);
  const moment = useAppSelector(({ table }) => `${table.live?.table} ${table.live?.moment}`);
  const company = useAppSelector((state) => state.company.count);
  return `${JSON.stringify(room)} ${moment} ${company}`;
}

/**
 * The shared screen at rest: the street with the shops, and how to join.
 * It covers the page after some idle minutes, and disappears on any event or input.
 */
export function QuietStreet() {
  const room = useAppSelector((state) => state.room.live);
  const isQuiet = useQuiet(useIsIdle(), useHappening());
  return isQuiet && room !== null ? <Street room={room} /> : null;
}

function Street({ room: { code, door, name } }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('company');
  const served = useAppSelector((state) => state.server.network?.listening?.addresses[0]);
  const address = served ?? window.location.host;
  return (
    // screen readers keep the page below
    <div className="quiet-street" aria-hidden="true">
      <Sky day={0.62} roofs={300} width={3840} />
      <Bunting width={3840} />
      <p className="display quiet-name">{name}</p>
      <div className="quiet-fronts" style={{ '--fronts': listedGames.length }}>
        {listedGames.map(({ id, street, seats }) => (
          <GameTile
            key={id}
            street={street}
            title={t(`shell:games.${id}`)}
            players={t('shell:shelf.seats', seats)}
            width={240}
            height={368}
          />
        ))}
      </div>
      <div className="quiet-kerb" />
      {code !== null && door !== 'closed' && (
        <div className="quiet-join-details card">
          <QrCode text={joinLink(address, code)} label="" />
          <div>
            <p>{t('quiet.comeIn')}</p>
            <p className="quiet-address">{address}</p>
            <p className="big-code">
              <CodeCharacters code={code} />
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
