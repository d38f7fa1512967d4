import { Injectable } from '@nestjs/common';
import {
  AppError,
  isErrorCode,
  jobOwnerOf,
  Speak,
  SpeechQueue,
  type JobEvent,
  type MeteredSubject,
} from '@word-unfolded/contracts';
import type { Reservation } from '@word-unfolded/metering';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { RecordingRepository } from './recordings/recording.repository.js';
import type { SpeechInput } from './prepare-speech.js';

/** Queue length above which further requests are refused as busy. */
const WAITING_AT_MOST = 200;

/** Shorter than the deadline of the caller, so that the caller gets this service's own error. */
const WAIT_MS = Speak.timeoutMs - 5_000;

/** What a recording costs its reader: its characters, once, however it is requested. */
export function speechReservation({ digest, lines }: SpeechInput): Reservation {
  return { id: `speech-${digest}`, feature: 'speech', amounts: { ttsCharacters: lines.join('').length } };
}

/** Has recordings made by jobs: one at a time for each recording, for all readers together. */
@Injectable()
export class SpeechJobs {
  constructor(
    @InjectQueue(SpeechQueue) private readonly queue: JobQueue<typeof SpeechQueue>,
    private readonly recordings: RecordingRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins the job of a recording, or joins the one that makes it already.
   *
   * @returns its id in the queue
   * @throws AppError SERVICE_UNAVAILABLE without Redis, or when too many wait; ACCOUNT_DELETED
   */
  async begin({ digest, lines, language }: SpeechInput, caller: MeteredSubject): Promise<string> {
    if (caller.kind === 'reader') await this.recordings.note(ownerOf(caller.id), digest, this.clock.now());
    try {
      const { waiting } = await this.queue.counts();
      if (waiting >= WAITING_AT_MOST) throw new Error(`${waiting} recordings wait to be made`);
      const job = { digest, lines: [...lines], language };
      return await this.queue.begin(job, { owner: jobOwnerOf(caller), sameAs: digest });
    } catch (cause) {
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }

  /**
   * Begins the job of a recording and waits until it is stored.
   *
   * @throws AppError those of {@link begin} and {@link end}
   */
  async make(speech: SpeechInput, caller: MeteredSubject): Promise<void> {
    const first = await this.endOf(await this.begin(speech, caller), caller);
    // Its other callers had left, and it was being cancelled when this one joined it.
    const end =
      first?.type === 'cancelled' ? await this.endOf(await this.begin(speech, caller), caller) : first;
    assertDone(end);
  }

  /**
   * Waits for a job without being one of those for whom it runs.
   *
   * @throws AppError why it has failed; JOB_CANCELLED; SERVICE_TIMEOUT
   */
  async observe(id: string): Promise<void> {
    assertDone(await this.queue.endOf(id, 'observer', { withinMs: WAIT_MS }));
  }

  private endOf(id: string, caller: MeteredSubject): Promise<JobEvent | undefined> {
    return this.queue.endOf(id, jobOwnerOf(caller), { withinMs: WAIT_MS });
  }
}

function assertDone(end: JobEvent | undefined): void {
  if (end === undefined) throw AppError.of('SERVICE_TIMEOUT');
  if (end.type === 'cancelled') throw AppError.of('JOB_CANCELLED');
  if (end.type === 'failed')
    throw AppError.restore(isErrorCode(end.code) ? end.code : 'SPEECH_EMPTY', end.params);
}
