import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../client/commands/commands.ts';
import { sheetOpened } from '../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { untilFetched } from '../client/until-fetched.ts';
import { GameFront, Pressable } from '../design/index.ts';
import { type GameInStreet, gameInStreet, gamesInStreet } from '../games/index.ts';
import { fetchWords } from '../words/fetched.ts';
import { minutesBetween, minutesOf, type Tonight, whyNotTonight } from './front/minutes.ts';
import type { TellingFront } from './front/telling-front.tsx';
import { TonightBar } from './front/tonight-bar.tsx';
import { knownPeople } from './new-game/known-people.ts';

/** What a front tells, and what it shows once it is opened, with its words. */
const fetchFronts = untilFetched(async () => {
  const [{ OpenFront }, { TellingFront }] = await Promise.all([
    import('./front/open-front.tsx'),
    import('./front/telling-front.tsx'),
    fetchWords(['street']),
  ]);
  return { OpenFront, TellingFront };
});

/** By then a street that stands has been drawn, in milliseconds. */
const drawnWithin = 1000;

/** The fronts of the games, of which one may be opened, and what is asked on the kerb before them: how many are we, for how long? */
export function GameStreet() {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<string | null>(null);
  const [fronts, setFronts] = useState<Awaited<ReturnType<typeof fetchFronts>> | null>(null);
  // what is pointed at soon is fetched ahead; what is opened before it has come is opened then
  useEffect(() => {
    const timer = setTimeout(() => void fetchFronts().then(setFronts), opened === null ? drawnWithin : 0);
    return () => clearTimeout(timer);
  }, [opened]);
  const [tonight, setTonight] = useState<Tonight>({ people: null, evening: undefined, knows: undefined });
  const open = opened === null || fronts === null ? undefined : gameInStreet(opened);
  const dispatch = useAppDispatch();
  const { beginLesson } = useCommands();
  // whoever learns is called as whoever played here last
  const [last] = knownPeople(
    useAppSelector((state) => state.shelf.tables),
    () => false,
  );
  const fitting = gamesInStreet.filter((game) => whyNotTonight(game, tonight) === null);
  return (
    <>
      <ul
        className={`game-street ${open === undefined ? '' : 'one-open'}`}
        style={{ '--fronts': gamesInStreet.length }}
        aria-label={t('shelf.games')}
      >
        {gamesInStreet.map((game) => (
          <li key={game.id} className={game === open ? 'opened' : ''}>
            {game === open && fronts !== null ? (
              <fronts.OpenFront
                game={game}
                people={tonight.people}
                onLesson={(lesson, name) => void beginLesson(game.id, lesson, last?.name ?? name)}
                onSitDown={() => dispatch(sheetOpened({ name: 'new-game', game: game.id, hosted: false, again: null }))}
                onClose={() => setOpened(null)}
              />
            ) : (
              <Front
                game={game}
                tonight={tonight}
                beside={open !== undefined}
                Telling={fronts?.TellingFront}
                onPress={() => setOpened(game.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <TonightBar tonight={tonight} fitting={fitting.length} onSaid={setTonight} />
    </>
  );
}

interface FrontProps {
  readonly game: GameInStreet;
  readonly tonight: Tonight;
  /** Does it stand beside one that is opened? */
  readonly beside: boolean;
  /** What it tells while somebody points at it; undefined until that has come. */
  readonly Telling: typeof TellingFront | undefined;
  readonly onPress: () => void;
}

/** A closed front. One that does not suit the evening has its shutter down, and says why. */
function Front({ game, tonight, beside, Telling, onPress }: FrontProps) {
  const { people } = tonight;
  const { id, street, seats } = game;
  const { t } = useTranslation('shell');
  const title = t(`games.${id}`);
  const why = whyNotTonight(game, tonight);
  const minutes = (people === null ? undefined : minutesOf(id, people)) ?? minutesBetween(id)?.least;
  const closed = {
    people: t('fronts.closedPeople', seats),
    time: minutes === undefined ? '' : t('fronts.closedTime', { minutes }),
    new: t('fronts.closedNew'),
  };
  const telling = useId();
  const { isAsked, ...asking } = useAsked();
  // beside a shop that is opened there is no room for it
  const isTelling = isAsked && !beside && Telling !== undefined;
  return (
    <div className="front-place" {...asking}>
      <Pressable
        state={why === null && !beside ? 'lit' : 'plain'}
        label={why === null ? t('shelf.front', { game: title, ...seats }) : `${title}: ${closed[why]}`}
        {...(isTelling && { describedBy: telling })}
        onPress={onPress}
      >
        <GameFront
          street={street}
          title={title}
          players={
            people === null || minutes === undefined || why === 'people'
              ? t('shelf.seats', seats)
              : t('fronts.briefly', { minutes })
          }
          {...(why !== null && { closed: closed[why] })}
          width={240}
          height={368}
        />
      </Pressable>
      {isTelling && <Telling id={telling} game={game} people={people} onPress={onPress} />}
    </div>
  );
}

/** Does somebody point at it with a mouse, or has the keyboard come to it? Escape puts away what was asked. */
function useAsked() {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    onPointerEnter: ({ pointerType }: PointerEvent) => setAsked(pointerType === 'mouse'),
    onPointerLeave: () => setAsked(false),
    // a finger that presses brings the focus as well, and opens the front at once
    onFocus: ({ target }: FocusEvent) => setAsked(target.matches(':focus-visible')),
    onBlur: () => setAsked(false),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAsked(false);
    },
  };
}
