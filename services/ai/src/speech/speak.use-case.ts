import { Injectable } from '@nestjs/common';
import {
  AppError,
  Speak,
  type MeteredSubject,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { prepareSpeech, type SpeechInput } from './prepare-speech.js';
import { StoredSpeech, type StoredRecording } from './stored-speech.js';
import { SpeechModel } from './speech-model.js';
import { SpeechQueue } from './speech-queue.js';
import { SpeechInFlight } from './speech-in-flight.js';

/** Queue length above which further requests are refused as busy. */
const WAITING_AT_MOST = 200;

/** Shorter than the deadline of the caller, so that the caller gets this service's own error. */
const WAIT_MS = Speak.timeoutMs - 5_000;

/** Finds the recording of a text, or has it generated. */
@Injectable()
export class SpeakUseCase {
  constructor(
    private readonly model: SpeechModel,
    private readonly stored: StoredSpeech,
    private readonly inFlight: SpeechInFlight,
    private readonly meter: Meter,
    @InjectQueue(SpeechQueue) private readonly queue: JobQueue<typeof SpeechQueue>,
  ) {}

  /** @throws AppError as the contract says */
  async execute(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    const speech = prepareSpeech(request, this.model.voice);
    return (await this.stored.find(speech.digest)) ?? this.makeFor(request.subject, speech);
  }

  /** Charges the reader for the characters of a new recording, once per reader and recording. */
  private async makeFor(subject: MeteredSubject, speech: SpeechInput): Promise<StoredRecording> {
    if (!this.model.isAvailable()) throw AppError.of('SPEECH_UNAVAILABLE');
    const id = `speech-${speech.digest}`;
    const amounts = { ttsCharacters: speech.lines.join('').length };
    return this.meter.charge(subject, { id, feature: 'speech', amounts }, async () => ({
      result: await this.make(speech),
      used: amounts,
    }));
  }

  private async make(speech: SpeechInput): Promise<StoredRecording> {
    const outcome = await this.inFlight.wait(await this.jobIdOf(speech), WAIT_MS);
    if (outcome === undefined) throw AppError.of('SERVICE_TIMEOUT');
    if (outcome === 'too-long') throw AppError.of('SPEECH_TAKES_TOO_LONG');
    const made = outcome === 'made' ? await this.stored.find(speech.digest) : undefined;
    if (!made) throw AppError.of('SPEECH_EMPTY');
    return made;
  }

  /** The id of the queued or running job that generates it. */
  private async jobIdOf({ digest, lines, language }: SpeechInput): Promise<string> {
    try {
      const { waiting } = await this.queue.counts();
      if (waiting >= WAITING_AT_MOST) throw new Error(`${waiting} recordings wait to be made`);
      const jobId = await this.inFlight.join(digest);
      await this.queue.add({ digest, lines: [...lines], language }, { id: jobId });
      return jobId;
    } catch (cause) {
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }
}
