import { RecordingTooLongError } from '../../src/speech/pack-lines.js';
import type { SpeechModel } from '../../src/speech/speech-model.js';

/** A fake voice: its audio is the lines that it was given. */
export class FakeVoice {
  readonly said: string[][] = [];
  failures = 0;
  isMute = false;
  isEndless = false;
  isThere = true;
  gate: Promise<void> = Promise.resolve();

  readonly voice = 'fake';

  isAvailable = () => this.isThere;

  /** How many of the recordings were aborted. */
  aborted = 0;

  speak: SpeechModel['speak'] = async (lines, _, signal, progress) => {
    this.said.push([...lines]);
    progress?.(1, lines.length + 1);
    signal.addEventListener('abort', () => (this.aborted += 1), { once: true });
    await this.gate;
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('hoarse');
    }
    if (this.isEndless) throw new RecordingTooLongError();
    const audio = this.isMute ? Buffer.alloc(0) : Buffer.from(lines.join('|'));
    return { audio, mediaType: 'audio/ogg', startsMs: lines.map((_, index) => index * 1_000) };
  };
}
