import { useTranslation } from 'react-i18next';
import { NoticeLine } from '../../client/notice-line.tsx';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import { Dialog } from '../../design/index.ts';
import { LeadAndManners } from './lead-and-manners.tsx';

/** The people of a room, for whoever leads it and for the host person, on any device: who leads, and what may be sent. */
export function CompanySheet({ room, onClose }: { readonly room: LiveRoom; readonly onClose: () => void }) {
  const { t } = useTranslation('company');
  return (
    <Dialog open title={t('sheet.title')} closeLabel={t('shell:close')} onClose={onClose} className="company-sheet">
      <NoticeLine />
      <LeadAndManners room={room} />
    </Dialog>
  );
}
