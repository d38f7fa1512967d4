import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import type OpenAI from 'openai';
import {
  hasProvider,
  modelsConfiguration,
  type ModelsConfiguration,
} from '../../models/models.configuration.js';
import { openaiClient } from '../../models/openai/openai-client.js';
import { TRYING, type TryingPlan } from '../../models/openai/try-again.js';
import { withinTime } from '../../models/openai/within-time.js';
import { findProgram } from '../espeak/find-program.js';
import type { Samples } from '../espeak/wave.js';
import { packLines } from '../pack-lines.js';
import { SpeechModel, type Recording } from '../speech-model.js';
import { speechConfiguration, type SpeechConfiguration } from '../speech.configuration.js';
import { portionsOf } from './portions-of.js';

/** Of OpenAI's `pcm`: 16 bits, one channel, no header. */
const RATE = 24_000;
const BYTES_PER_SAMPLE = 2;

/** Four thousand characters are some four minutes of speech, which come in less than one. */
const PORTION_MS = 60_000;

/** Lines that are being said at a time; more would only meet the provider's limits. */
const AHEAD = 3;

const INSTRUCTIONS: Readonly<Record<Language, string>> = {
  en: 'Read aloud in English, calmly and clearly, as one reads Scripture to others. Say nothing else.',
  es: 'Lee en voz alta en español latinoamericano, con calma y claridad, como quien lee la Escritura a otros. No digas nada más.',
};

/** Models that take no instructions. */
const WITHOUT_INSTRUCTIONS = /^tts-1/;

/**
 * A voice of OpenAI. It tells nothing of where a line begins in what it says, so each line is said by itself, and opusenc packs
 * them.
 */
@Injectable()
export class OpenaiSpeechModel extends SpeechModel {
  readonly voice: string;
  private client: OpenAI | undefined;

  /** @param trying other than that of the house only in tests */
  constructor(
    @Inject(modelsConfiguration.token) private readonly models: ModelsConfiguration,
    @Inject(speechConfiguration.token) private readonly speech: Pick<SpeechConfiguration, 'SPEECH_PROGRAMS'>,
    @Optional() private readonly trying: TryingPlan = TRYING,
  ) {
    super();
    this.voice = `${models.AI_SPEECH_MODEL} ${models.AI_SPEECH_VOICE}`;
  }

  isAvailable(): boolean {
    return hasProvider(this.models) && this.packer() !== undefined;
  }

  /** @throws CatalogueError PROVIDER_... */
  async speak(lines: readonly string[], language: Language, signal: AbortSignal): Promise<Recording> {
    const packer = this.packer();
    if (!packer) throw new Error('opusenc is not installed');
    const say = (line: string, stop: AbortSignal) => this.sayLine(line, language, stop);
    return packLines(lines, say, { packer, ahead: AHEAD }, signal);
  }

  private async sayLine(line: string, language: Language, signal: AbortSignal): Promise<Samples> {
    const said: Buffer[] = [];
    for (const portion of portionsOf(line)) said.push(await this.say(portion, language, signal));
    return { rate: RATE, bytes: Buffer.concat(said) };
  }

  private async say(input: string, language: Language, signal: AbortSignal): Promise<Buffer> {
    this.client ??= openaiClient(this.models);
    const { audio } = this.client;
    const { AI_SPEECH_MODEL: model, AI_SPEECH_VOICE: voice } = this.models;
    const instructions = WITHOUT_INSTRUCTIONS.test(model) ? {} : { instructions: INSTRUCTIONS[language] };
    const call = async (stop: AbortSignal): Promise<Buffer> => {
      const params = { model, voice, input, response_format: 'pcm', ...instructions } as const;
      const response = await audio.speech.create(params, { signal: stop });
      return Buffer.from(await response.arrayBuffer());
    };
    const samples = await withinTime(call, PORTION_MS, signal, this.trying);
    return samples.subarray(0, samples.length - (samples.length % BYTES_PER_SAMPLE));
  }

  private packer(): string | undefined {
    return findProgram('opusenc', this.speech.SPEECH_PROGRAMS);
  }
}
