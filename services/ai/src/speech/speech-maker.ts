import { Injectable } from '@nestjs/common';
import { AppError, type JobOf, type OutcomeOf, type SpeechQueue } from '@word-unfolded/contracts';
import { JobRefusedError, type JobContext, type JobHandler } from '@word-unfolded/queues';
import { RecordingTooLongError } from './pack-lines.js';
import { SpeechModel, type Recording } from './speech-model.js';
import { StoredSpeech } from './recordings/stored-speech.js';

type Job = JobOf<typeof SpeechQueue>;

/** Processes the speech queue. */
@Injectable()
export class SpeechMaker implements JobHandler<typeof SpeechQueue> {
  constructor(
    private readonly model: SpeechModel,
    private readonly stored: StoredSpeech,
  ) {}

  /** @throws JobRefusedError when another attempt would have the same result */
  async handle(job: Job, context: JobContext): Promise<OutcomeOf<typeof SpeechQueue>> {
    const { voice } = this.model;
    // A request at the moment when the previous job ended has queued another one.
    if (await this.stored.find(job.digest)) return { voice };
    const recording = await this.record(job, context);
    if (recording.audio.length === 0) throw new JobRefusedError(AppError.of('SPEECH_EMPTY'));
    context.signal.throwIfAborted();
    await this.stored.save(job.digest, recording, voice);
    return { voice };
  }

  private async record({ lines, language }: Job, { signal, progress }: JobContext): Promise<Recording> {
    try {
      return await this.model.speak(lines, language, signal, progress);
    } catch (cause) {
      if (cause instanceof RecordingTooLongError)
        throw new JobRefusedError(AppError.of('SPEECH_TAKES_TOO_LONG'));
      throw AppError.with('SPEECH_EMPTY', {}, { cause });
    }
  }
}
