import { useTranslation } from 'react-i18next';
import type { BookMatch } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { dayOf, lengthOf, percent } from './figures.ts';
import { MatchLink, useMayOpenMatches } from './match-link.tsx';

interface MatchListProps {
  readonly matches: readonly BookMatch[];
  /** The person whose place comes first on each line; null for none. */
  readonly who: string | null;
}

/** Matches, one a line: the person's place, the game, everybody's points, when, and the way to the match. */
export function MatchList({ matches, who }: MatchListProps) {
  return (
    <ol className="book-matches">
      {matches.map((match) => (
        <MatchLine key={match.table} match={match} who={who} />
      ))}
    </ol>
  );
}

function MatchLine({ match, who }: { readonly match: BookMatch; readonly who: string | null }) {
  const { t, i18n } = useTranslation('book');
  const { openTable } = useCommands();
  const mayOpen = useMayOpenMatches();
  const { table, game, endedAt, time, players, moment } = match;
  const date = dayOf(endedAt, i18n.language);
  const title = t(`shell:games.${game}`);
  // a place alone tells nothing
  const own = players.length > 1 ? players.find((player) => player.level === null && player.who === who) : undefined;
  return (
    <li className={own?.place === 1 ? 'won' : undefined}>
      {own !== undefined && (
        <span className="book-place">
          <span aria-hidden="true">{own.place}</span>
          <span className="unseen">{t('place', { place: own.place })}</span>
        </span>
      )}
      <div className="book-match">
        <p>
          <b>{title}</b>
          <span className="soft">
            {date} · {lengthOf(time, t)}
          </span>
        </p>
        <ul>
          {players
            .toSorted((one, other) => one.place - other.place)
            .map(({ who: id, name, colour, points, level }) => (
              <li key={id + name} className={level === null ? undefined : 'soft'}>
                <PlayerToken mark={markOfColour(colour)} size={20} />
                <span>
                  {level === null ? name : t('bots:listed', { name })} <b>{points}</b>
                </span>
              </li>
            ))}
        </ul>
        {moment !== null && (
          <MatchLink table={table} position={moment.position} className="link">
            {t('moment', { name: players[moment.seat]?.name, rise: `+${percent(moment.rise, i18n.language)}` })}
          </MatchLink>
        )}
      </div>
      {mayOpen && <Button icon="eye" label={t('openMatch', { game: title, date })} onPress={() => openTable(table)} />}
    </li>
  );
}
