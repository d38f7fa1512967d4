import { Injectable } from '@nestjs/common';
import { CatalogueError, Speak, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { askedSpeech, type AskedSpeech } from './asked-speech.js';
import { KeptSpeech, type KeptRecording } from './kept-speech.js';
import { SpeechModel } from './speech-model.js';
import { SpeechQueue } from './speech-queue.js';
import { SpeechTurns } from './speech-turns.js';

/** Above this, whoever asks for another recording is told to come back. */
const WAITING_AT_MOST = 200;

/** Less than callers wait, so that they are told by us. */
const WAIT_MS = Speak.timeoutMs - 5_000;

/** Finds the recording of a text, or has it made. */
@Injectable()
export class SpeakUseCase {
  constructor(
    private readonly model: SpeechModel,
    private readonly kept: KeptSpeech,
    private readonly turns: SpeechTurns,
    @InjectQueue(SpeechQueue) private readonly queue: JobQueue<typeof SpeechQueue>,
  ) {}

  /** @throws CatalogueError as the contract says */
  async execute(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    const asked = askedSpeech(request, this.model.voice);
    return (await this.kept.find(asked.digest)) ?? this.make(asked);
  }

  private async make(asked: AskedSpeech): Promise<KeptRecording> {
    if (!this.model.isAvailable()) throw CatalogueError.of('SPEECH_UNAVAILABLE');
    const outcome = await this.turns.wait(await this.turnOf(asked), WAIT_MS);
    if (outcome === undefined) throw CatalogueError.of('SERVICE_TIMEOUT');
    const made = outcome === 'made' ? await this.kept.find(asked.digest) : undefined;
    if (!made) throw CatalogueError.of('SPEECH_EMPTY');
    return made;
  }

  /** The turn that makes it, on the queue. */
  private async turnOf({ digest, lines, language }: AskedSpeech): Promise<string> {
    try {
      const { waiting } = await this.queue.counts();
      if (waiting >= WAITING_AT_MOST) throw new Error(`${waiting} recordings wait to be made`);
      const turn = await this.turns.join(digest);
      await this.queue.add({ digest, lines: [...lines], language }, { id: turn });
      return turn;
    } catch (cause) {
      throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }
}
