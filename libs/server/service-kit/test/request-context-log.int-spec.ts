import { spawn, type ChildProcess } from 'node:child_process';
import {
  ContractClient,
  inRequestContext,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { checkHealthOf } from '@word-unfolded/contracts';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmptyModule } from './fixtures.js';

/** A built service that needs no database, in a separate process. */
const BUNDLE = path.resolve(import.meta.dirname, '../../../../services/scripture/dist/main.js');

describe('service in a separate process', () => {
  const environment = suiteEnvironment({
    LOG_LEVEL: 'debug',
    // The service serves Scripture without its database and its files; nothing answers at this address.
    MONGODB_URI: 'mongodb://127.0.0.1:1',
    STORAGE_FOLDER: tmpdir(),
    FILES_SECRET: 'a secret of a suite that serves no files',
  });
  let child: ChildProcess;
  let output = '';
  let caller: RunningService;

  beforeAll(async () => {
    child = spawn(process.execPath, [BUNDLE], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => (output += data.toString()));
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`the service has ended: ${output}`)));
    });
    caller = await startService('gateway', EmptyModule, [], { ...environment, LOG_LEVEL: 'silent' });
  });
  afterAll(() => caller.stop());

  it('writes the correlation id of its caller to its log', async () => {
    // The service that has just started prepares its indexes, and answers later than a check of its health may wait.
    const request = { parse: (value: unknown) => value };
    const wrong = { ...checkHealthOf('scripture'), request, timeoutMs: 30_000 } as never;
    const ask = inRequestContext({ correlationId: 'id-in-the-log', language: 'en' }, () =>
      caller.app.get(ContractClient).ask(wrong, 'not an object' as never),
    );
    await expect(ask).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const line = await until('the refusal is logged', () => /^.*id-in-the-log.*(?=\n)/m.exec(output)?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      level: 'debug',
      service: 'scripture',
      msg: 'refused',
      code: 'VALIDATION_FAILED',
    });
  });

  it('stops gracefully when its parent process ends', async () => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.disconnect();
    expect(await ended).toBe(0);
    expect(output).toContain('the process that started this one has gone');
  });

  it('exits with the status and the reasons of a bad configuration', async () => {
    const bad = spawn(process.execPath, [BUNDLE], {
      env: { ...process.env, ...environment, INTERNAL_PORT: 'many', NATS_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    bad.stderr.on('data', (data: Buffer) => (printed += data.toString()));
    const code = await new Promise<number | null>((resolve) => bad.once('close', resolve));
    expect(code).toBe(78);
    expect(printed).toContain('INTERNAL_PORT is "many": expected a number from 0 to 65535.');
    expect(printed).toContain('NATS_URL is not set');
    expect(printed).not.toContain('    at ');
  });
});
