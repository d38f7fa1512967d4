import type { Language } from '@word-unfolded/domain';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EspeakSpeechModel } from '../src/speech/espeak/espeak-speech-model.js';
import { Program } from '../src/speech/espeak/program.js';
import { speechConfiguration } from '../src/speech/speech.configuration.js';

const folders = String(speechConfiguration.variables.SPEECH_PROGRAMS.default);
const configured = (SPEECH_PROGRAMS: string) =>
  new EspeakSpeechModel({ SPEECH_PROGRAMS, SPEECH_KEPT_BYTES: 1_000 });
const model = configured(folders);
const never = new AbortController().signal;

/** Seconds of an Ogg Opus file: its last page counts samples of 48 kHz (RFC 7845, section 4). */
function secondsOf(file: Buffer): number {
  const last = file.lastIndexOf('OggS');
  return Number(file.readBigUInt64LE(last + 6)) / 48_000;
}

// The system parts are optional: where they are missing, the route says so, which the tests below show.
const whereInstalled = model.isAvailable() ? describe : describe.skip;

whereInstalled('espeak-ng', () => {
  it.each<[Language, string[]]>([
    ['en', ['In the beginning was the word.', '', 'And the word was with God.']],
    ['es', ['En el principio era el verbo.', '', 'Y el verbo era con Dios.']],
  ])('speaks %s as Ogg Opus, line after line', async (language, lines) => {
    const { audio, mediaType, startsMs } = await model.speak(lines, language, never);
    expect(mediaType).toBe('audio/ogg');
    expect([audio.toString('latin1', 0, 4), audio.includes('OpusHead')]).toEqual(['OggS', true]);
    const [first, empty, last] = startsMs;
    expect(first).toBe(0);
    expect(last).toBe(empty);
    expect(last).toBeGreaterThan(800);
    expect(secondsOf(audio)).toBeGreaterThan(last! / 1_000 + 0.8);
  });

  it('takes a line for text alone, whatever it looks like', async () => {
    const { audio } = await model.speak(['--help -f /etc/passwd', '-v nothing'], 'en', never);
    expect(secondsOf(audio)).toBeGreaterThan(1);
  });

  it('stops when nobody needs it', async () => {
    const cancelled = AbortSignal.abort();
    await expect(model.speak(['Peace'], 'en', cancelled)).rejects.toThrow();
  });
});

it('is not available where its programs are not', async () => {
  const nowhere = configured('/nowhere');
  expect(nowhere.isAvailable()).toBe(false);
  await expect(nowhere.speak(['Peace'], 'en', never)).rejects.toThrow('not installed');
});

describe('a program', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'word-unfolded-program-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const script = (name: string, lines: string) => {
    const file = path.join(place, name);
    writeFileSync(file, `#!/bin/sh\n${lines}\n`);
    execFileSync('chmod', ['+x', file]);
    return file;
  };

  it('says why it failed, also when it has not read what it was given', async () => {
    const program = new Program(script('fails', 'echo no such voice >&2; exit 3'), [], {
      signal: never,
      maxBytes: 10,
    });
    await program.write(Buffer.alloc(5_000_000));
    await expect(program.finish()).rejects.toThrow('ended with 3: no such voice');
  });

  it('is ended when it writes without end, and when it is cancelled', async () => {
    const endless = script('endless', 'exec yes');
    await expect(new Program(endless, [], { signal: never, maxBytes: 1_000 }).finish()).rejects.toThrow(
      'more than 1000 bytes',
    );
    const hanging = script('hangs', 'exec sleep 600');
    const controller = new AbortController();
    const program = new Program(hanging, [], { signal: controller.signal, maxBytes: 10 });
    controller.abort();
    await expect(program.finish()).rejects.toThrow();
  });
});
