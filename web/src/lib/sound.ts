// A few short sounds, made here and now by the browser. Silent until somebody asks for them.
export type Sound = "card" | "sweep" | "turn" | "fall" | "win" | "refuse" | "fold" | "tick" | "call" | "say";

interface Tone {
  at: number; // seconds after the start
  hertz: number;
  to?: number; // where it glides to
  last: number; // seconds
  loud: number;
  wave?: OscillatorType; // else a breath of noise around `hertz`
}

const tones: Record<Sound, Tone[]> = {
  card: [{ at: 0, hertz: 2400, last: 0.07, loud: 0.5 }],
  sweep: [{ at: 0, hertz: 900, to: 2600, last: 0.24, loud: 0.4 }],
  turn: [0, 0.08, 0.17, 0.28].map((at) => ({
    at,
    hertz: 1300 - at * 900,
    last: 0.03,
    loud: 0.22,
    wave: "square" as const,
  })),
  fall: [{ at: 0, hertz: 420, to: 70, last: 0.5, loud: 0.4, wave: "triangle" }],
  win: [523, 659, 784, 1047].map((hertz, index) => ({
    at: index * 0.13,
    hertz,
    last: 0.5,
    loud: 0.25,
    wave: "triangle" as const,
  })),
  refuse: [0, 0.11].map((at) => ({ at, hertz: 165, last: 0.09, loud: 0.3, wave: "triangle" as const })),
  fold: [{ at: 0, hertz: 1500, to: 700, last: 0.13, loud: 0.5 }],
  call: [659, 880].map((hertz, index) => ({ at: index * 0.16, hertz, last: 0.6, loud: 0.2, wave: "sine" as const })),
  say: [{ at: 0, hertz: 620, to: 820, last: 0.09, loud: 0.12, wave: "sine" }],
  tick: [{ at: 0, hertz: 1800, last: 0.02, loud: 0.2, wave: "square" }],
};

const store = "envol-sound";
const USUAL = 60; // of a hundred: what "on" meant before there was a volume

function kept(): number {
  const found = localStorage.getItem(store);
  if (found === "on") return USUAL;
  const volume = Number(found);
  return Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : 0; // nothing, or "off"
}
let volume = kept();
let whole: GainNode | null = null; // through which all is heard
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let last = { name: "", at: 0 };

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return hiss;
}

function voice(audio: AudioContext, out: AudioNode, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.last;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(tone.loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  loudness.connect(out);
  let source: AudioScheduledSourceNode;
  let pitch: AudioParam;
  if (tone.wave) {
    const oscillator = audio.createOscillator();
    oscillator.type = tone.wave;
    oscillator.connect(loudness);
    [source, pitch] = [oscillator, oscillator.frequency];
  } else {
    const breath = audio.createBufferSource();
    breath.buffer = noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    breath.connect(band).connect(loudness);
    [source, pitch] = [breath, band.frequency];
  }
  pitch.setValueAtTime(tone.hertz, start);
  if (tone.to) pitch.exponentialRampToValueAtTime(tone.to, end);
  source.start(start);
  source.stop(end);
}

/** Ears hear by powers: half the way of a slider should sound half as loud. */
const gain = () => (volume / USUAL) ** 2;

export const sound = {
  /** Of a hundred, nothing at first; the wish is remembered in this browser. */
  get volume(): number {
    return volume;
  },
  set volume(loud: number) {
    volume = loud;
    localStorage.setItem(store, String(loud));
    if (whole) whole.gain.value = gain();
  },
  play(name: Sound): void {
    // Several things at once make one sound, not a louder one.
    if (!volume || (last.name === name && performance.now() - last.at < 60)) return;
    last = { name, at: performance.now() };
    context ??= new AudioContext();
    // A page that nobody has touched yet may not be heard; the browser wakes it with the next tap.
    if (context.state === "suspended") void context.resume();
    if (!whole) {
      whole = context.createGain();
      whole.gain.value = gain();
      whole.connect(context.destination);
    }
    for (const tone of tones[name]) voice(context, whole, tone);
  },
};
