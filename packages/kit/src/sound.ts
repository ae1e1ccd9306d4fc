import type { SoundName } from "./stage.ts";

// The sounds are synthesized: a few noises and tones, no file to load.

/** A burst of filtered noise, which sounds like wood or paper. */
interface Rustle {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  /** The narrowness of the band: 1 sounds like paper, 12 like a hollow knock. */
  readonly ring: number;
  readonly loud: number;
}

interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
}

interface Recipe {
  readonly rustles?: readonly Rustle[];
  readonly tones?: readonly Tone[];
}

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  die: {
    rustles: [0, 0.07, 0.13, 0.21, 0.26].map((at, bounce) => ({
      at,
      lasts: 0.05,
      pitch: 900 + ((bounce * 370) % 600),
      ring: 9,
      loud: 0.9 - bounce * 0.14,
    })),
  },
  card: { rustles: [{ at: 0, lasts: 0.14, pitch: 3400, ring: 1, loud: 0.28 }] },
  wood: { rustles: [{ at: 0, lasts: 0.07, pitch: 520, ring: 12, loud: 1 }] },
  token: {
    rustles: [
      { at: 0, lasts: 0.05, pitch: 1500, ring: 10, loud: 0.7 },
      { at: 0.06, lasts: 0.04, pitch: 1250, ring: 10, loud: 0.5 },
    ],
  },
  quill: {
    rustles: [0, 0.09, 0.16].map((at) => ({ at, lasts: 0.07, pitch: 5200, ring: 2, loud: 0.16 })),
  },
  bell: {
    tones: [660, 1320, 1985].map((pitch, partial) => ({
      at: 0,
      lasts: 1.3 / (partial + 1),
      pitch,
      loud: 0.16 / (partial + 1),
    })),
  },
  chimes: {
    tones: [0, 0.5, 1].flatMap((at) =>
      [660, 1320, 1985].map((pitch, partial) => ({
        at,
        lasts: 1.6 / (partial + 1),
        pitch,
        loud: 0.4 / (partial + 1),
      })),
    ),
  },
  wings: {
    rustles: [0, 0.2, 0.4].map((at) => ({ at, lasts: 0.18, pitch: 420, ring: 1, loud: 0.5 })),
  },
  fanfare: {
    tones: [392, 523, 659, 784].map((pitch, note) => ({
      at: note * 0.13,
      lasts: note === 3 ? 0.9 : 0.22,
      pitch,
      loud: 0.14,
    })),
  },
};

let ears: AudioContext | undefined;

/** Plays at once. Stays silent in a browser without sound, or before it allows any. */
export function play(name: SoundName): void {
  try {
    ears ??= new AudioContext();
  } catch {
    return;
  }
  const { rustles = [], tones = [] } = RECIPES[name];
  for (const rustle of rustles) playRustle(ears, rustle);
  for (const tone of tones) playTone(ears, tone);
}

function playRustle(context: AudioContext, { at, lasts, pitch, ring, loud }: Rustle): void {
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, lasts) });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: ring });
  source
    .connect(band)
    .connect(fading(context, start, lasts, loud * Math.sqrt(ring)))
    .connect(context.destination);
  source.start(start);
}

function playTone(context: AudioContext, { at, lasts, pitch, loud }: Tone): void {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  source.connect(fading(context, start, lasts, loud)).connect(context.destination);
  source.start(start);
  source.stop(start + lasts);
}

function fading(context: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({
    length: Math.ceil(seconds * context.sampleRate),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
