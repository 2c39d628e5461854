import { type Rustle, recipes, type ShopSound, type Tone } from './shop-sounds.ts';

/** Silence enough for an ear, as loudness; nothing can fade to none. */
const silence = 0.0001;

/** How loud everything is, as a part of its full loudness. */
let volume = 1;

/** Makes everything as loud as this from now on, in percent. */
export function setVolume(percent: number): void {
  volume = percent / 100;
}

let kept: AudioContext | null = null;

/** Where the sounds of this page are made; null where there is none, or the browser does not let a page sound yet. */
function workshop(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  kept ??= new AudioContext();
  // whoever has pressed anything since the page was opened may hear it
  if (kept.state === 'suspended') void kept.resume();
  return kept.state === 'running' ? kept : null;
}

function fading(sound: AudioContext, { loudness, length }: Tone, begins: number): GainNode {
  const heard = Math.max(silence, loudness * volume);
  const fade = new GainNode(sound, { gain: heard });
  fade.gain.setValueAtTime(heard, begins);
  fade.gain.exponentialRampToValueAtTime(silence, begins + length);
  fade.connect(sound.destination);
  return fade;
}

function ring(sound: AudioContext, tone: Tone, from: number): void {
  const begins = from + tone.start;
  const ringing = new OscillatorNode(sound, { frequency: tone.pitch });
  ringing.connect(fading(sound, tone, begins));
  ringing.start(begins);
  ringing.stop(begins + tone.length);
}

function rustle(sound: AudioContext, what: Rustle, from: number): void {
  const begins = from + what.start;
  const noise = new AudioBuffer({ length: Math.ceil(what.length * sound.sampleRate), sampleRate: sound.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(sound, { buffer: noise });
  const about = new BiquadFilterNode(sound, { type: 'bandpass', frequency: what.pitch, Q: what.narrow });
  source.connect(about).connect(fading(sound, what, begins));
  source.start(begins);
}

/** Makes a sound, so many seconds from now. Silent where the browser does not let a page sound yet. */
export function playSound(name: ShopSound, after = 0): void {
  const sound = workshop();
  if (sound === null) return;
  const { tones, rustles } = recipes[name];
  const from = sound.currentTime + after;
  for (const tone of tones) ring(sound, tone, from);
  for (const each of rustles) rustle(sound, each, from);
}
