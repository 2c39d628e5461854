import { useTranslation } from 'react-i18next';
import { concerns } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { GameTile, Icon } from '../../design/index.ts';
import { listedGame } from '../../games/index.ts';
import { Said } from '../../words/said.tsx';
import { OptionRow } from '../new-game/option-row.tsx';

/** The planned game: its tile, description and options, which the leader sets here. */
export function GameCard({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const { plan, chairs, isLeader } = room;
  const game = plan.game === null ? undefined : listedGame(plan.game);
  if (game === undefined) {
    return (
      <section className="card lobby-card lobby-game" aria-labelledby="lobby-game">
        <h2 id="lobby-game">{t('game.none')}</h2>
        <p>{t(isLeader ? 'game.noneMaster' : 'game.noneSays')}</p>
      </section>
    );
  }
  const title = t(`shell:games.${game.id}`);
  const about = (what: 'time' | 'like' | 'says'): string => t(`about.${game.id}.${what}`);
  const settles = game.options.filter((option) => concerns(option, chairs.length) && option.id !== 'challenge');
  const fits = chairs.length >= game.seats.min && chairs.length <= game.seats.max;
  return (
    <section className="lobby-plan" aria-labelledby="lobby-game">
      <GameTile
        street={game.street}
        title={title}
        players={t('shell:shelf.seats', game.seats)}
        width={240}
        height={368}
        className="lobby-front"
      />
      <div className="card lobby-card lobby-game">
        <p className="soft">{t('game.play')}</p>
        <h2 id="lobby-game">{title}</h2>
        <ul className="lobby-facts">
          {about('time') !== '' && (
            <li>
              <Icon name="clock" size={22} /> <b>{about('time')}</b>
            </li>
          )}
          {about('like') !== '' && (
            <li>
              <Icon name="hint" size={22} /> {about('like')}
            </li>
          )}
          <li className={fits ? undefined : 'lobby-unsuitable'}>
            <Icon name="people" size={22} />
            <span>
              <b>{t('game.seats', game.seats)}</b>
              {t('game.weAre', { count: chairs.length })}
            </span>
          </li>
        </ul>
        <Said className="lobby-does">{about('says')}</Said>
        {settles.length > 0 && (
          <details className="lobby-options">
            <summary>{t('shell:newGame.options')}</summary>
            {settles.map((option) => {
              const value = plan.options[option.id] ?? option.values[0] ?? '';
              const choose = (chosen: string) => commands.chooseGame(game.id, { ...plan.options, [option.id]: chosen });
              return isLeader ? (
                <OptionRow key={option.id} game={game.id} option={option} value={value} onChange={choose} />
              ) : (
                <p key={option.id}>
                  <b>{t(`shell:options.${game.id}.${option.id}.title`)}</b>:{' '}
                  {t(`shell:options.${game.id}.${option.id}.values.${value}`)}
                </p>
              );
            })}
          </details>
        )}
      </div>
    </section>
  );
}
