import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, GameTile, PlayerToken } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { colourOfDevice, nameOfDevice } from '../../people/devices.ts';
import { markOfColour } from '../../people/player-mark.ts';

/** Small game tiles: each person proposes one, and the tile shows their marks. The leader chooses. */
export function Proposals({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const { chairs, proposals, plan, isLeader, you } = room;
  const ours = proposals.find(({ by }) => by === you)?.game ?? null;
  return (
    <section className="card lobby-card lobby-proposals" aria-labelledby="lobby-proposals">
      <h2 id="lobby-proposals">{t('proposals.title')}</h2>
      <ul>
        {listedGames.map((game) => {
          const title = t(`shell:games.${game.id}`);
          const fits = chairs.length <= game.seats.max;
          const by = proposals.filter((proposal) => proposal.game === game.id);
          const isOurs = ours === game.id;
          return (
            <li key={game.id} className={fits ? undefined : 'lobby-too-many'}>
              <button
                type="button"
                className="lobby-propose"
                aria-pressed={isOurs}
                onClick={() => commands.proposeGame(isOurs ? null : game.id)}
              >
                <GameTile street={game.street} title={title} players="" width={240} height={368} />
                <span className="lobby-propose-words">
                  <span className="lobby-propose-name">{title}</span>
                  <span className="small soft">{t(fits ? 'game.seats' : 'proposals.seatsOnly', game.seats)}</span>
                </span>
                <span className="lobby-proposers">
                  {by.map(({ by: device }) => {
                    const colour = colourOfDevice(room, device);
                    const name = nameOfDevice(room, device, t);
                    return colour === null ? (
                      <span key={device} className="small">
                        {name}
                      </span>
                    ) : (
                      <PlayerToken key={device} mark={markOfColour(colour)} size={26} label={name} />
                    );
                  })}
                </span>
              </button>
              {isLeader && plan.game !== game.id && (
                <Button
                  className="lobby-choose"
                  label={t('proposals.chooseThis', { game: title })}
                  onPress={() => commands.chooseGame(game.id, {})}
                >
                  {t('proposals.choose')}
                </Button>
              )}
              {plan.game === game.id && <span className="small lobby-chosen">{t('proposals.chosen')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
