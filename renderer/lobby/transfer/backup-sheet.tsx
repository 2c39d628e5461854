import './transfer.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HouseBroughtBack, type SavedHouse, useCommands } from '../../client/commands/commands.ts';
import { NoticeLine } from '../../client/notice-line.tsx';
import { Button, Dialog } from '../../design/index.ts';
import { FileButton } from './file-button.tsx';
import { backupEnding, saveBackup } from './game-file.ts';

/** What the sheet is doing, or has done. */
type Work =
  | { readonly is: 'saving' | 'bringing'; readonly done: number; readonly of: number }
  | { readonly is: 'saved'; readonly house: SavedHouse }
  | { readonly is: 'brought'; readonly house: HouseBroughtBack };

interface BackupSheetProps {
  /** A file to bring back at once; null to let the person choose. */
  readonly file?: File | null;
  readonly onClose: () => void;
}

/** The sheet that saves the whole house as a file, and brings one back. */
export function BackupSheet({ file = null, onClose }: BackupSheetProps) {
  const { t } = useTranslation('backup');
  const { saveHouse, bringBack } = useCommands().travel;
  const [work, setWork] = useState<Work | null>(null);
  const isBusy = work?.is === 'saving' || work?.is === 'bringing';
  const save = async () => {
    setWork({ is: 'saving', done: 0, of: 1 });
    const house = await saveHouse((done, of) => setWork({ is: 'saving', done, of }));
    setWork(house && { is: 'saved', house });
    if (house !== null) saveBackup(house.lines, t('fileName'), new Date());
  };
  const bring = async (chosen: Blob) => {
    setWork({ is: 'bringing', done: 0, of: 1 });
    const house = await bringBack(chosen, (done, of) => setWork({ is: 'bringing', done, of }));
    setWork(house && { is: 'brought', house });
  };
  return (
    <Dialog open title={t('title')} closeLabel={t('shell:close')} onClose={onClose} className="room-transfer">
      <NoticeLine />
      {work !== null && <Status work={work} />}
      {!isBusy && file !== null && work === null && (
        <section>
          <h3>{t('bringTitle')}</h3>
          <p>{t('bringSays')}</p>
          <Button kind="primary" icon="open" onPress={() => void bring(file)}>
            {t('bringFile', { name: file.name })}
          </Button>
        </section>
      )}
      {!isBusy && (file === null || work !== null) && (
        <>
          <section>
            <h3>{t('saveTitle')}</h3>
            <p>{t('saveSays')}</p>
            <p className="small soft">{t('secret')}</p>
            <Button icon="save" kind="primary" onPress={() => void save()}>
              {t('save')}
            </Button>
          </section>
          <section>
            <h3>{t('bringTitle')}</h3>
            <p>{t('bringSays')}</p>
            <FileButton accept={backupEnding} label={t('choose')} onFile={(chosen) => void bring(chosen)} />
          </section>
        </>
      )}
    </Dialog>
  );
}

/** How far the work is, or how it ended. */
function Status({ work }: { readonly work: Work }) {
  const { t } = useTranslation('backup');
  switch (work.is) {
    case 'saving':
    case 'bringing':
      return (
        <p role="status">
          {t(`busy.${work.is}`)} <progress value={work.done} max={work.of} aria-label={t(`busy.${work.is}`)} />
        </p>
      );
    case 'saved':
      return (
        <p role="status">
          {t('saved', { count: work.house.games })}{' '}
          {work.house.rooms > 0 && <>{t('savedRooms', { count: work.house.rooms })} </>}
          {work.house.unreadable > 0 && t('unreadable', { count: work.house.unreadable })}
        </p>
      );
    case 'brought':
      return (
        <p role="status">
          {t('brought', { count: work.house.here })}{' '}
          {work.house.rooms > 0 && <>{t('broughtRooms', { count: work.house.rooms })} </>}
          {work.house.different > 0 && <>{t('different', { count: work.house.different })} </>}
          {work.house.closed > 0 && <>{t('closedRooms', { count: work.house.closed })} </>}
          {work.house.unreadable > 0 && t('unreadable', { count: work.house.unreadable })}
        </p>
      );
  }
}
