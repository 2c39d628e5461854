import type { Street } from '../../design/index.ts';
import { ambiences, type Detail, type Murmur } from './ambience.ts';
import { type Background, endBackground, setBackground } from './background.ts';
import { playRecipe, whenAudible } from './play-sound.ts';

/** Gain at full volume: the background stays well below other sounds. */
const loudest = 2.5;
/** Seconds for fading in and out. */
const fade = 2;

/** Two seconds of noise that all murmurs share. */
function noiseOf(sound: BaseAudioContext): AudioBuffer {
  const noise = new AudioBuffer({ length: 2 * sound.sampleRate, sampleRate: sound.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return noise;
}

/** Starts the murmurs; returns how to stop them. */
function startMurmurs(output: AudioNode, murmurs: readonly Murmur[]): () => void {
  const sound = output.context;
  const noise = noiseOf(sound);
  const sources = murmurs.flatMap(({ pitch, narrow, loudness, swell }) => {
    const source = new AudioBufferSourceNode(sound, { buffer: noise, loop: true });
    const about = new BiquadFilterNode(sound, { type: 'bandpass', frequency: pitch, Q: narrow });
    const swelling = new GainNode(sound, { gain: loudness * 0.7 });
    const tide = new OscillatorNode(sound, { frequency: 1 / swell });
    tide.connect(new GainNode(sound, { gain: loudness * 0.3 })).connect(swelling.gain);
    source.connect(about).connect(swelling).connect(output);
    return [source, tide];
  });
  for (const source of sources) source.start();
  return () => {
    for (const source of sources) source.stop();
  };
}

/** Repeats a detail at irregular times; returns how to stop. */
function repeat(output: AudioNode, detail: Detail): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    const wait = detail.every * 1000 * (0.6 + 0.8 * Math.random());
    timer = setTimeout(() => {
      playRecipe(output.context, detail, { volume: 1, into: output });
      again();
    }, wait);
  };
  again();
  return () => clearTimeout(timer);
}

/** Fades the background sounds of a street in; returns how to fade them out. */
function start(sound: AudioContext, street: Street, level: number): () => void {
  const output = new GainNode(sound, { gain: 0 });
  output.connect(sound.destination);
  output.gain.linearRampToValueAtTime(level, sound.currentTime + fade);
  const background: Background = { output, level };
  setBackground(background);
  const { murmurs, details } = ambiences[street];
  const stops = [startMurmurs(output, murmurs), ...details.map((detail) => repeat(output, detail))];
  return () => {
    endBackground(background);
    output.gain.cancelScheduledValues(sound.currentTime);
    output.gain.setTargetAtTime(0, sound.currentTime, fade / 4);
    setTimeout(() => {
      for (const stop of stops) stop();
      output.disconnect();
    }, fade * 1000);
  };
}

/**
 * Plays the background sounds of a street, once the browser allows sound and while the page is visible.
 * @param percent the volume
 * @returns how to stop them
 */
export function playAmbience(street: Street, percent: number): () => void {
  let stop = (): void => {};
  const turn = (): void => {
    stop();
    stop = () => {};
    if (document.visibilityState === 'hidden') return;
    stop = whenAudible((sound) => start(sound, street, (loudest * percent) / 100));
  };
  document.addEventListener('visibilitychange', turn);
  turn();
  return () => {
    document.removeEventListener('visibilitychange', turn);
    stop();
  };
}
