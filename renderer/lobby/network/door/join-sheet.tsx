import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/index.ts';
import { JoinForm } from './join-form.tsx';

/** The sheet to join a host by the code and the address on its screen. */
export function JoinSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('network');
  return (
    <Dialog open title={t('join.sheet')} closeLabel={t('shell:close')} onClose={onClose}>
      <JoinForm withAddress onGone={onClose} />
    </Dialog>
  );
}
