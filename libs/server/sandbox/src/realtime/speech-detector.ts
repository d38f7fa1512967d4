/** Mean of the squares of the samples, as a share of full scale, above which a packet is speech. */
const SPEECH_ENERGY = 1e-4;

export type DetectorTimes = {
  /** How long sound must last to count as speech, in milliseconds. */
  readonly speechMs: number;
  /** How long silence must last to end it, in milliseconds. */
  readonly silenceMs: number;
};

/** Detects speech by its energy, as server VAD does. */
export class SpeechDetector {
  private isSpeaking = false;
  private loudMs = 0;
  private quietMs = 0;
  private waiting: { leftMs: number; readonly resolve: () => void }[] = [];

  constructor(
    private readonly times: DetectorTimes,
    private readonly on: { readonly started: () => void; readonly stopped: () => void },
  ) {}

  /**
   * @param samples 16 bits each
   * @param milliseconds that they stand for
   */
  hear(samples: Int16Array, milliseconds: number): void {
    const isLoud = energyOf(samples) > SPEECH_ENERGY;
    this.loudMs = isLoud ? this.loudMs + milliseconds : 0;
    this.quietMs = isLoud ? 0 : this.quietMs + milliseconds;
    this.tellQuiet(isLoud, milliseconds);
    if (!this.isSpeaking && this.loudMs >= this.times.speechMs) {
      this.isSpeaking = true;
      this.on.started();
    } else if (this.isSpeaking && this.quietMs >= this.times.silenceMs) {
      this.isSpeaking = false;
      this.on.stopped();
    }
  }

  /** Resolves when as much silence as ends speech has been heard from now on. */
  quiet(): Promise<void> {
    return new Promise((resolve) => this.waiting.push({ leftMs: this.times.silenceMs, resolve }));
  }

  private tellQuiet(isLoud: boolean, milliseconds: number): void {
    for (const each of this.waiting) {
      each.leftMs = isLoud ? this.times.silenceMs : each.leftMs - milliseconds;
      if (each.leftMs <= 0) each.resolve();
    }
    this.waiting = this.waiting.filter(({ leftMs }) => leftMs > 0);
  }
}

function energyOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_768) ** 2;
  return samples.length === 0 ? 0 : sum / samples.length;
}
