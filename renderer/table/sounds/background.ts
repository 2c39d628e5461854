/** How much of the background remains under another sound, and for how long, in seconds. */
const share = 0.35;
const time = 0.9;

/** The output of the background sounds, and its usual gain. */
export interface Background {
  readonly output: GainNode;
  readonly level: number;
}

let playing: Background | null = null;

export function setBackground(background: Background): void {
  playing = background;
}

/** Forgets the background, unless another has replaced it. */
export function endBackground(background: Background): void {
  if (playing === background) playing = null;
}

/** Quietens the background for a moment, under another sound. */
export function quietenBackground(): void {
  if (playing === null) return;
  const { output, level } = playing;
  const now = output.context.currentTime;
  output.gain.cancelScheduledValues(now);
  output.gain.setTargetAtTime(level * share, now, 0.05);
  output.gain.setTargetAtTime(level, now + time, 0.4);
}
