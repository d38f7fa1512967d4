import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { packLines } from '../pack-lines.js';
import { SpeechModel, type Recording } from '../speech-model.js';
import { speechConfiguration, type SpeechConfiguration } from '../speech.configuration.js';
import { findProgram } from './find-program.js';
import { Program } from './program.js';
import { samplesOf, type Samples } from './wave.js';

const VOICES: Readonly<Record<Language, string>> = { en: 'en-us', es: 'es-419' };

/** Words a minute: the pace of reading aloud, somewhat slower than speech. */
const WORDS_PER_MINUTE = 155;

/** Characters of one portion: a few minutes at most, even for numbers. */
const PORTION_CHARACTERS = 1_000;

/** espeak-ng writes 22,050 samples a second of 16 bits, so that this is a quarter of an hour for one portion. */
const PORTION_BYTES = 40_000_000;

/**
 * espeak-ng speaks and opusenc encodes: both are Debian packages and need no network (decisions, "Outside providers").
 */
@Injectable()
export class EspeakSpeechModel extends SpeechModel {
  readonly voice = 'espeak-ng';

  constructor(
    @Inject(speechConfiguration.token)
    private readonly configuration: Pick<SpeechConfiguration, 'SPEECH_PROGRAMS'>,
  ) {
    super();
  }

  isAvailable(): boolean {
    return this.programs() !== undefined;
  }

  async speak(...[lines, language, signal, progress]: Parameters<SpeechModel['speak']>): Promise<Recording> {
    const programs = this.programs();
    if (!programs) throw new Error('espeak-ng or opusenc is not installed');
    const { speaker, packer } = programs;
    return packLines(
      lines,
      (line, stop) => sayLine(speaker, line, language, stop),
      { packer, ahead: 0, longest: PORTION_CHARACTERS, progress },
      signal,
    );
  }

  /** Looked up each time, so that no restart is needed after they are installed. */
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
  const program = new Program(speaker, options, { signal, maxBytes: PORTION_BYTES });
  await program.write(`${line}\n`);
  return samplesOf(await program.finish());
}
