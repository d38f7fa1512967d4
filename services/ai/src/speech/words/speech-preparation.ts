import { Injectable } from '@nestjs/common';
import type { RequestOf, Speak } from '@word-unfolded/contracts';
import { prepareSpeech, type SpeechInput } from '../prepare-speech.js';
import { StoredSpeech, type StoredRecording } from '../recordings/stored-speech.js';
import { SpeechModel } from '../speech-model.js';
import { SpokenWords } from './spoken-words.js';

/** What is to be spoken, and its recording if there is one. */
export type PreparedSpeech = { readonly speech: SpeechInput; readonly recording?: StoredRecording };

/** Prepares texts for the voice: their Scripture is replaced by the stored words before anything else. */
@Injectable()
export class SpeechPreparation {
  constructor(
    private readonly model: SpeechModel,
    private readonly stored: StoredSpeech,
    private readonly words: SpokenWords,
  ) {}

  /**
   * Recordings are made of checked words only, so a text that is equal to one of them needs no further check.
   *
   * @throws AppError SPEECH_TEXT_EMPTY, SERVICE_UNAVAILABLE
   */
  async of(request: Omit<RequestOf<typeof Speak>, 'subject'>): Promise<PreparedSpeech> {
    const { voice } = this.model;
    const sent = prepareSpeech(request, voice);
    const known = await this.stored.find(sent.digest);
    if (known) return { speech: sent, recording: known };
    const speech = prepareSpeech({ ...request, text: await this.words.of(request) }, voice);
    if (speech.digest === sent.digest) return { speech };
    return { speech, recording: await this.stored.find(speech.digest) };
  }
}
