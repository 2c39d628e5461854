import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { useAwardWords } from '../award-words.ts';
import { type EveningMatch, playersOf, winnersOf } from '../poster/poster-facts.ts';
import { PosterSheet } from '../poster/poster-sheet.tsx';

/** The matches of the room so far: winners, points, and unfinished ones to continue. */
export function Evening({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const [isPosterOpen, setPosterOpen] = useState(false);
  const { evening, table, isLeader } = room;
  if (evening.length === 0) return null;
  const wins = playersOf(evening).filter((player) => player.wins > 0);
  const finished = evening.filter(({ outcome }) => outcome !== null);
  return (
    <section className="card lobby-card lobby-evening" aria-labelledby="lobby-evening">
      <h2 id="lobby-evening">{t('evening.title')}</h2>
      {wins.length > 0 && (
        <p>{listOfNames(wins.map((each) => t('evening.wins', { name: each.name, count: each.wins })))}</p>
      )}
      <ol>
        {evening.map((match) => (
          <li key={match.table}>
            <b>{t(`shell:games.${match.game}`)}</b>
            {match.outcome === null ? (
              <span>{t(match.table === table ? 'evening.running' : 'evening.waits')}</span>
            ) : (
              <span className="lobby-points">
                {match.seats.map(({ name, colour }, seat) => (
                  <span key={colour} className={match.outcome?.places[seat] === 1 ? 'lobby-won' : undefined}>
                    <PlayerToken mark={markOfColour(colour)} size={24} label={name} />
                    <span className="figure">{match.outcome?.scores[seat] ?? 0}</span>
                  </span>
                ))}
              </span>
            )}
            {winnersOf(match).length > 0 && (
              <span className="small soft">
                {t('evening.won', { names: listOfNames(winnersOf(match).map(({ name }) => name)) })}
              </span>
            )}
            <Moment match={match} />
            {match.outcome === null && match.table !== table && isLeader && (
              <Button
                label={t('evening.goOnWith', { game: t(`shell:games.${match.game}`) })}
                onPress={() => commands.resume(match.table)}
              >
                {t('evening.goOn')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {finished.length > 0 && (
        <Button icon="save" onPress={() => setPosterOpen(true)}>
          {t('poster.open')}
        </Button>
      )}
      {isPosterOpen && <PosterSheet evening={evening} onClose={() => setPosterOpen(false)} />}
    </section>
  );
}

/** The award of a match in a sentence. Nothing until its game's texts are loaded. */
function Moment({ match }: { readonly match: EveningMatch }) {
  const moment = useAwardWords(match);
  if (moment === null) return null;
  return (
    <span className="small lobby-moment">
      <b>{moment.award}.</b> {moment.text}
    </span>
  );
}
