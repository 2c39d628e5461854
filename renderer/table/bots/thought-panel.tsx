import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Scroller, useBack } from '../../design/index.ts';

interface ThoughtPanelProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel beside the board with a bot's opinion; the table stays visible and playable.
 * The panel takes the focus. Escape closes it, and the focus returns to its previous place.
 */
export function ThoughtPanel({ title, onClose, children }: ThoughtPanelProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBack(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    const inside = panel.current;
    heading.current?.focus();
    return () => {
      const isHere = inside?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      className="thought card"
      ref={panel}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not also clear the pending choice
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <Icon name="bot" size={24} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="close" label={t('close')} onPress={onClose} />
      </header>
      <Scroller className="thought-body">{children}</Scroller>
    </aside>
  );
}
