import type { Recording } from './speech-model.js';
import { portionsOf } from './portions-of.js';
import { Program } from './espeak/program.js';
import { lengthMs, silence, type Samples } from './espeak/wave.js';

/** Pause between two lines, besides the pause of the voice itself at the end of a sentence. */
const PAUSE_MS = 250;

/** At 24 kb/s this is over an hour. */
const RECORDING_BYTES = 16_000_000;

/** Turns a line into sound; all lines must have the same rate. */
export type SayLine = (line: string, signal: AbortSignal) => Promise<Samples>;

/**
 * A longer recording is refused: this is twice the duration of the longest ordinary text, and its reader waits for it.
 */
const LONGEST_MS = 45 * 60_000;

/** Thrown when a text takes too long to speak, such as one of numbers alone. */
export class RecordingTooLongError extends Error {
  override readonly name = 'RecordingTooLongError';
}

export type Packing = {
  /** The path of the encoder. */
  readonly packer: string;
  /** Portions that are generated while others are encoded; 0 when generating them uses this processor. */
  readonly ahead: number;
  /** Most characters of a portion. */
  readonly longest: number;
  /** Longest duration of the recording, in milliseconds. */
  readonly mostMs?: number;
  /** Is told how many of the portions are encoded. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
};

/** A part of a line that is generated at once. */
type Portion = { readonly text: string; readonly begins: boolean; readonly ends: boolean };

/**
 * Encodes spoken lines into one recording as Ogg Opus, by opusenc.
 *
 * A long line is spoken in portions, which bounds the memory and the time that it takes.
 *
 * @throws RecordingTooLongError as soon as that is known; the errors of `say`
 */
export async function packLines(
  lines: readonly string[],
  say: SayLine,
  { packer: command, ahead, longest, mostMs = LONGEST_MS, progress }: Packing,
  signal: AbortSignal,
): Promise<Recording> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  let packer: Program | undefined;
  let [rate, bytes] = [0, 0];
  const startsMs: number[] = [];
  try {
    const portions = lines.flatMap((line) => portionsOfLine(line, longest));
    let done = 0;
    for await (const [{ begins, ends }, said] of inOrder(portions, (text) => say(text, either), ahead)) {
      progress?.((done += 1), portions.length);
      if (begins) startsMs.push(rate ? lengthMs(bytes, rate) : 0);
      if (!said) continue;
      rate = said.rate;
      packer ??= startPacking(command, rate, either);
      const samples = ends ? Buffer.concat([said.bytes, silence(PAUSE_MS, rate)]) : said.bytes;
      bytes += samples.length;
      if (lengthMs(bytes, rate) > mostMs) throw new RecordingTooLongError();
      await packer.write(samples);
    }
    const audio = (await packer?.finish()) ?? Buffer.alloc(0);
    return { audio, mediaType: 'audio/ogg', startsMs };
  } finally {
    stop.abort();
  }
}

/** A line in portions; an empty line is one empty portion. */
function portionsOfLine(line: string, longest: number): Portion[] {
  const portions = portionsOf(line, longest);
  if (portions.length === 0) return [{ text: '', begins: true, ends: true }];
  return portions.map((text, at) => ({ text, begins: at === 0, ends: at === portions.length - 1 }));
}

/** Each portion in order with its sound; undefined for an empty one. */
async function* inOrder(
  portions: readonly Portion[],
  say: (text: string) => Promise<Samples>,
  ahead: number,
): AsyncGenerator<readonly [Portion, Samples | undefined]> {
  const begun: Promise<Samples | undefined>[] = [];
  for (const [at, portion] of portions.entries()) {
    for (let next = at + begun.length; next <= Math.min(at + ahead, portions.length - 1); next += 1) {
      const { text } = portions[next]!;
      const said = text === '' ? Promise.resolve(undefined) : say(text);
      // The error of a failed portion is thrown when its turn comes.
      said.catch(() => undefined);
      begun.push(said);
    }
    yield [portion, await begun.shift()];
  }
}

function startPacking(packer: string, rate: number, signal: AbortSignal): Program {
  const samples = ['--raw', '--raw-bits', '16', '--raw-rate', String(rate), '--raw-chan', '1'];
  // Complexity 5 of 10 takes a third of the time, without an audible difference at this bit rate.
  const quality = ['--bitrate', '24', '--speech', '--comp', '5'];
  return new Program(packer, ['--quiet', ...samples, ...quality, '-', '-'], {
    signal,
    maxBytes: RECORDING_BYTES,
  });
}
