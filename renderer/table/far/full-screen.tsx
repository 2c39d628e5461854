import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/index.ts';

function listen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Toggles full screen, if the browser allows it. */
export function FullScreenButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('closing');
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const turn = (): void => {
    onPress();
    // if the system refuses, the window stays as it is
    const turned = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    turned.catch(() => {});
  };
  return (
    <Button icon="screen" onPress={turn}>
      {t(isFull ? 'window' : 'fullScreen')}
    </Button>
  );
}
