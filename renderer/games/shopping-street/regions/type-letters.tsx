import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KindLetters } from '../../../design/index.ts';

/** The letters on the signs of the types in the reader's language, for everything drawn inside. */
export function TypeLetters({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shopping-street-cards');
  const letters = useMemo(
    () => ({
      groceries: t('letters.food'),
      home: t('letters.home'),
      personal: t('letters.personal'),
      leisure: t('letters.leisure'),
      tech: t('letters.tech'),
    }),
    [t],
  );
  return <KindLetters value={letters}>{children}</KindLetters>;
}
