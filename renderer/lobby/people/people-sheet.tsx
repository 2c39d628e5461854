import { useTranslation } from 'react-i18next';
import { NoticeLine } from '../../client/notice-line.tsx';
import { Dialog } from '../../design/index.ts';
import { PeopleOfHouse } from './people-of-house.tsx';

/** The sheet with the people of the house. */
export function PeopleSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('people');
  return (
    <Dialog open title={t('lobby:people.title')} closeLabel={t('shell:close')} onClose={onClose}>
      <NoticeLine />
      <PeopleOfHouse />
    </Dialog>
  );
}
