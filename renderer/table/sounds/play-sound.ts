import { type Rustle, recipes, type ShopSound, type Tone } from './shop-sounds.ts';

/** Inaudible gain; an exponential ramp cannot reach 0. */
const silence = 0.0001;

/** The volume, from 0 to 1. */
let volume = 1;

/** Sets the volume, in percent. */
export function setVolume(percent: number): void {
  volume = percent / 100;
}

let kept: AudioContext | null = null;

/** The page's audio context; null if missing, or if the browser does not yet allow sound. */
function workshop(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  kept ??= new AudioContext();
  // allowed once the person has pressed anything on the page
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

/** Plays a sound, `after` seconds from now. Silent if the browser does not yet allow sound. */
export function playSound(name: ShopSound, after = 0): void {
  const sound = workshop();
  if (sound === null) return;
  const { tones, rustles } = recipes[name];
  const from = sound.currentTime + after;
  for (const tone of tones) ring(sound, tone, from);
  for (const each of rustles) rustle(sound, each, from);
}
