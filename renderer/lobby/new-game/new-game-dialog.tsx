import './new-game.css';
import { type FormEvent, useId, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { concerns, type OptionSpec } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { type PlayedAgain, sheetOpened } from '../../client/slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, Dialog } from '../../design/index.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { type ListedGame, listedGames } from '../../games/index.ts';
import { ownName } from '../../people/own-name.ts';
import { useRefusalHere } from '../network/door/refusal-here.ts';
import { usualTableName } from '../network/hosting/usual-table-name.ts';
import { favouriteGame } from '../people/favourite-game.ts';
import { seatingAtFirst, usualSeats } from './at-first.ts';
import { botNames } from './bot-names.ts';
import { CampaignChoice, campaignOf } from './campaign-choice.tsx';
import { KnownNames } from './known-names.tsx';
import { knownPeople } from './known-people.ts';
import { lastCompany } from './last-company.ts';
import { MoreSettings } from './more-settings.tsx';
import { OthersChoice } from './others-choice.tsx';
import {
  botSeats,
  chairFault,
  changeSeating,
  joiningSeats,
  learnersOf,
  namedSeats,
  type Seating,
  type SeatingChange,
  seatsOfSeating,
  shuffled,
} from './seating.ts';
import { SetTable } from './set-table.tsx';
import { keepForNextTime } from './usual-opponents.ts';
import { WhatIsPlayed } from './what-is-played.tsx';

interface NewGameDialogProps {
  /** The game, or several to choose from. */
  readonly among: readonly ListedGame[];
  /** Whether to play over the network. Chairs may then stay free, and the hosting sheet opens at once. */
  readonly hosted: boolean;
  /** The seats and options of the match to play again; null for empty chairs and the defaults. */
  readonly again: PlayedAgain | null;
  /** Whether bots start on all chairs but one. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

/** An unpredictable number from 0 to below 1. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** The largest number of chairs of any game; placeholders count this far. */
const mostSeats = Math.max(...listedGames.map(({ seats }) => seats.max));

/** The dialog for a new match: game, players, order, colours and options. */
export function NewGameDialog({ among, ...rest }: NewGameDialogProps) {
  const saved = useAppSelector((state) => state.library.tables);
  const house = useAppSelector((state) => state.server.people);
  const players = rest.alone ? [ownName()] : lastCompany(saved, house, () => false).map(({ name }) => name);
  const first = favouriteGame(among, players, house) ?? among[0];
  return first ? <NewGame first={first} among={among} {...rest} /> : null;
}

function NewGame({
  first,
  among,
  hosted: hostedFirst,
  again,
  alone,
  onClose,
}: NewGameDialogProps & { readonly first: ListedGame }) {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { createTable, hosting, room: inRoom } = useCommands();
  const canHost = useAppSelector((state) => state.server.network !== null);
  const saved = useAppSelector((state) => state.library.tables);
  const older = useAppSelector((state) => state.library.older);
  const house = useAppSelector((state) => state.server.people);
  const campaigns = useAppSelector((state) => state.server.campaigns);
  const refusalHere = useRefusalHere();
  const form = useId();
  const [game, setGame] = useState(first);
  const [hosted, setHosted] = useState(hostedFirst && canHost);
  const [names] = useState(() => shuffled(botNames, chance));
  const placeholder = (place: number) => t('newGame.player', { number: place + 1 });
  const isPlaceholder = (name: string) =>
    Array.from({ length: mostSeats }, (_, place) => placeholder(place)).includes(name);
  const [seating, change] = useReducer(
    (now: Seating, what: SeatingChange) => changeSeating(now, what, names),
    null,
    (): Seating =>
      seatingAtFirst({
        game,
        hosted,
        alone,
        again,
        company: lastCompany(saved, house, isPlaceholder),
        botNames: names,
      }),
  );
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(again?.options ?? {});
  const [chosenChapter, setChosenChapter] = useState<string | null>(null);
  const chooseGame = (chosen: ListedGame) => {
    const { min, max } = chosen.seats;
    setGame(chosen);
    setOptions({});
    setChosenChapter(null);
    change({ type: 'count', count: Math.max(min, Math.min(max, seating.length)) });
  };
  // loaded ahead for the table that follows
  const room = useGameUi(game.id);
  const [only] = seating.length === 1 ? seating : [];
  const campaign = only === undefined ? undefined : room?.campaign;
  /** The chapter of the campaign for a solo player: the next one, unless another is chosen. */
  const chapter =
    campaign && (chosenChapter ?? campaign.next(campaignOf(campaigns, game.id, only?.name ?? '')?.results ?? []));
  /** The options for this number of players; others keep their default. */
  const settles = game.options.filter((option) => option.id !== campaign?.option && concerns(option, seating.length));
  const here = seating.filter(({ sitter }) => sitter === 'here');
  const sharesScreen = !hosted && here.length > 1;
  // older tables are unknown: with any, the players are not new
  const isNewHere = again === null && older === 0 && !saved.some((table) => table.game === game.id);
  const isFirstMatch = isNewHere || learnersOf(seating).length > 0;
  /** An option's value: the chosen one, or the default for these players. */
  const settledOf = ({ id, values, roundOneScreen, firstMatch }: OptionSpec): string =>
    options[id] ??
    (isFirstMatch ? firstMatch : undefined) ??
    (sharesScreen ? roundOneScreen : undefined) ??
    values[0] ??
    '';
  /** Faults appear after the first attempt to start, not while typing. */
  const [tried, setTried] = useState(false);
  const [starting, setStarting] = useState(false);

  // names of saved games until the house knows someone
  const people = house.length > 0 ? house : knownPeople(saved, isPlaceholder);
  /** Puts the new table on the network, with the joining players' seats free. */
  const host = async () => {
    const ours = seating.find(({ sitter }) => sitter === 'here')?.name.trim();
    const open = await hosting.host(usualTableName(words, game.id, ours), 'open');
    // without a network this device keeps the seats; the sheet says why and offers a retry
    if (!open) refusalHere('no-network');
    else for (const seat of joiningSeats(seating)) inRoom.handSeat(seat, 'free', false);
    dispatch(sheetOpened({ name: 'hosting' }));
  };

  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const faulty = seating.findIndex((chair) => chairFault(seating, chair.key, placeholder) !== null);
    if (faulty >= 0) {
      event.currentTarget.querySelectorAll<HTMLInputElement>('.place-card')[faulty]?.focus();
      return;
    }
    if (starting) return;
    setStarting(true);
    const chosen = Object.fromEntries(
      settles.flatMap((option) => {
        const value = settledOf(option);
        return options[option.id] === undefined && value === option.values[0] ? [] : [[option.id, value]];
      }),
    );
    const sat = await createTable(
      game.id,
      campaign === undefined || chapter === undefined ? chosen : { ...chosen, [campaign.option]: chapter },
      seatsOfSeating(seating, placeholder),
      botSeats(seating),
      learnersOf(seating),
      namedSeats(seating).filter((seat) => !isPlaceholder(seating[seat]?.name ?? '')),
    );
    if (sat) keepForNextTime(seating);
    if (sat && hosted) await host();
    else if (sat) onClose();
    setStarting(false);
  };

  const shuffle = () => {
    const keys = seating.map(({ key }) => key);
    change({ type: 'order', keys: shuffled(keys, chance) });
  };
  return (
    <Dialog
      open
      title={among.length > 1 ? t('newGame.title') : t(`games.${game.id}`)}
      onClose={onClose}
      closeLabel={t('close')}
      className="new-game"
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <button type="submit" form={form} className="button primary" aria-disabled={starting}>
            {t(hosted ? 'network:newGame.start' : 'newGame.start')}
          </button>
        </>
      }
    >
      <NoticeLine />
      <form id={form} onSubmit={start} noValidate>
        <WhatIsPlayed
          among={among}
          game={game}
          count={seating.length}
          onGame={chooseGame}
          onCount={(count) => change({ type: 'count', count })}
        />
        <OthersChoice
          seating={seating}
          hosted={hosted}
          onChoose={(sitter) =>
            change({ type: 'others', sitter, count: Math.max(seating.length, usualSeats(game)), name: ownName() })
          }
        />
        <KnownNames people={people} seating={seating} change={change} />
        <SetTable
          seating={seating}
          hosted={hosted}
          faultOf={(chair) => (tried ? chairFault(seating, chair.key, placeholder) : null)}
          change={change}
        />
        {here.length > 0 && (
          <label className="set-tick">
            <input
              type="checkbox"
              checked={here.every(({ learns }) => learns)}
              onChange={({ target }) => {
                for (const { key } of here) change({ type: 'learns', key, learns: target.checked });
              }}
            />
            <span>{t('lobby:setUp.explain')}</span>
          </label>
        )}
        {campaign !== undefined && only !== undefined && chapter !== undefined && (
          <CampaignChoice
            game={game.id}
            room={campaign}
            campaigns={campaigns}
            name={only.name}
            chosen={chapter}
            onChoose={setChosenChapter}
            onName={(name) => change({ type: 'name', key: only.key, name })}
          />
        )}
        <MoreSettings
          game={game.id}
          settles={settles}
          settledOf={settledOf}
          onSettle={(option, value) => setOptions({ ...options, [option.id]: value })}
          hosted={canHost ? hosted : null}
          onHosted={(chosen) => {
            setHosted(chosen);
            change({ type: 'hosted', hosted: chosen });
          }}
          onShuffle={only === undefined ? shuffle : undefined}
        />
      </form>
    </Dialog>
  );
}
