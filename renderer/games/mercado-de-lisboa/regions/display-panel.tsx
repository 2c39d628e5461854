import { Roving, Stall } from '../../../design/index.ts';
import { displayPiece } from '../interaction/pieces.ts';
import { useTable } from '../table.ts';
import { named, Ware } from './wares.tsx';

/** The display: stand tiles to take from after opening a stand. */
export function DisplayPanel() {
  const { view, words } = useTable();
  return (
    <section className="mc-panel slip mc-display" aria-label={words.say('display')}>
      <h2 className="display">{words.say('next-stands')}</h2>
      <div data-display="">
        <Roving label={words.say('display')} className="mc-row">
          {named(view.display).map(({ key, each }, at) => (
            <Ware key={key} piece={displayPiece(at)}>
              {(size) => <Stall good={each} size={size} />}
            </Ware>
          ))}
        </Roving>
      </div>
    </section>
  );
}
