import { Injectable } from '@nestjs/common';
import { CatalogueError, Speak, type Payer, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
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
    private readonly meter: Meter,
    @InjectQueue(SpeechQueue) private readonly queue: JobQueue<typeof SpeechQueue>,
  ) {}

  /** @throws CatalogueError as the contract says */
  async execute(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    const asked = askedSpeech(request, this.model.voice);
    return (await this.kept.find(asked.digest)) ?? this.makeFor(request.payer, asked);
  }

  /** The reader pays for what has to be made, by its characters; one reader once for one recording. */
  private async makeFor(payer: Payer, asked: AskedSpeech): Promise<KeptRecording> {
    if (!this.model.isAvailable()) throw CatalogueError.of('SPEECH_UNAVAILABLE');
    const id = `speech-${asked.digest}`;
    const amounts = { ttsCharacters: asked.lines.join('').length };
    await this.meter.reserve(payer, { id, feature: 'speech', amounts });
    const made = await this.make(asked).catch(async (error: unknown) => {
      await this.meter.release(payer, id).catch(() => {}); // then it expires by itself
      throw error;
    });
    await this.meter.settle(payer, id, amounts).catch(() => {}); // who has waited for it gets it, counted or not
    return made;
  }

  private async make(asked: AskedSpeech): Promise<KeptRecording> {
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
