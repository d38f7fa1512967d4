import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../stack/processes/free-port.mjs';
import { until } from '../stack/until.mjs';
import { openClient } from './stack-client.mjs';

/** The test starts a whole installation. */
jest.setTimeout(600_000);

/** Enough for a new installation and some hundred entries. */
const DISK_BYTES = 192 * 2 ** 20;

/** A separate mount namespace, as an ordinary user if the system allows that. */
const APART = ['--user', '--map-root-user', '--mount', 'sh', '-c'];

const disk = mkdtempSync(path.join(tmpdir(), 'word-unfolded-small-disk-'));
const mount = `mount -t tmpfs -o size=${DISK_BYTES} tmpfs "$0"`;

/** Only Linux supports this, and some containers forbid it. */
const canMount = spawnSync('unshare', [...APART, mount, disk]).status === 0;

/** @type {import('node:child_process').ChildProcess | undefined} */
let stack;
/** @type {string[]} */
const died = [];

afterAll(async () => {
  if (stack?.connected) {
    const ended = once(stack, 'exit');
    stack.send('stop');
    await ended;
  }
  rmSync(disk, { recursive: true, force: true });
});

/**
 * Starts the stack on its own disk.
 *
 * @returns {Promise<{ url: string, natsUrl: string, callerSecret: string, prefix: string }>}
 */
async function start() {
  const program = path.join(import.meta.dirname, 'stack-on-small-disk.mjs');
  const args = [
    ...APART,
    `${mount} && exec "$@"`,
    disk,
    process.execPath,
    program,
    disk,
    String(await freePort()),
  ];
  const child = spawn('unshare', args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  stack = child;
  child.on('message', (/** @type {{ died?: string }} */ said) => said.died && died.push(said.died));
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the stack has not started'))),
  ]);
  return ready;
}

/** Sends the stack's process an order about its disk. @param {'fill' | 'make room'} order */
async function tell(order) {
  const done = new Promise((resolve) => {
    stack?.on(
      'message',
      (/** @type {{ done?: string }} */ said) => said.done === order && resolve(undefined),
    );
  });
  stack?.send(order);
  await done;
}

(canMount ? describe : describe.skip)('an installation whose disk becomes full', () => {
  it('preserves acknowledged data, reports that the disk is full, and continues when there is space', async () => {
    const client = await openClient(await start());
    /** Titles of acknowledged entries by their ids. @type {Map<string, string>} */
    const stored = new Map();
    let number = 0;
    const write = async () => {
      const title = `Entry ${(number += 1)}`;
      const content = 'He restores my soul. '.repeat(500);
      const { status, body } = await client.ask('POST', '/api/journal', { title, content });
      if (status === 201) stored.set(body.data.id, title);
      return { status, body };
    };
    const expectStored = async () => {
      for (const [id, title] of stored) {
        const { status, body } = await client.ask('GET', `/api/journal/${id}`);
        expect([id, status, body.data?.title]).toEqual([id, 200, title]);
      }
    };
    for (let count = 0; count < 10; count += 1) expect((await write()).status).toBe(201);

    await tell('fill');
    let refused = await write();
    await until('a write is refused', async () => {
      if (refused.status === 201) refused = await write();
      return refused.status !== 201;
    });
    expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(refused.body.error).toBe(
      'There is no room left to keep this. What is already kept is safe. Please try again later.',
    );
    await expectStored();
    for (let count = 0; count < 5; count += 1) expect([201, 507]).toContain((await write()).status);
    const passage = await client.ask('GET', '/api/proxy/bible/passage/WEB/Romans%208%3A28');
    expect(passage.status).toBe(200);

    await tell('make room');
    await until('a write is taken again', async () => (await write()).status === 201);
    await expectStored();
    const { body } = await client.ask('GET', '/api/journal?limit=1');
    expect(body.pagination.total).toBe(stored.size);
    expect(died).toEqual([]);
    await client.end();
  });
});
