import { Button } from '../../../design/index.ts';
import { useTable } from '../table.ts';

/** The parts of the lists, in reading order, as jump targets. */
export type ListedPart = 'hand' | 'offers' | 'types' | 'display' | 'street' | 'players' | 'roll';

/** Links to the headings of the current parts. */
export function Jumps({ parts }: { readonly parts: readonly ListedPart[] }) {
  const { words } = useTable();
  return (
    <nav className="ss-jumps" aria-label={words.say('lists.jump')}>
      <span aria-hidden="true">{words.say('lists.jump')}</span>
      {parts.map((part) => (
        <Button key={part} kind="quiet" onPress={() => jumpTo(part)}>
          {words.say(`lists.parts.${part}`)}
        </Button>
      ))}
    </nav>
  );
}

/** Scrolls to the heading and moves the focus there. */
function jumpTo(part: ListedPart): void {
  const place = document.querySelector<HTMLElement>(`[data-listed="${part}"]`);
  const heading = place?.querySelector<HTMLElement>(':scope > h2') ?? place;
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
