import { useTranslation } from 'react-i18next';
import { Button } from '../../design/index.ts';
import type { Explanation } from './use-explanation.ts';

/** The button on the counter that shows the explanation again. */
export function ExplanationSign({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('lobby');
  return (
    <Button
      kind="quiet"
      icon="information"
      className="explanation-sign"
      label={t('firstMatch.again')}
      onPress={explanation.open}
    />
  );
}
