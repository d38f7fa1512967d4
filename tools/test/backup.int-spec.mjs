import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../stack/processes/free-port.mjs';
import { secretOf } from '../stack/secrets.mjs';
import { Stack } from '../stack/stack.mjs';
import { until } from '../stack/until.mjs';
import { ROOT } from '../setup/workspace.mjs';
import { openClient } from './stack-client.mjs';

/** The test starts a whole installation twice. */
jest.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-backup-'));
const [original, restored] = ['original', 'restored'].map((name) => path.join(folder, name));
const archive = path.join(folder, 'backup.tar.gz');

/** @type {Stack | undefined} */
let running;
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} data @param {import('../stack/processes/silence.mjs').WatchLimits} [watch] */
async function start(data, watch) {
  const library = process.env.SCRIPTURE_LIBRARY ?? '';
  const env = { SCRIPTURE_SOURCE: 'library' };
  running = new Stack({ port: await freePort(), data, library, env, watch });
  await running.start(() => {});
  return running;
}

/**
 * Runs a command as an operator does.
 *
 * @param {'backup' | 'restore'} script
 * @param {string} data
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function run(script, data, ...args) {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: data, NATS_URL: '', REDIS_URL: '', MONGODB_URI: '', CI: '1' };
    const child = execFile(
      process.execPath,
      [path.join(ROOT, 'tools', 'backup', `${script}.mjs`), ...args],
      { env },
      (_, out, err) => resolve({ status: child.exitCode, said: `${out}${err}` }),
    );
  });
}

/** @param {Stack} stack @param {import('../stack/readers.mjs').Reader} [known] */
function open(stack, known) {
  const { natsUrl } = JSON.parse(readFileSync(path.join(stack.plan.data, 'run', 'stack.json'), 'utf8'));
  return openClient({ url: stack.url, natsUrl, callerSecret: secretOf(stack.plan.data, 'callers') }, known);
}

/** @type {import('../stack/readers.mjs').Reader} */
let reader;
/** Ids of entries acknowledged before the backup began. @type {string[]} */
let before;

it('restores a backup made under load elsewhere, with everything that was acknowledged before it', async () => {
  const stack = await start(original ?? '');
  const client = await open(stack);
  reader = client.reader;
  /** @type {string[]} */
  const acknowledged = [];
  let goesOn = true;
  const write = async () => {
    while (goesOn) {
      const title = `Entry ${acknowledged.length}`;
      const { status, body } = await client.ask('POST', '/api/journal', {
        title,
        content: 'He restores my soul. '.repeat(50 + 400 * (acknowledged.length % 2)),
      });
      if (status === 201) acknowledged.push(body.data._id ?? body.data.id);
    }
  };
  const writing = Promise.all([write(), write(), write()]);
  await until('there are some entries', () => acknowledged.length >= 30);
  before = [...acknowledged];
  const { status, said } = await run('backup', original ?? '', archive);
  goesOn = false;
  await writing;
  await client.end();
  expect([said, status]).toEqual([expect.stringContaining(archive), 0]);
  expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'original']);

  const meanwhile = await run('restore', original ?? '', archive, '--overwrite');
  expect([meanwhile.status, meanwhile.said]).toEqual([1, expect.stringContaining('is running here already')]);
  stack.kill();
  running = undefined;
  rmSync(original ?? '', { recursive: true });

  expect(await run('restore', restored ?? '', archive)).toMatchObject({ status: 0 });
  // The NATS of the test run belongs to other suites too; this stack starts its own, with the restored events.
  process.env.NATS_URL = '';
  const restarted = await start(restored ?? '', {
    everyMs: 500,
    answerMs: 2_000,
    silentMs: 8_000,
    youngMs: 0,
  });
  const again = await open(restarted, reader);
  for (const id of before) expect((await again.ask('GET', `/api/journal/${id}`)).status).toBe(200);
  const { body } = await again.ask('GET', '/api/journal?limit=1');
  expect(body.pagination.total).toBeGreaterThanOrEqual(before.length);
  expect(body.pagination.total).toBeLessThanOrEqual(acknowledged.length);

  const nats = restarted.process('nats');
  const { pid: hanging } = nats;
  process.kill(hanging ?? 0, 'SIGSTOP');
  await until('NATS is started again', () => nats.pid !== hanging);
  await until('everything is ready', async () => (await fetch(`${restarted.url}/api/ready`)).ok);
  expect((await again.ask('GET', `/api/journal/${before[0]}`)).status).toBe(200);
  await again.end();
  await restarted.stop();
  running = undefined;
});

it('replaces data only with --overwrite, and then preserves the replaced data', async () => {
  const refused = await run('restore', restored ?? '', archive);
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringContaining('This installation already has data'),
  ]);
  const output = await run('restore', restored ?? '', archive, '--overwrite');
  expect(output.status).toBe(0);
  const stored = /The replaced data is in (\S+);/.exec(output.said)?.[1] ?? '';
  expect(existsSync(path.join(stored, 'mongo'))).toBe(true);
  expect(existsSync(path.join(restored ?? '', 'restoring'))).toBe(false);
});

it.each([
  [
    'a changed byte',
    (/** @type {Buffer} */ bytes) =>
      bytes.fill((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
  ],
  ['a missing end', (/** @type {Buffer} */ bytes) => bytes.subarray(0, bytes.length - 20_000)],
  ['no contents', (/** @type {Buffer} */ bytes) => bytes.subarray(0, 0)],
  ['other contents', () => Buffer.from('The LORD is my shepherd')],
])('refuses an archive with %s before anything changes', async (_, change) => {
  const [damaged, data] = ['damaged.tar.gz', 'untouched'].map((name) => path.join(folder, name));
  copyFileSync(archive, damaged ?? '');
  writeFileSync(damaged ?? '', change(readFileSync(archive)));
  const { status, said } = await run('restore', data ?? '', damaged ?? '');
  expect([status, said]).toEqual([1, expect.stringContaining('is damaged')]);
  for (const part of ['mongo', 'redis', 'nats', 'files', 'secrets'])
    expect(readdirSync(path.join(data ?? '', part))).toEqual([]);
});
