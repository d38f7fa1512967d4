import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EspeakSpeechModel } from '../src/speech/espeak/espeak-speech-model.js';
import { Program } from '../src/speech/espeak/program.js';
import { packLines, RecordingTooLongError } from '../src/speech/pack-lines.js';
import { speechConfiguration } from '../src/speech/speech.configuration.js';
import { itSpeaks } from './models/speech-model-contract.js';

const folders = String(speechConfiguration.variables.SPEECH_PROGRAMS.default);
const configured = (SPEECH_PROGRAMS: string) => new EspeakSpeechModel({ SPEECH_PROGRAMS });
const model = configured(folders);
const never = new AbortController().signal;

// The programs are optional: without them the route reports that speech is unavailable, which the tests below show.
const whereInstalled = model.isAvailable() ? describe : describe.skip;

whereInstalled('espeak-ng', () => {
  itSpeaks(() => model);

  it('speaks a long line in portions, such as one of numbers, and begins the next line after it', async () => {
    const numbers = Array.from({ length: 220 }, (_, index) => 1_000 + ((index * 7_919) % 9_000)).join(' ');
    const { startsMs } = await model.speak([numbers, 'Amen.'], 'en', never);
    expect(startsMs).toEqual([0, expect.any(Number)]);
    expect(startsMs[1]).toBeGreaterThan(120_000);
  });
});

it('cancels a text that is too long as soon as that is known', async () => {
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
    return Promise.resolve({ rate: 8_000, bytes: Buffer.alloc(16_000) });
  };
  const packing = { packer: '/bin/cat', ahead: 0, longest: 10, mostMs: 2_500 };
  const packed = packLines(['one two three four five', 'six'], say, packing, never);
  await expect(packed).rejects.toThrow(RecordingTooLongError);
  expect(said).toEqual(['one two', 'three', 'four five']);
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

  it('reports why it failed, also when it has not read its whole input', async () => {
    const program = new Program(script('fails', 'echo no such voice >&2; exit 3'), [], {
      signal: never,
      maxBytes: 10,
    });
    await program.write(Buffer.alloc(5_000_000));
    await expect(program.finish()).rejects.toThrow('ended with 3: no such voice');
  });

  it('is ended when it writes too much, and when it is cancelled', async () => {
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
