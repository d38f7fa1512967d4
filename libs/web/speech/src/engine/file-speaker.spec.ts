import { jest } from '@jest/globals';
import type { SpokenRecording } from '../api/recording-types.js';
import type { SpeechPassages } from '../speech-passages.js';
import { fileSpeaker } from './file-speaker.js';
import { readingParts } from './reading-parts.js';

const readingOf = (...texts: string[]): SpeechPassages => ({
  key: 'a reading',
  title: 'A reading',
  language: 'en',
  lines: texts.map((text, index) => ({ text, sentence: String(index) })),
});

const sizes = (reading: SpeechPassages) => readingParts(reading).map(({ lines }) => lines.length);

describe('the parts of a reading', () => {
  const sentence = `${'A sentence of some fifty characters, as they are. '}`;

  it('begin with little, and grow, so that the first is heard soon', () => {
    const counts = sizes(readingOf(...Array.from({ length: 100 }, () => sentence)));
    expect(counts[0]).toBe(3);
    expect(counts.slice(0, 4)).toEqual([...counts.slice(0, 4)].sort((a, b) => a - b));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  });

  it('do not divide a quotation, unless it never ends', () => {
    const quoted = readingOf(sentence, sentence, `“${sentence}`, sentence, `${sentence}”`, sentence);
    expect(sizes(quoted)).toEqual([5, 1]);
    const unclosed = readingOf(`“${sentence}`, ...Array.from({ length: 60 }, () => sentence));
    expect(sizes(unclosed).length).toBeGreaterThan(2);
  });

  it('are none of a reading without lines', () => expect(readingParts(readingOf())).toEqual([]));
});

/** An audio element that the test plays by hand. */
class FakeAudio {
  src = '';
  currentTime = 0;
  duration = NaN;
  error = null;
  preload = '';
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onloadedmetadata: (() => void) | null = null;
  play = jest.fn(() => Promise.resolve());
  pause = jest.fn();

  loaded(seconds: number): void {
    this.currentTime = 0;
    this.duration = seconds;
    this.onloadedmetadata?.();
  }
}

describe('a reading that is recorded in parts', () => {
  const parts = ['One', 'Two', 'Three'].map((text) => readingOf(text.repeat(20)));
  const listeners = { onEnd: jest.fn(), onFailure: jest.fn(), onWaiting: jest.fn() };
  let audio: FakeAudio;
  let asked: string[];
  let answer: (text: string) => Promise<SpokenRecording>;

  const recordingOf = (text: string): SpokenRecording => ({
    address: `blob:${text}`,
    file: new Blob([text]),
    starts: [0],
    voice: 'espeak-ng',
  });
  const nameOf = ({ lines }: SpeechPassages) => /^(One|Two|Three)/.exec(lines[0]!.text)![0];
  const open = () =>
    fileSpeaker(
      parts,
      (part) => {
        asked.push(nameOf(part));
        return answer(nameOf(part));
      },
      listeners,
      audio as unknown as HTMLAudioElement,
    );
  /** Several turns of the microtasks. */
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  beforeEach(() => {
    jest.clearAllMocks();
    audio = new FakeAudio();
    asked = [];
    answer = (text) => Promise.resolve(recordingOf(text));
  });

  it('begins with the first part, and has the next one made meanwhile', async () => {
    const speaker = await open();
    expect(asked).toEqual(['One']);
    await speaker.play();
    expect([audio.src, asked]).toEqual(['blob:One', ['One', 'Two']]);
  });

  it('goes on through its parts, line by line, and then is at its beginning again', async () => {
    const speaker = await open();
    await speaker.play();
    audio.loaded(10);
    audio.onended!();
    await settled();
    audio.loaded(20);
    audio.currentTime = 5;
    expect(audio.src).toBe('blob:Two');
    expect(speaker.place()).toMatchObject({ line: 1, seconds: 15 });
    audio.onended!();
    await settled();
    audio.loaded(30);
    expect(speaker.place()).toEqual({ line: 2, seconds: 30, length: 60 });
    expect(listeners.onEnd).not.toHaveBeenCalled();
    audio.onended!();
    await settled();
    expect([audio.src, speaker.place().line]).toEqual(['blob:One', 0]);
    expect(listeners.onEnd).toHaveBeenCalledTimes(1);
    expect(audio.play).toHaveBeenCalledTimes(3);
  });

  it('seeks to a place of another part', async () => {
    const speaker = await open();
    await speaker.play();
    audio.loaded(10);
    speaker.seek(12);
    await settled();
    expect([audio.src, audio.currentTime]).toEqual(['blob:Two', 2]);
    speaker.seek(3);
    await settled();
    expect([audio.src, audio.currentTime]).toEqual(['blob:One', 3]);
  });

  it('says that it waits for a part, and goes on when it is there', async () => {
    jest.useFakeTimers();
    const speaker = await open();
    await speaker.play();
    let made = () => {};
    answer = (text) => new Promise((resolve) => (made = () => resolve(recordingOf(text))));
    audio.onended!();
    jest.advanceTimersByTime(1_000);
    expect(listeners.onWaiting.mock.lastCall).toEqual([true]);
    made();
    await settled();
    expect(listeners.onWaiting.mock.lastCall).toEqual([false]);
    jest.useRealTimers();
  });

  it('requests a part again that failed while another was heard, and reports a second failure', async () => {
    const lost = new Error('no network');
    const speaker = await open();
    answer = () => Promise.reject(lost);
    await speaker.play();
    await settled();
    expect(listeners.onFailure).not.toHaveBeenCalled();
    audio.onended!();
    await settled();
    expect(listeners.onFailure).toHaveBeenCalledWith(lost);
  });

  it('does not treat a pause as a failure', async () => {
    const speaker = await open();
    audio.play.mockImplementation(() => settled().then(() => Promise.reject(new Error('interrupted'))));
    const playing = speaker.play();
    speaker.pause();
    await expect(playing).resolves.toBeUndefined();
  });
});
