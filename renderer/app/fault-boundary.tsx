import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/index.ts';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Shows a message in place of a part that React fails to render.
 * It shows neither that part nor the error's text, because either may hold secrets. The match is at the host, so a
 * reload returns to it.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FaultScreen /> : this.props.children;
  }
}

function FaultScreen() {
  const { t } = useTranslation('shell');
  return (
    <main className="unknown-game">
      <div role="alert">
        <h1>{t('fault.title')}</h1>
        <p>{t('fault.says')}</p>
      </div>
      <Button kind="primary" onPress={() => window.location.reload()}>
        {t('fault.again')}
      </Button>
    </main>
  );
}
