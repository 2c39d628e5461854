import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../design/index.ts';

interface BoardSheetProps {
  readonly title: string;
  /** Draws what opens the sheet when pressed. */
  opener(open: () => void): ReactNode;
  readonly placement?: 'middle' | 'side';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the board on a sheet, for which the board has no space, and what opens it. */
export function BoardSheet({ title, opener, placement = 'side', className = '', children }: BoardSheetProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {opener(() => setOpen(true))}
      <Dialog
        open={isOpen}
        title={title}
        onClose={() => setOpen(false)}
        closeLabel={t('close')}
        placement={placement}
        className={className}
      >
        {children}
      </Dialog>
    </>
  );
}
