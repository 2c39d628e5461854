import { useTranslation } from 'react-i18next';
import { Button, Icon } from '../../design/index.ts';
import { TermsText } from '../terms/terms-text.tsx';
import { explanationWords } from './explanation-words.ts';
import type { Explanation } from './use-explanation.ts';

interface ExplanationSlipProps {
  readonly game: string;
  readonly kind: string;
  readonly explanation: Explanation;
  readonly openRule: (anchor: string) => void;
}

/** The purpose of a question and the criteria of a good answer. It blocks nothing. */
export function ExplanationSlip({ game, kind, explanation, openRule }: ExplanationSlipProps) {
  const { t } = useTranslation('lobby');
  const { close, rule } = explanation;
  return (
    <aside className="explanation-slip" aria-label={t('firstMatch.region')}>
      <Icon name="information" size={26} />
      <p role="status">
        <TermsText>{t(`${explanationWords(game)}:${kind}`)}</TermsText>
      </p>
      <div className="explanation-buttons on-paper">
        <Button icon="book" onPress={() => openRule(rule.current ?? 'rules')}>
          {t('firstMatch.rules')}
        </Button>
        <Button kind="primary" onPress={close}>
          {t('firstMatch.understood')}
        </Button>
      </div>
    </aside>
  );
}
