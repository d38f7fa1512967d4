import { Controller } from '@nestjs/common';
import {
  AppError,
  Speak,
  type MeteredSubject,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { Meter } from '@word-unfolded/metering';
import type { SpeechInput } from './prepare-speech.js';
import { SpeechJobs, speechReservation } from './speech-jobs.js';
import { SpeechModel } from './speech-model.js';
import { StoredSpeech, type StoredRecording } from './recordings/stored-speech.js';
import { SpeechPreparation } from './words/speech-preparation.js';

/** Finds the recording of a text, or has it generated. */
@Controller()
export class SpeakUseCase {
  constructor(
    private readonly model: SpeechModel,
    private readonly preparation: SpeechPreparation,
    private readonly stored: StoredSpeech,
    private readonly jobs: SpeechJobs,
    private readonly meter: Meter,
  ) {}

  /** @throws AppError as the contract says */
  @Handles(Speak)
  async execute(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    const { speech, recording } = await this.preparation.of(request);
    return recording ?? this.makeFor(request.subject, speech);
  }

  /** Charges the reader for the characters of a new recording, once per reader and recording. */
  private async makeFor(subject: MeteredSubject, speech: SpeechInput): Promise<StoredRecording> {
    if (!this.model.isAvailable()) throw AppError.of('SPEECH_UNAVAILABLE');
    const reservation = speechReservation(speech);
    return this.meter.charge(subject, reservation, async () => {
      await this.jobs.make(speech, subject);
      const made = await this.stored.find(speech.digest);
      if (!made) throw AppError.of('SPEECH_EMPTY');
      return { result: made, used: reservation.amounts };
    });
  }
}
