/** The partials of a small brass bell: pitch in hertz, loudness from 0 to 1, and how long it rings in seconds. */
const PARTIALS = [
  [1568, 0.16, 1.1],
  [2637, 0.08, 0.7],
  [4186, 0.04, 0.4],
] as const;

/** Rings the bell over the shop door: somebody's turn has come. Silent where the browser does not let a page sound yet. */
export function ringShopBell(): void {
  if (typeof AudioContext === 'undefined') return;
  const sound = new AudioContext();
  if (sound.state !== 'running') {
    void sound.close();
    return;
  }
  const start = sound.currentTime;
  for (const [pitch, loudness, length] of PARTIALS) {
    const tone = new OscillatorNode(sound, { frequency: pitch });
    const fade = new GainNode(sound, { gain: loudness });
    fade.gain.setValueAtTime(loudness, start);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(fade).connect(sound.destination);
    tone.start(start);
    tone.stop(start + length);
  }
  setTimeout(() => void sound.close(), 1500);
}
