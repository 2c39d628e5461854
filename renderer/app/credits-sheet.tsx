import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../client/store.ts';
import { Dialog } from '../design/index.ts';
import { listedGames } from '../games/index.ts';
import { Said } from '../words/said.tsx';

/** The libraries in the app, with their licences. */
const LIBRARIES = [
  ['Electron', 'MIT'],
  ['React', 'MIT'],
  ['Redux Toolkit', 'MIT'],
  ['React Redux', 'MIT'],
  ['i18next', 'MIT'],
  ['react-i18next', 'MIT'],
  ['Zod', 'MIT'],
  ['ws', 'MIT'],
  ['multicast-dns', 'MIT'],
  ['uqr', 'MIT'],
] as const;

/** The credits: who made what, and which parts are reconstructed. */
export function CreditsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const version = useAppSelector((state) => state.connection.appVersion);
  return (
    <Dialog open title={t('credits.title')} closeLabel={t('close')} onClose={onClose} className="credits">
      <p>{t('credits:app', { version })}</p>
      <h3>{t('credits:games')}</h3>
      {listedGames.map(({ id }) => (
        <Said key={id}>{t(`credits:of.${id}`)}</Said>
      ))}
      <p>{t('credits:reconstructed')}</p>
      <h3>{t('credits:fonts')}</h3>
      <p>{t('credits:fontsSay')}</p>
      <h3>{t('credits:drawings')}</h3>
      <p>{t('credits:drawingsSay')}</p>
      <h3>{t('credits:libraries')}</h3>
      <ul className="plain-list">
        {LIBRARIES.map(([name, licence]) => (
          <li key={name}>
            {name} <span className="soft">({licence})</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
