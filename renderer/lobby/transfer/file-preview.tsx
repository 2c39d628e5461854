import './transfer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportedGame, ImportPreview } from '../../../shared/protocol/messages.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { Button, Dialog } from '../../design/index.ts';
import { listOfNames } from '../../words/index.ts';
import { SavedFacts } from '../saved-facts.tsx';

interface FilePreviewProps {
  readonly text: string;
  readonly preview: ImportPreview;
  readonly onClose: () => void;
}

/** The sheet that shows what a file holds, and asks before it opens. */
export function FilePreview({ text, preview: { room, games }, onClose }: FilePreviewProps) {
  const { t } = useTranslation('travel');
  const { openTransfer } = useCommands().travel;
  const [busy, setBusy] = useState(false);
  const [only, ...others] = games;
  const what = room !== null ? 'table' : others.length === 0 ? 'game' : 'games';
  const isFree = room?.isHere !== true && games.every(({ here }) => here !== 'other' && here !== 'open');
  const open = async () => {
    if (busy) return;
    setBusy(true);
    if (await openTransfer(text)) onClose();
    else setBusy(false);
  };
  const isReview = what === 'game' && only?.status === 'over';
  return (
    <Dialog
      open
      title={t(`look.title.${what}`)}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('over.stay')}</Button>
          {isFree && (
            <Button kind="primary" icon="open" onPress={() => void open()}>
              {busy ? t('bring.busy') : isReview ? t('shell:shelf.open.over') : t(`look.open.${what}`)}
            </Button>
          )}
        </>
      }
    >
      <NoticeLine />
      {room !== null && (
        <p>
          <b>{room.name}</b>
          {room.people.length > 0 && <> · {listOfNames(room.people)}</>}
        </p>
      )}
      <ul className="games-in-file">
        {games.map((game) => (
          <li key={game.table}>
            <SavedFacts table={game} />
            <HereAlready game={game} />
          </li>
        ))}
      </ul>
      {what === 'game' && only !== undefined && isFree && <WhatFollows game={only} />}
      {what === 'games' && isFree && <p>{t('look.gamesFollow')}</p>}
      {room !== null && <p>{t(room.isHere ? 'look.tableHere' : 'look.tableFollows')}</p>}
    </Dialog>
  );
}

/** Whether a match is on this device already. */
function HereAlready({ game: { here } }: { readonly game: ImportedGame }) {
  const { t } = useTranslation('travel');
  return here === 'new' ? null : <p className="small">{t(`look.here.${here}`)}</p>;
}

/** What opening a single match does. */
function WhatFollows({ game: { status, here, bots } }: { readonly game: ImportedGame }) {
  const { t } = useTranslation('travel');
  if (status === 'over') return <p>{t('shell:shelf.status.over')}</p>;
  if (here === 'known') return null;
  const people = bots.filter((level) => level === null).length;
  return (
    <>
      <p>{t('look.running')}</p>
      {people > 1 && <p>{t('look.shutter')}</p>}
    </>
  );
}
