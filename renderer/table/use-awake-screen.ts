import { useEffect } from 'react';

/** Interval between the film's frames, in milliseconds. */
const frameTime = 1000;

/** Asks the system to keep the screen on. A lock ends when the page is hidden, so it asks again on every return. */
function byLock(locks: WakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (isAsking || document.visibilityState !== 'visible' || held?.released === false) return;
    isAsking = true;
    // refused on a nearly empty battery; the screen then darkens as usual
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
 * Plays an endless silent film of 2 by 2 pixels: phones do not darken the screen during a film.
 * For pages from the home network, where browsers offer no wake lock.
 */
function byFilm(): () => void {
  const picture = document.createElement('canvas');
  // without `captureStream` the screen may go dark
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
  // the film needs new frames
  const drawing = setInterval(() => brush?.fillRect(0, 0, 2, 2), frameTime);
  // a browser may require a press first, and stops the film while the page is hidden
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

/** Keeps this device's screen from going dark while wanted. */
export function useAwakeScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    return 'wakeLock' in navigator ? byLock(navigator.wakeLock) : byFilm();
  }, [isWanted]);
}
