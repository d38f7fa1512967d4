import { Inject, Controller } from '@nestjs/common';
import {
  AppError,
  BeginSpeech,
  SpeechQueue,
  type MeteredSubject,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Meter, type Reservation } from '@word-unfolded/metering';
import { Handles, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { SpeechJobs, speechReservation } from './speech-jobs.js';
import { SpeechModel } from './speech-model.js';
import { SpeechPreparation } from './words/speech-preparation.js';

/** Begins to make a recording that its reader follows as a job. */
@Controller()
export class BeginSpeechUseCase {
  constructor(
    private readonly model: SpeechModel,
    private readonly preparation: SpeechPreparation,
    private readonly jobs: SpeechJobs,
    private readonly meter: Meter,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError as the contract says */
  @Handles(BeginSpeech)
  async execute({
    subject,
    ...text
  }: RequestOf<typeof BeginSpeech>): Promise<ResponseOf<typeof BeginSpeech>> {
    const { speech, recording } = await this.preparation.of(text);
    if (recording) return { jobId: null };
    if (!this.model.isAvailable()) throw AppError.of('SPEECH_UNAVAILABLE');
    const reservation = speechReservation(speech);
    await this.meter.reserve(subject, reservation);
    const id = await this.jobs.begin(speech, subject).catch(async (error: unknown) => {
      await this.meter.release(subject, reservation.id).catch(() => {}); // the reservation then expires
      throw error;
    });
    void this.chargeAtTheEnd(id, subject, reservation);
    return { jobId: `${SpeechQueue.name}.${id}` };
  }

  /**
   * A recording that fails or is cancelled costs nothing. If this process dies first, the reservation expires, as it does
   * for a request that waits for its recording.
   */
  private async chargeAtTheEnd(id: string, subject: MeteredSubject, reservation: Reservation): Promise<void> {
    try {
      const isMade = await this.jobs.observe(id).then(
        () => true,
        () => false,
      );
      if (isMade) await this.meter.settle(subject, reservation.id, reservation.amounts);
      else await this.meter.release(subject, reservation.id);
    } catch (error) {
      this.log.warn({ err: error, id }, 'a recording could not be charged or given back');
    }
  }
}
