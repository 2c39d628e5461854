import { useTranslation } from 'react-i18next';
import { Button } from '../../design/index.ts';
import { useCoach } from './use-coach.ts';

/** Opens the coach's page. Only then does the host start thinking. */
export function CoachButton({ table }: { readonly table: string }) {
  const { t } = useTranslation('bots');
  const { open } = useCoach(table);
  return (
    <Button kind="quiet" icon="chart" onPress={open}>
      {t('coach.open')}
    </Button>
  );
}
