import { useTranslation } from 'react-i18next';

/** Is a device on the line? A full or a hollow dot, and the word for it. */
export function Presence({ present }: { readonly present: boolean }) {
  const { t } = useTranslation('network');
  return (
    <span className={`presence ${present ? 'present' : 'absent'}`}>
      <span className="presence-dot" aria-hidden="true" />
      {t(present ? 'seats.present' : 'seats.absent')}
    </span>
  );
}
