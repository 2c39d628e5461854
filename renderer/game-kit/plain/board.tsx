import './plain.css';
import { useTranslation } from 'react-i18next';
import { seatsOf } from '../../../shared/engine/index.ts';
import { NamePlate } from '../../design/index.ts';
import {
  BoardHead,
  type BoardProps,
  markOfPlayer,
  PresenceSign,
  PromptBar,
  PromptCounter,
  prompt,
  TurnOrder,
} from '../../table/index.ts';
import { translatorFor } from '../../words/index.ts';
import { FactList } from './fact-list.tsx';
import { commonFacts, factsBySeat } from './facts.ts';
import { PlainWords } from './plain-words.ts';

/** Always lists in reading order, in any window. */
const layout = { setting: 'lists', side: false, upright: false, scale: 1, width: 0, height: 0 } as const;
const sign = { ground: '#3f4a43', letters: '#fdf3de' };

interface PlainBoardProps extends BoardProps {
  readonly game: string;
}

/** A table built from view and moves alone: labelled facts, and moves as buttons. */
export function PlainBoard({ game, seats, view, inHand, toAct, legal, play, log, news, tools }: PlainBoardProps) {
  const { t } = useTranslation('plain');
  const words = new PlainWords(game, seats, translatorFor(game));
  const bySeat = factsBySeat(view, words);
  return (
    <div className="game-board in-lists plain-board">
      <BoardHead layout={layout} title={{ text: t(`shell:games.${game}`), board: sign }} tools={tools}>
        <TurnOrder seats={seats} order={seatsOf(seats.length)} acting={toAct} label={t('order')} />
      </BoardHead>
      <div className="plain-columns">
        <div className="reading-lists">
          {log === undefined && news}
          <section className="card plain-card" aria-labelledby="plain-common">
            <h2 id="plain-common">{t('common')}</h2>
            <FactList facts={commonFacts(view, words)} />
          </section>
          <ul className="plain-seats" aria-label={t('seats')}>
            {seatsOf(seats.length).map((seat) => (
              <li key={seat} className="card plain-card" data-seat={seat}>
                <h2>
                  <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
                    <PresenceSign seat={seat} />
                  </NamePlate>
                  <span className="small soft">{t('seat', { seat })}</span>
                </h2>
                <FactList facts={bySeat[seat] ?? []} />
              </li>
            ))}
          </ul>
        </div>
        {log !== undefined && (
          <aside className="plain-log" aria-label={t('log')}>
            {log}
          </aside>
        )}
      </div>
      {inHand !== null && legal.length > 0 ? (
        <PromptCounter
          prompt={prompt({
            title: t('choose'),
            rule: '',
            actions: legal.map((move) => ({
              key: JSON.stringify(move),
              label: words.move(move),
              moves: [move],
              main: legal.length === 1,
            })),
          })}
          play={play}
          putBack={() => {}}
        />
      ) : (
        <PromptBar />
      )}
    </div>
  );
}
