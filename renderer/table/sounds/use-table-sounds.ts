import { useEffect, useRef } from 'react';
import type { AnyEvent } from '../../../shared/engine/index.ts';
import { useAppSelector } from '../../client/store.ts';
import { shutterIsDown, visibleState } from '../../client/visible-state.ts';
import type { Street } from '../../design/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { melodies } from './ambience.ts';
import { playSound, setMelody, setVolume } from './play-sound.ts';
import type { ShopSound } from './shop-sounds.ts';

/** Most sounds for simultaneous events, and their interval in seconds. */
const most = 4;
const apart = 0.16;

/** The sounds of events, in order, without immediate repetitions. */
export function soundsOf(sounds: GameUi['sounds'], events: readonly AnyEvent[]): readonly ShopSound[] {
  const heard = events.flatMap(({ type }) => sounds?.[type] ?? []);
  return heard.filter((sound, index) => sound !== heard[index - 1]).slice(0, most);
}

/**
 * Plays the sounds of the latest moves and of the shutter: in live play, if sound is on and the page is visible.
 * Only events that everyone at the table knows have sounds, because the whole room can hear them.
 */
export function useTableSounds(ui: GameUi | null, street: Street | null): void {
  const wanted = useAppSelector((state) => state.settings.sound);
  const volume = useAppSelector((state) => state.settings.volume);
  const visible = useAppSelector(visibleState);
  const down = useAppSelector(shutterIsDown);
  const lastDown = useRef(down);
  const lastVersion = useRef<string | null>(null);
  const version = visible?.live === true ? `${visible.table} ${visible.version} ${visible.step?.id ?? ''}` : null;
  const latest = visible?.latest;

  const isReveal = visible?.step?.kind === 'turned';

  useEffect(() => setVolume(volume), [volume]);

  useEffect(() => {
    if (street !== null) setMelody(melodies[street]);
  }, [street]);

  useEffect(() => {
    const isNew = version !== null && lastVersion.current !== null && version !== lastVersion.current;
    lastVersion.current = version;
    if (!isNew || !wanted || latest === undefined || document.visibilityState === 'hidden') return;
    if (isReveal) playSound('reveal');
    for (const [index, sound] of soundsOf(ui?.sounds, latest).entries()) playSound(sound, index * apart);
  }, [version, wanted, latest, ui, isReveal]);

  useEffect(() => {
    const moves = down !== lastDown.current;
    lastDown.current = down;
    if (moves && wanted && document.visibilityState !== 'hidden') playSound('shutter');
  }, [down, wanted]);
}
