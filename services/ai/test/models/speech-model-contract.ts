import type { Language } from '@word-unfolded/domain';
import type { SpeechModel } from '../../src/speech/speech-model.js';

const never = new AbortController().signal;

/** Seconds of an Ogg Opus file: its last page counts samples of 48 kHz (RFC 7845, section 4). */
export function secondsOf(file: Buffer): number {
  const last = file.lastIndexOf('OggS');
  return Number(file.readBigUInt64LE(last + 6)) / 48_000;
}

/** What every adapter of `SpeechModel` must do. */
export function itSpeaks(underTest: () => SpeechModel): void {
  it.each<[Language, string[]]>([
    ['en', ['In the beginning was the word.', '', 'And the word was with God.']],
    ['es', ['En el principio era el verbo.', '', 'Y el verbo era con Dios.']],
  ])('speaks %s as Ogg Opus, line after line', async (language, lines) => {
    expect(underTest().isAvailable()).toBe(true);
    const { audio, mediaType, startsMs } = await underTest().speak(lines, language, never);
    expect(mediaType).toBe('audio/ogg');
    expect([audio.toString('latin1', 0, 4), audio.includes('OpusHead')]).toEqual(['OggS', true]);
    const [first, empty, last] = startsMs;
    expect(first).toBe(0);
    expect(last).toBe(empty);
    expect(last).toBeGreaterThan(800);
    expect(secondsOf(audio)).toBeGreaterThan(last! / 1_000 + 0.8);
  });

  it('has nothing to be heard where nothing is to be said', async () => {
    const { audio, startsMs } = await underTest().speak(['', ''], 'en', never);
    expect([audio.length, startsMs]).toEqual([0, [0, 0]]);
  });

  it('takes a line for text alone, whatever it looks like', async () => {
    const { audio } = await underTest().speak(['--help -f /etc/passwd', '-v nothing'], 'en', never);
    expect(secondsOf(audio)).toBeGreaterThan(1);
  });

  it('stops when nobody needs it', async () => {
    await expect(underTest().speak(['Peace'], 'en', AbortSignal.abort())).rejects.toThrow();
  });
}
