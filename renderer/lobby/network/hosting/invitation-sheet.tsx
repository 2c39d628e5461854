import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../client/commands/commands.ts';
import { Button, Dialog } from '../../../design/index.ts';

interface InvitationSheetProps {
  /** `ip:port` */
  readonly address: string;
  readonly code: string | null;
  readonly onClose: () => void;
}

/** Asks before an external link takes the page to another host's table. */
export function InvitationSheet({ address, code, onClose }: InvitationSheetProps) {
  const { t } = useTranslation('network');
  const { guest } = useCommands();
  const go = () => {
    onClose();
    guest.visit(address, code);
  };
  return (
    <Dialog open title={t('invitation.title')} closeLabel={t('shell:close')} onClose={onClose}>
      <p>{t('invitation.says')}</p>
      <p className="big-address">{address}</p>
      <p className="soft small">{t('invitation.safe')}</p>
      <div className="row">
        <Button onPress={go}>{t('invitation.go')}</Button>
        <Button onPress={onClose}>{t('invitation.stay')}</Button>
      </div>
    </Dialog>
  );
}
