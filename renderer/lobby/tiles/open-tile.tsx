import './open-tile.css';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Awning, awningOf, Button, Drawing, signOf, useBack } from '../../design/index.ts';
import type { ListedGame } from '../../games/index.ts';
import { Said } from '../../words/said.tsx';
import { TileFacts } from './tile-facts.tsx';
import { TilePictures } from './tile-pictures.tsx';

interface OpenTileProps {
  readonly game: ListedGame;
  /** The number of people who play; null if not stated. */
  readonly people: number | null;
  /** Starts a lesson, under the given name if the player's own is unknown. */
  readonly onLesson: (lesson: string, name: string) => void;
  readonly onSitDown: () => void;
  readonly onClose: () => void;
}

/** An open game tile: the game in a sentence, what players do, how long it takes, and how to start. */
export function OpenTile({ game, people, onLesson, onSitDown, onClose }: OpenTileProps) {
  const { t } = useTranslation('shell');
  const heading = useId();
  const sign = useRef<HTMLHeadingElement>(null);
  useBack(true, onClose);
  useEffect(() => {
    sign.current?.focus({ preventScroll: true });
    sign.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { id, street, lessons } = game;
  const { ground, letters, coping } = signOf(street);
  const short = lessons.filter((lesson) => lesson !== 'first');
  return (
    <section
      className="open-tile"
      style={{ '--board': ground, '--letters': letters, '--coping': coping }}
      aria-labelledby={heading}
    >
      <h2 id={heading} ref={sign} tabIndex={-1} className="open-tile-sign">
        {t(`games.${id}`)}
      </h2>
      <Drawing width={580} height={34} className="open-tile-awning">
        <Awning x={1} y={1} width={578} height={31} colours={awningOf(street)} stripe={15} />
      </Drawing>
      <div className="open-tile-inside on-paper">
        <Said className="open-tile-pitch">{t(`street:games.${id}.pitch`)}</Said>
        <TilePictures game={id} />
        <TileFacts game={game} people={people} />
        <div className="open-tile-buttons">
          {lessons.includes('first') && (
            <Button icon="book" onPress={() => onLesson('first', t('street:learner'))}>
              {t('street:lesson')}
            </Button>
          )}
          <Button kind="primary" onPress={onSitDown}>
            {t('street:sitDown')}
          </Button>
        </div>
        {short.length > 0 && (
          <ul className="open-tile-lessons" aria-label={t('street:short')}>
            {short.map((lesson) => (
              <li key={lesson}>
                <Button icon="book" onPress={() => onLesson(lesson, t('street:learner'))}>
                  {t(`street:games.${id}.lessons.${lesson}`)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button icon="close" label={t('close')} className="open-tile-close" onPress={onClose} />
    </section>
  );
}
