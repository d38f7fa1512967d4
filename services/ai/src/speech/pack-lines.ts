import type { Recording } from './speech-model.js';
import { Program } from './espeak/program.js';
import { lengthMs, silence, type Samples } from './espeak/wave.js';

/** Between two lines, beside the pause that the voice itself makes at the end of a sentence. */
const PAUSE_MS = 250;

/** At 24 kb/s this is over an hour. */
const RECORDING_BYTES = 16_000_000;

/** How a line becomes sound; all lines have the same rate. */
export type SayLine = (line: string, signal: AbortSignal) => Promise<Samples>;

/**
 * Packs spoken lines into one recording as Ogg Opus, by opusenc.
 *
 * @param ahead lines that are said while others are packed; 0 where saying keeps this processor busy
 * @param packer the program
 */
export async function packLines(
  lines: readonly string[],
  say: SayLine,
  { packer: command, ahead }: { readonly packer: string; readonly ahead: number },
  signal: AbortSignal,
): Promise<Recording> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  let packer: Program | undefined;
  let [rate, bytes] = [0, 0];
  const startsMs: number[] = [];
  try {
    for await (const said of inOrder(lines, (line) => say(line, either), ahead)) {
      startsMs.push(rate ? lengthMs(bytes, rate) : 0);
      if (!said) continue;
      rate = said.rate;
      packer ??= startPacking(command, rate, either);
      const samples = Buffer.concat([said.bytes, silence(PAUSE_MS, rate)]);
      bytes += samples.length;
      await packer.write(samples);
    }
    const audio = (await packer?.finish()) ?? Buffer.alloc(0);
    return { audio, mediaType: 'audio/ogg', startsMs };
  } finally {
    stop.abort();
  }
}

/** The sound of each line in its order, nothing for an empty one. */
async function* inOrder(
  lines: readonly string[],
  say: (line: string) => Promise<Samples>,
  ahead: number,
): AsyncGenerator<Samples | undefined> {
  const begun: Promise<Samples | undefined>[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    for (let next = begun.length; next <= Math.min(at + ahead, lines.length - 1); next += 1) {
      const line = lines[next]!;
      const said = line === '' ? Promise.resolve(undefined) : say(line);
      // One that fails is met when it is its turn.
      said.catch(() => undefined);
      begun.push(said);
    }
    yield await begun[at];
  }
}

function startPacking(packer: string, rate: number, signal: AbortSignal): Program {
  const samples = ['--raw', '--raw-bits', '16', '--raw-rate', String(rate), '--raw-chan', '1'];
  // Complexity 5 of 10 takes a third of the time, and nobody hears it at this bit rate.
  const quality = ['--bitrate', '24', '--speech', '--comp', '5'];
  return new Program(packer, ['--quiet', ...samples, ...quality, '-', '-'], {
    signal,
    maxBytes: RECORDING_BYTES,
  });
}
