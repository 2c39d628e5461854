import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPlayerName, longestRoomName, nameFault, tidyName } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { useAppSelector } from '../../client/store.ts';
import { Dialog } from '../../design/index.ts';
import { listedGames } from '../../games/index.ts';
import { keepOwnName, ownName } from '../../people/own-name.ts';
import { useRefusalHere } from '../network/door/refusal-here.ts';
import { NetworkTrouble } from '../network/hosting/network-trouble.tsx';
import { favouriteGame } from '../people/favourite-game.ts';
import { NameField } from './name-field.tsx';

/** The sheet that opens a room before any match. It asks only for a name. */
export function OpenRoomSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('lobby');
  const { hosting, room } = useCommands();
  const failure = useAppSelector((state) => state.server.network?.failure ?? null);
  const house = useAppSelector((state) => state.server.people);
  const refusalHere = useRefusalHere();
  const id = useId();
  const [name, setName] = useState(ownName);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const given = tidyName(name);
  // a shared screen without a player needs no name
  const fault = given === '' ? null : nameFault(name, longestPlayerName);
  const open = async () => {
    setTried(true);
    if (fault !== null || busy) return;
    setBusy(true);
    const title = given === '' ? t('shell:title') : t('network:hosting.tableOf', { name: given });
    if (await hosting.openRoom(title.slice(0, longestRoomName), 'open')) {
      keepOwnName(name);
      if (given !== '') void room.takeChair(given, null);
      const favourite = favouriteGame(listedGames, [given], house);
      if (favourite !== undefined) room.chooseGame(favourite.id, {});
      onClose();
      return;
    }
    refusalHere('no-network');
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <Dialog
      open
      title={t('opening.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <button type="submit" form={id} className="button primary" aria-disabled={busy}>
          {t('opening.start')}
        </button>
      }
    >
      <NoticeLine />
      <form id={id} onSubmit={submit} noValidate>
        <p>{t('opening.says')}</p>
        <NameField
          label={t('opening.name')}
          name={name}
          autoComplete="given-name"
          fault={tried ? fault : null}
          onName={setName}
        />
      </form>
      {tried && failure !== null && <NetworkTrouble failure={failure} onRetry={() => void open()} />}
    </Dialog>
  );
}
