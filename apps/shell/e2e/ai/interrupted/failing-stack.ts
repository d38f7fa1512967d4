import { startOpenaiSandbox, type ChatRequest, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../../../../tools/setup/find-program.mjs';
import { freePort } from '../../../../../tools/stack/processes/free-port.mjs';
import { Stack } from '../../../../../tools/stack/stack.mjs';
import { GatedProxy } from '../../support/gated-proxy.js';

/** Enough words for an answer of a few seconds, because the model sends each piece separately. */
export const LONG_ANSWER = Array.from(
  { length: 30 },
  (_, number) => `This is sentence ${number + 1} of the answer.`,
).join(' ');

const BETWEEN_PIECES_MS = 15;

/** A marker at its beginning that no other text contains. */
const OF_NOTHING_ELSE = 20;

/** A stack whose processes the tests kill, with a model behind a proxy that can hold requests, and a slow voice. */
export class FailingStack {
  private constructor(
    private readonly folder: string,
    private readonly stack: Stack,
    readonly sandbox: OpenaiSandbox,
    readonly model: GatedProxy,
  ) {}

  static async start(): Promise<FailingStack> {
    const sandbox = await startOpenaiSandbox({ answer: goOn, pauseMs: BETWEEN_PIECES_MS });
    const model = await GatedProxy.to(new URL(sandbox.baseUrl).origin);
    const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-interrupted-'));
    const stack = new Stack({
      port: await freePort(),
      data: path.join(folder, 'stack'),
      library: process.env.SCRIPTURE_LIBRARY ?? '',
      env: {
        LOG_LEVEL: 'error',
        SCRIPTURE_SOURCE: 'library',
        OPENAI_API_KEY: sandbox.apiKey,
        OPENAI_BASE_URL: `${model.origin}/v1`,
        IMAGE_PROVIDER: 'openai',
        SPEECH_VOICE: 'espeak-ng',
        SPEECH_PROGRAMS: slowVoice(folder),
      },
    });
    await stack.start(() => {});
    return new FailingStack(folder, stack, sandbox, model);
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await this.model.close();
    await this.sandbox.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return this.stack.url;
  }

  /** The process id of a service; undefined while it is restarted. */
  pidOf(service: string): number | undefined {
    return this.stack.process(service).pid;
  }

  /** Kills a process as a failing machine would; the supervisor restarts it. @returns its process id */
  crash(service: string): number {
    const pid = this.pidOf(service);
    if (pid === undefined) throw new Error(`${service} does not run.`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }
}

/** The reply of a model that is given the beginning of its answer: it continues after it. */
function goOn({ messages }: ChatRequest): string {
  const contents = messages.map(({ content }) => content).join('\n');
  let written = LONG_ANSWER.length;
  while (written > 0 && !contents.includes(LONG_ANSWER.slice(0, written))) written -= 1;
  return LONG_ANSWER.slice(written < OF_NOTHING_ELSE ? 0 : written);
}

/** A folder with a voice that takes half a second for each line, so that a test can act meanwhile. */
function slowVoice(folder: string): string {
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  symlinkSync(findProgram('opusenc')!, path.join(programs, 'opusenc'));
  const voice = `#!/bin/sh\nsleep 0.5\nexec ${findProgram('espeak-ng')!} "$@"\n`;
  writeFileSync(path.join(programs, 'espeak-ng'), voice, { mode: 0o755 });
  return programs;
}
