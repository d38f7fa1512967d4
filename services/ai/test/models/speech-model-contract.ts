import type { Language } from '@word-unfolded/domain';
import type { SpeechModel } from '../../src/speech/speech-model.js';

const never = new AbortController().signal;

/** Duration of an Ogg Opus file in seconds: its last page counts samples of 48 kHz (RFC 7845, section 4). */
function secondsOf(file: Buffer): number {
  const last = file.lastIndexOf('OggS');
  return Number(file.readBigUInt64LE(last + 6)) / 48_000;
}

/** The tests that every adapter of `SpeechModel` must pass. */
export function itSpeaks(underTest: () => SpeechModel): void {
  it.each<[Language, string[]]>([
    ['en', ['In the beginning was the word.', '', 'And the word was with God.']],
    ['es', ['En el principio era el verbo.', '', 'Y el verbo era con Dios.']],
  ])('speaks %s as Ogg Opus, line by line', async (language, lines) => {
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

  it('returns no audio for empty lines', async () => {
    const { audio, startsMs } = await underTest().speak(['', ''], 'en', never);
    expect([audio.length, startsMs]).toEqual([0, [0, 0]]);
  });

  it('treats a line as text, whatever it looks like', async () => {
    const { audio } = await underTest().speak(['--help -f /etc/passwd', '-v nothing'], 'en', never);
    expect(secondsOf(audio)).toBeGreaterThan(1);
  });

  it('stops when it is cancelled', async () => {
    await expect(underTest().speak(['Peace'], 'en', AbortSignal.abort())).rejects.toThrow();
  });
}
