import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { SpeechModel, type Recording } from '../speech-model.js';
import { speechConfiguration, type SpeechConfiguration } from '../speech.configuration.js';
import { findProgram } from './find-program.js';
import { Program } from './program.js';
import { lengthMs, samplesOf, silence, type Samples } from './wave.js';

const VOICES: Readonly<Record<Language, string>> = { en: 'en-us', es: 'es-419' };

/** Words a minute: somewhat slower than one speaks, as one reads aloud. */
const WORDS_PER_MINUTE = 155;

/** Between two lines, beside the pause that the voice itself makes at the end of a sentence. */
const PAUSE_MS = 250;

/** What espeak-ng writes: 22,050 samples a second of 16 bits, so that this is half an hour for one line. */
const LINE_BYTES = 80_000_000;

/** At 24 kb/s this is over an hour. */
const RECORDING_BYTES = 16_000_000;

/** espeak-ng speaks and opusenc packs: both are Debian packages and need no network (decisions, "Outside providers"). */
@Injectable()
export class EspeakSpeechModel extends SpeechModel {
  readonly voice = 'espeak-ng';

  constructor(@Inject(speechConfiguration.token) private readonly configuration: SpeechConfiguration) {
    super();
  }

  isAvailable(): boolean {
    return this.programs() !== undefined;
  }

  async speak(lines: readonly string[], language: Language, signal: AbortSignal): Promise<Recording> {
    const programs = this.programs();
    if (!programs) throw new Error('espeak-ng or opusenc is not installed');
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    let packer: Program | undefined;
    let [rate, bytes] = [0, 0];
    const startsMs: number[] = [];
    try {
      for (const line of lines) {
        startsMs.push(rate ? lengthMs(bytes, rate) : 0);
        if (!line) continue;
        const said = await sayLine(programs.speaker, line, language, either);
        rate = said.rate;
        packer ??= startPacking(programs.packer, rate, either);
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

  /** Looked up each time: whoever installs them need not restart anything. */
  private programs(): { readonly speaker: string; readonly packer: string } | undefined {
    const [speaker, packer] = ['espeak-ng', 'opusenc'].map((name) =>
      findProgram(name, this.configuration.SPEECH_PROGRAMS),
    );
    return speaker && packer ? { speaker, packer } : undefined;
  }
}

async function sayLine(
  speaker: string,
  line: string,
  language: Language,
  signal: AbortSignal,
): Promise<Samples> {
  const utf8 = ['-b', '1'];
  const options = ['-v', VOICES[language], '-s', String(WORDS_PER_MINUTE), ...utf8, '--stdout'];
  const program = new Program(speaker, options, { signal, maxBytes: LINE_BYTES });
  await program.write(`${line}\n`);
  return samplesOf(await program.finish());
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
