import { useTranslation } from 'react-i18next';
import { Dialog } from '../design/index.ts';

const KEYS = ['enter', 'tab', 'undo', 'redo', 'hint', 'space', 'arrows', 'escape', 'question'] as const;

/** Help: passing the laptop, breakdowns, keys. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open wide title={t('help.title')} closeLabel={t('close')} onClose={onClose} className="help">
      {(['press', 'shutter', 'figures', 'undo', 'saved', 'bots'] as const).map((topic) => (
        <section key={topic}>
          <h3>{t(`help:${topic}.title`)}</h3>
          <p>{t(`help:${topic}.says`)}</p>
        </section>
      ))}
      {(['host', 'join', 'back', 'phone'] as const).map((topic) => (
        <section key={topic}>
          <h3>{t(`help:${topic}.title`)}</h3>
          <p>{t(`help:${topic}.says`)}</p>
        </section>
      ))}
      <h3>{t('help:keys')}</h3>
      <dl className="key-list">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd className="key">{t(`keys.${key}`)}</kbd>
            </dt>
            <dd>{t(`help:does.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
