import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands.ts';
import { sheetOpened } from '../../client/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Awning, awningOf, Button, Drawing, Icon } from '../../design/index.ts';
import { type GameInStreet, gamesInStreet } from '../../games/index.ts';
import { knownPeople } from '../new-game/known-people.ts';
import { FrontPictures } from './front-pictures.tsx';
import { minutesBetween, minutesOf } from './minutes.ts';

interface OpenFrontProps {
  readonly game: GameInStreet;
  /** How many are there tonight; null where nobody has said. */
  readonly people: number | null;
  readonly onClose: () => void;
}

/** A shop turned into a window: what the game is in a sentence, what one does in it, how long it takes, and the ways in. */
export function OpenFront({ game, people, onClose }: OpenFrontProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { beginLesson } = useCommands();
  const name = useLearner();
  const heading = useId();
  const sign = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    sign.current?.focus({ preventScroll: true });
    sign.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { id, street, seats } = game;
  return (
    <section className={`open-front front-${street}`} aria-labelledby={heading}>
      <h2 id={heading} ref={sign} tabIndex={-1} className="open-front-sign">
        {t(`games.${id}`)}
      </h2>
      <Drawing width={580} height={34} className="open-front-awning">
        <Awning x={1} y={1} width={578} height={31} colours={awningOf(street)} stripe={15} />
      </Drawing>
      <div className="open-front-inside">
        <p className="open-front-pitch">{t(`fronts.${id}.pitch`)}</p>
        <FrontPictures game={id} />
        <ul className="open-front-facts">
          <li>
            <Icon name="clock" size={22} />
            <span>{useMinutesWords(id, people)}</span>
          </li>
          <li>
            <Icon name="people" size={22} />
            <span>{t('fronts.players', seats)}</span>
          </li>
          <li>
            <Icon name="weight" size={22} />
            <span>{t(`fronts.${id}.weight`)}</span>
          </li>
        </ul>
        <div className="open-front-ways">
          <Button icon="book" onPress={() => void beginLesson(id, 'first', name)}>
            {t('fronts.lesson')}
          </Button>
          <Button
            kind="primary"
            onPress={() => dispatch(sheetOpened({ name: 'new-game', game: id, hosted: false, again: null }))}
          >
            {t('fronts.sitDown')}
          </Button>
        </div>
      </div>
      <Button icon="close" label={t('close')} className="open-front-close" onPress={onClose} />
    </section>
  );
}

/** "40 minutes with 4", or from how many to how many where nobody has said how many they are. */
function useMinutesWords(game: string, people: number | null): string {
  const { t } = useTranslation('shell');
  const minutes = people === null ? undefined : minutesOf(game, people);
  if (people !== null && minutes !== undefined) return t('fronts.minutesWith', { minutes, count: people });
  return t('fronts.minutesBetween', { ...minutesBetween(game) });
}

/** What whoever learns is called: as whoever played here last, or by a name of the house. */
function useLearner(): string {
  const { t } = useTranslation('shell');
  const tables = useAppSelector((state) => state.shelf.tables);
  const [last] = knownPeople(tables, () => false);
  return last?.name ?? t('lesson.learner');
}

/** A game of the street by its name; undefined where there is none. */
export function openedGame(id: string | null): GameInStreet | undefined {
  return gamesInStreet.find((game) => game.id === id);
}
