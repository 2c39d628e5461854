import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { GameFront, Pressable } from '../design/index.ts';
import { type GameInStreet, gameInStreet, gamesInStreet } from '../games/index.ts';
import { fetchWords } from '../words/fetched.ts';
import { type Evening, minutesBetween, minutesOf, whyNotTonight } from './front/minutes.ts';
import { TonightBar } from './front/tonight-bar.tsx';
import { knownPeople } from './new-game/known-people.ts';

/** What a front shows once it is opened is fetched when the first one is. */
const OpenFront = lazy(
  untilFetched(async () => {
    const [{ OpenFront: Front }] = await Promise.all([import('./front/open-front.tsx'), fetchWords(['street'])]);
    return { default: Front };
  }),
);

/** The five fronts, of which one may be opened, and what is asked on the kerb before them: how many are we, for how long? */
export function GameStreet() {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<string | null>(null);
  const [people, setPeople] = useState<number | null>(null);
  const [evening, setEvening] = useState<Evening | undefined>(undefined);
  const open = opened === null ? undefined : gameInStreet(opened);
  const dispatch = useAppDispatch();
  const { beginLesson } = useCommands();
  // whoever learns is called as whoever played here last
  const [last] = knownPeople(
    useAppSelector((state) => state.shelf.tables),
    () => false,
  );
  const lasting = open === undefined || people === null ? undefined : minutesOf(open.id, people);
  const tonight = { people, evening: evening ?? null };
  const fitting = gamesInStreet.filter(({ id }) => whyNotTonight(id, people, tonight.evening) === null);
  return (
    <>
      <ul className={`game-street ${open === undefined ? '' : 'one-open'}`} aria-label={t('shelf.games')}>
        {gamesInStreet.map((game) => (
          <li key={game.id} className={game === open ? 'opened' : ''}>
            {game === open ? (
              <Suspense fallback={<Front game={game} {...tonight} beside onPress={() => setOpened(null)} />}>
                <OpenFront
                  game={game}
                  people={lasting === undefined ? null : people}
                  minutes={lasting === undefined ? minutesBetween(game.id) : { least: lasting, most: lasting }}
                  onLesson={(lesson, name) => void beginLesson(game.id, lesson, last?.name ?? name)}
                  onSitDown={() =>
                    dispatch(sheetOpened({ name: 'new-game', game: game.id, hosted: false, again: null }))
                  }
                  onClose={() => setOpened(null)}
                />
              </Suspense>
            ) : (
              <Front game={game} {...tonight} beside={open !== undefined} onPress={() => setOpened(game.id)} />
            )}
          </li>
        ))}
      </ul>
      <TonightBar
        people={people}
        evening={evening}
        fitting={fitting.length}
        onPeople={setPeople}
        onEvening={setEvening}
      />
    </>
  );
}

interface FrontProps {
  readonly game: GameInStreet;
  readonly people: number | null;
  readonly evening: Evening;
  /** Does it stand beside one that is opened? */
  readonly beside: boolean;
  readonly onPress: () => void;
}

/** A closed front. One that does not suit the evening has its shutter down, and says why. */
function Front({ game: { id, street, seats }, people, evening, beside, onPress }: FrontProps) {
  const { t } = useTranslation('shell');
  const title = t(`games.${id}`);
  const why = whyNotTonight(id, people, evening);
  const least = (people === null ? undefined : minutesOf(id, people)) ?? minutesBetween(id).least;
  const closed = {
    people: t('fronts.closedPeople', seats),
    time: t('fronts.closedTime', { minutes: least }),
  };
  return (
    <Pressable
      state={why === null && !beside ? 'lit' : 'plain'}
      label={why === null ? t('shelf.front', { game: title, ...seats }) : `${title}: ${closed[why]}`}
      onPress={onPress}
    >
      <GameFront
        street={street}
        title={title}
        players={
          people === null || why === 'people' ? t('shelf.seats', seats) : t('fronts.briefly', { minutes: least })
        }
        {...(why !== null && { closed: closed[why] })}
        width={240}
        height={368}
      />
    </Pressable>
  );
}
