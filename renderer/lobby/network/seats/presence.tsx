import { useTranslation } from 'react-i18next';

/** A device's connection: a filled or hollow dot, with a word. */
export function Presence({ present }: { readonly present: boolean }) {
  const { t } = useTranslation('network');
  return (
    <span className={`presence ${present ? 'present' : 'absent'}`}>
      <span className="presence-dot" aria-hidden="true" />
      {t(present ? 'seats.present' : 'seats.absent')}
    </span>
  );
}
