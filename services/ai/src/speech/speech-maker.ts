import { Injectable } from '@nestjs/common';
import type { JobOf } from '@word-unfolded/contracts';
import type { JobHandler } from '@word-unfolded/queues';
import { KeptSpeech } from './kept-speech.js';
import { SpeechModel } from './speech-model.js';
import { SpeechQueue } from './speech-queue.js';
import { SpeechTurns } from './speech-turns.js';

/** The longest text takes seconds; what takes longer hangs. */
const MAKE_WITHIN_MS = 70_000;

const ATTEMPTS = SpeechQueue.pausesMs.length + 1;

/** Makes the recordings of the queue. */
@Injectable()
export class SpeechMaker implements JobHandler<typeof SpeechQueue> {
  constructor(
    private readonly model: SpeechModel,
    private readonly kept: KeptSpeech,
    private readonly turns: SpeechTurns,
  ) {}

  async handle(
    job: JobOf<typeof SpeechQueue>,
    { id: turn, attempt }: { readonly id: string; readonly attempt: number },
  ): Promise<void> {
    const { digest } = job;
    try {
      const isHeard = await this.make(job);
      await this.turns.end(digest, turn, isHeard ? 'made' : 'silent');
    } catch (error) {
      if (attempt >= ATTEMPTS) await this.turns.end(digest, turn, 'failed');
      throw error;
    }
  }

  /** @returns whether there is anything to be heard */
  private async make({ digest, lines, language }: JobOf<typeof SpeechQueue>): Promise<boolean> {
    // Who asked just when the turn before ended has begun one more.
    if (await this.kept.find(digest)) return true;
    const recording = await this.model.speak(lines, language, AbortSignal.timeout(MAKE_WITHIN_MS));
    if (recording.audio.length === 0) return false;
    await this.kept.keep(digest, recording, this.model.voice);
    return true;
  }
}
