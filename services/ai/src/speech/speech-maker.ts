import { Injectable } from '@nestjs/common';
import type { JobOf } from '@word-unfolded/contracts';
import type { JobHandler } from '@word-unfolded/queues';
import { RecordingTooLongError } from './pack-lines.js';
import { StoredSpeech } from './stored-speech.js';
import { SpeechModel } from './speech-model.js';
import type { SpeechQueue } from './speech-queue.js';
import { SpeechInFlight } from './speech-in-flight.js';

/** The longest text takes seconds; a longer job hangs. */
const MAKE_WITHIN_MS = 70_000;

/** Processes the speech queue. */
@Injectable()
export class SpeechMaker implements JobHandler<typeof SpeechQueue> {
  constructor(
    private readonly model: SpeechModel,
    private readonly stored: StoredSpeech,
    private readonly inFlight: SpeechInFlight,
  ) {}

  async handle(job: JobOf<typeof SpeechQueue>, { id: jobId }: { readonly id: string }): Promise<void> {
    const { digest } = job;
    try {
      const hasSound = await this.make(job);
      await this.inFlight.end(digest, jobId, hasSound ? 'made' : 'silent');
    } catch (error) {
      // Another attempt would be as long.
      if (error instanceof RecordingTooLongError) return this.inFlight.end(digest, jobId, 'too-long');
      throw error;
    }
  }

  async failed({ digest }: JobOf<typeof SpeechQueue>, { id: jobId }: { readonly id: string }): Promise<void> {
    await this.inFlight.end(digest, jobId, 'failed');
  }

  /** @returns whether the recording contains any sound */
  private async make({ digest, lines, language }: JobOf<typeof SpeechQueue>): Promise<boolean> {
    // A request at the moment when the previous job ended has queued another one.
    if (await this.stored.find(digest)) return true;
    const recording = await this.model.speak(lines, language, AbortSignal.timeout(MAKE_WITHIN_MS));
    if (recording.audio.length === 0) return false;
    await this.stored.save(digest, recording, this.model.voice);
    return true;
  }
}
