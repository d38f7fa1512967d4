import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, forkReady } from './child-process.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'child-process-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function program(code: string): string {
  const file = path.join(folder, 'main.mjs');
  writeFileSync(file, code);
  return file;
}

describe('a child process of a test', () => {
  it('is given back after its first message, and ends when it is told to', async () => {
    const child = await forkReady(
      program(`process.send(process.env.NAME); process.on('message', () => {});`),
      {
        NAME: 'any',
      },
    );
    expect(child.exitCode).toBeNull();
    await endProcess(child);
    expect(child.signalCode).toBe('SIGTERM');
    await endProcess(child);
  });

  it.each([
    ['a status', 'process.exit(78)', '78'],
    ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
  ])('that ends with %s instead of a message is an error with the end of its output', async (_, end, how) => {
    const main = program(
      `process.stderr.write('the port is taken', () => ${end}); setTimeout(() => {}, 60_000);`,
    );
    const started = forkReady(main, {});
    await expect(started).rejects.toThrow(`ended (${how}) before it was ready\nthe port is taken`);
  });

  it('that has an error in its file is an error with the place', async () => {
    await expect(forkReady(program('throw new Error("no library")'), {})).rejects.toThrow(/no library/);
  });

  it('that never reports is killed', async () => {
    const child = forkReady(program('setInterval(() => {}, 1_000)'), {}, 200);
    await expect(child).rejects.toThrow('ran for 200 ms before it was ready');
  });
});
