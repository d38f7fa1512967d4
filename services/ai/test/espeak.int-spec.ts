import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EspeakSpeechModel } from '../src/speech/espeak/espeak-speech-model.js';
import { Program } from '../src/speech/espeak/program.js';
import { speechConfiguration } from '../src/speech/speech.configuration.js';
import { itSpeaks } from './models/speech-model-contract.js';

const folders = String(speechConfiguration.variables.SPEECH_PROGRAMS.default);
const configured = (SPEECH_PROGRAMS: string) => new EspeakSpeechModel({ SPEECH_PROGRAMS });
const model = configured(folders);
const never = new AbortController().signal;

// The system parts are optional: where they are missing, the route says so, which the tests below show.
const whereInstalled = model.isAvailable() ? describe : describe.skip;

whereInstalled('espeak-ng', () => itSpeaks(() => model));

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
