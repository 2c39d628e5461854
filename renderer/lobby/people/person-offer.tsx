import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedName } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { useAppDispatch } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { isKeptPerson, keepOwnName, keepPerson } from '../../people/own-name.ts';
import { peopleAway } from './people-away.ts';
import { useComeAsPerson } from './use-claim-person.ts';

/** Applies the name and the settings of this device's person, once: the device may change them later. */
function useOwnPerson({ person }: LiveRoom): void {
  const { changeSettings } = useCommands();
  useEffect(() => {
    if (person === null || isKeptPerson(person.id)) return;
    keepPerson(person.id);
    keepOwnName(person.name);
    const { language, textSize, shutter } = person;
    changeSettings({
      ...(language !== null && { language }),
      ...(textSize !== null && { textSize }),
      ...(shutter !== null && { shutter }),
    });
  }, [person, changeSettings]);
}

/** Asks a guest's device which person of the house it belongs to: by name if it came with one. */
export function PersonOffer({ room }: { readonly room: LiveRoom }) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const comeAs = useComeAsPerson();
  const [isDeclined, setIsDeclined] = useState(false);
  useOwnPerson(room);
  const { name = null, isTelevision = true } = room.devices.find(({ device }) => device === room.you) ?? {};
  const away = peopleAway(room);
  const isAsking = room.claims.some(({ by }) => by === room.you);
  const own = room.chairs.filter(({ holder }) => holder === room.you);
  const isTied = own.length > 0 && own.every(({ person }) => person !== undefined);
  const isKnown = room.person !== null || isTied || isAsking || room.you === 'house' || isTelevision;
  if (isKnown || isDeclined || away.length === 0) return null;
  const namesake = away.find((each) => name !== null && foldedName(each.name) === foldedName(name));
  return (
    <div className="banner" role="status">
      <Icon name="person" size={22} />
      <p>{namesake === undefined ? t('who.one') : t('who.areYou', { name: namesake.name })}</p>
      {namesake === undefined ? (
        <Button onPress={() => dispatch(sheetOpened({ name: 'who-are-you', person: null }))}>{t('who.yes')}</Button>
      ) : (
        <Button onPress={() => void comeAs(namesake.id)}>{t('network:claim.yes', { name: namesake.name })}</Button>
      )}
      <Button onPress={() => setIsDeclined(true)}>{t('who.no')}</Button>
    </div>
  );
}
