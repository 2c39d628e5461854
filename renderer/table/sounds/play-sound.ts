import { quietenBackground } from './background.ts';
import { melodyOf, type Recipe, type Rustle, recipes, type ShopSound, type Tone } from './shop-sounds.ts';

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

/** Starts something once sound is allowed: now, or after the next press. `start` returns how to end it, and so does this. */
export function whenAudible(start: (sound: AudioContext) => () => void): () => void {
  const tryNow = (): void => {
    const sound = workshop();
    if (sound === null) return;
    stop();
    end = start(sound);
  };
  const stop = (): void => window.removeEventListener('pointerup', tryNow);
  let end = stop;
  window.addEventListener('pointerup', tryNow);
  tryNow();
  return () => end();
}

interface Outlet {
  /** From 0 to 1. */
  readonly volume: number;
  readonly into: AudioNode;
}

function fading(
  sound: BaseAudioContext,
  { loudness, length }: Tone,
  begins: number,
  { volume, into }: Outlet,
): GainNode {
  const heard = Math.max(silence, loudness * volume);
  const fade = new GainNode(sound, { gain: heard });
  fade.gain.setValueAtTime(heard, begins);
  fade.gain.exponentialRampToValueAtTime(silence, begins + length);
  fade.connect(into);
  return fade;
}

function ring(sound: BaseAudioContext, tone: Tone, from: number, outlet: Outlet): void {
  const begins = from + tone.start;
  const ringing = new OscillatorNode(sound, { frequency: tone.pitch });
  ringing.connect(fading(sound, tone, begins, outlet));
  ringing.start(begins);
  ringing.stop(begins + tone.length);
}

function rustle(sound: BaseAudioContext, what: Rustle, from: number, outlet: Outlet): void {
  const begins = from + what.start;
  const noise = new AudioBuffer({ length: Math.ceil(what.length * sound.sampleRate), sampleRate: sound.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(sound, { buffer: noise });
  const about = new BiquadFilterNode(sound, { type: 'bandpass', frequency: what.pitch, Q: what.narrow });
  source.connect(about).connect(fading(sound, what, begins, outlet));
  source.start(begins);
}

/** Plays a recipe into a node, `after` seconds from now. */
export function playRecipe(sound: BaseAudioContext, { tones, rustles }: Recipe, outlet: Outlet, after = 0): void {
  const from = sound.currentTime + after;
  for (const tone of tones) ring(sound, tone, from, outlet);
  for (const each of rustles) rustle(sound, each, from, outlet);
}

/** The pitches of the current game's melody, in hertz. */
let melody: readonly number[] = [523, 659, 784, 1047];

export function setMelody(pitches: readonly number[]): void {
  melody = pitches;
}

/** The notes of the melody that a reveal plays. */
const notesOfReveal = 3;

function recipeOf(name: ShopSound): Recipe {
  if (name === 'flourish') return melodyOf(melody);
  if (name === 'reveal') return melodyOf(melody.slice(0, notesOfReveal));
  return recipes[name];
}

/** Plays a sound, `after` seconds from now. Silent if the browser does not yet allow sound. */
export function playSound(name: ShopSound, after = 0): void {
  const sound = workshop();
  if (sound === null) return;
  quietenBackground();
  playRecipe(sound, recipeOf(name), { volume, into: sound.destination }, after);
}
