import { useTranslation } from 'react-i18next';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Dialog } from '../../design/index.ts';
import { LeadAndManners } from './lead-and-manners.tsx';

/** The sheet with the leader and what people may send. For the leader and the host person. */
export function CompanySheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('company');
  return (
    <Dialog open title={t('sheet.title')} closeLabel={t('shell:close')} onClose={onClose} className="company-sheet">
      <NoticeLine />
      <LeadAndManners room={room} />
    </Dialog>
  );
}
