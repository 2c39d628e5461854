import '../new-game/new-game.css';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  levelOf,
  longestPlayerName,
  nameFault,
  type PersonPlate,
  type PlayerColour,
  playerColours,
  tidyName,
} from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Button, Dialog, PlayerToken } from '../../design/index.ts';
import { markOfColour } from '../../people/player-mark.ts';
import { peopleWithoutChair } from '../people/people-away.ts';
import { PlateButton } from '../people/plate-button.tsx';
import { useClaimPerson, useComeAsPerson } from '../people/use-claim-person.ts';
import { NameField } from './name-field.tsx';

type RoomChair = LiveRoom['chairs'][number];

interface ChairSheetProps {
  readonly room: LiveRoom;
  /** Null for a new chair at this device. */
  readonly chair: RoomChair | null;
  /** The initial name for a new chair. */
  readonly name?: string;
  readonly onClose: () => void;
}

/** A chair's sheet: name and colour, leaving it, and the lead for the leader. */
export function ChairSheet({ room, chair, name: first = '', onClose }: ChairSheetProps) {
  const { t } = useTranslation('lobby');
  const commands = useCommands().room;
  const claimPerson = useClaimPerson();
  const comeAs = useComeAsPerson();
  const id = useId();
  const others = room.chairs.filter((each) => each !== chair);
  const isFree = (colour: PlayerColour) => others.every((other) => other.colour !== colour);
  const [name, setName] = useState(chair?.name ?? first);
  const [colour, setColour] = useState(chair?.colour ?? playerColours.find(isFree) ?? 'navy');
  const [tried, setTried] = useState(false);
  const fault =
    nameFault(name, longestPlayerName) ??
    nameClashWith(
      tidyName(name),
      others.map((other) => other.name),
    );
  const isOwnGuest = chair?.holder === room.you && room.you !== 'house' && chair.person === undefined;
  /** The people of the house who could sit here now, each with one press. */
  const offered = chair === null || isOwnGuest ? peopleWithoutChair(room) : [];
  /** Whether another player sits at this device, so that this chair is a further player's. */
  const isFurther = room.person !== null || others.some(({ holder }) => holder === room.you);
  const claimed = isFurther ? { chair: chair === null ? null : chair.chair } : {};
  const isAsking = room.claims.some(({ by, person }) => by === room.you && person !== undefined);
  const guest = room.devices.find(({ device }) => device === chair?.holder && device !== 'house');
  const place = room.chairs.findIndex((each) => each === chair);
  const move = (by: -1 | 1) => {
    const order = room.chairs.map((each) => each.chair);
    const [moved] = order.splice(place, 1);
    if (moved !== undefined) order.splice(place + by, 0, moved);
    commands.orderChairs(order);
  };
  /** A guest is asked to prove who they are; the host's own device is not. */
  const sitDownAs = async ({ id: person, name: known, colour: liked }: PersonPlate) => {
    if (room.you !== 'house') {
      onClose();
      await comeAs(person, claimed.chair);
    } else if (await commands.takeChair(known, isFree(liked) ? liked : null)) onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    const given = tidyName(name);
    const done = chair === null ? commands.takeChair(given, colour) : commands.changeChair(chair.chair, given, colour);
    if (await done) onClose();
  };
  return (
    <Dialog
      open
      title={chair === null ? t('chair.take') : t('chair.title', { name: chair.name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      className="chair-sheet"
      actions={
        <>
          {chair !== null && (
            <Button
              icon="exit"
              onPress={() => {
                commands.leaveChair(chair.chair);
                onClose();
              }}
            >
              {t(levelOf(chair.holder) !== null ? 'chair.sendAway' : 'chair.getUp')}
            </Button>
          )}
          <button type="submit" form={id} className="button primary">
            {t(chair === null ? 'chair.sit' : 'chair.keep')}
          </button>
        </>
      }
    >
      <NoticeLine />
      {offered.length > 0 && (
        <ul className="person-plates" aria-label={t('people.title')}>
          {offered.map((person) => (
            <li key={person.id}>
              <PlateButton
                person={person}
                disabledReason={isAsking ? t('people.waits') : undefined}
                onPress={() => void sitDownAs(person)}
              />
            </li>
          ))}
        </ul>
      )}
      <form id={id} onSubmit={submit} noValidate>
        <NameField
          label={t('chair.name')}
          name={name}
          autoComplete="off"
          fault={tried ? fault : null}
          onName={setName}
        />
        <fieldset className="choice-row">
          <legend>{t('chair.colour')}</legend>
          {playerColours.filter(isFree).map((each) => (
            <label key={each} className="colour-choice">
              <input type="radio" name={`${id}-colour`} checked={colour === each} onChange={() => setColour(each)} />
              <PlayerToken mark={markOfColour(each)} size={38} />
              <span className="unseen">{t(`shell:colours.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        {room.isLeader && chair !== null && room.chairs.length > 1 && (
          <fieldset className="row">
            <legend>{t('chair.order', { place: place + 1, count: room.chairs.length })}</legend>
            <Button icon="previous" disabled={place === 0} onPress={() => move(-1)}>
              {t('chair.earlier')}
            </Button>
            <Button icon="next" disabled={place === room.chairs.length - 1} onPress={() => move(1)}>
              {t('chair.later')}
            </Button>
          </fieldset>
        )}
        {isOwnGuest && (
          <Button
            icon="home"
            disabledReason={isAsking ? t('people.waits') : undefined}
            onPress={() => {
              void claimPerson({ person: 'new', ...claimed });
              onClose();
            }}
          >
            {t('people.keepMe')}
          </Button>
        )}
        {room.isLeader && guest !== undefined && chair !== null && (
          <div className="row">
            <Button
              icon="flag"
              pressed={guest.isLeader}
              onPress={() => commands.nameLeader(guest.device, !guest.isLeader)}
            >
              {t('chair.leads', { name: chair.name })}
            </Button>
            <Button
              icon="remove"
              onPress={() => {
                commands.removeGuest(guest.device);
                onClose();
              }}
            >
              {t('chair.showOut', { name: chair.name })}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
