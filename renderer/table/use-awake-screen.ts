import { useEffect } from 'react';

/** How often the film has a new picture, in milliseconds. */
const frameTime = 1000;

/** Asks the system to leave the screen on, again whenever the page comes back into sight: it forgets that with every absence. */
function byLock(locks: WakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (isAsking || document.visibilityState !== 'visible' || held?.released === false) return;
    isAsking = true;
    // a battery that is nearly empty refuses; the screen then goes dark as ever
    held = await locks.request('screen').catch(() => null);
    isAsking = false;
    if (!isWanted) await held?.release();
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}

/**
 * Shows a film of two dots on two, which goes on for ever and makes no sound: no phone darkens its screen in the middle of one.
 * It is for pages that came over the home network, to which browsers give no lock.
 */
function byFilm(): () => void {
  const picture = document.createElement('canvas');
  // a browser that cannot film its own drawing lets the screen go dark
  if (typeof picture.captureStream !== 'function') return () => {};
  picture.width = 2;
  picture.height = 2;
  const brush = picture.getContext('2d');
  const film = document.createElement('video');
  film.className = 'waking-film';
  film.muted = true;
  film.playsInline = true;
  film.ariaHidden = 'true';
  film.srcObject = picture.captureStream();
  document.body.append(film);
  // a picture that nobody draws anew is not filmed
  const drawing = setInterval(() => brush?.fillRect(0, 0, 2, 2), frameTime);
  // a browser may want a press first, and stops the film while the page is away
  const play = (): void => void film.play().catch(() => {});
  play();
  document.addEventListener('pointerdown', play);
  document.addEventListener('visibilitychange', play);
  return () => {
    clearInterval(drawing);
    document.removeEventListener('pointerdown', play);
    document.removeEventListener('visibilitychange', play);
    film.remove();
    film.srcObject = null;
  };
}

/** Keeps the screen of this device from going dark by itself for as long as that is wanted. */
export function useAwakeScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    return 'wakeLock' in navigator ? byLock(navigator.wakeLock) : byFilm();
  }, [isWanted]);
}
