import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SupervisedProcess } from './supervised-process.mjs';
import { until } from '../until.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-supervised-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @type {{ died: string[], recovered: string[], complained: string[] }} */
let messages;
/** @type {SupervisedProcess} */
let watched;

/**
 * @param {string} script
 * @param {Partial<import('./supervised-process.mjs').ProcessPlan>} [plan]
 */
function supervise(script, plan) {
  messages = { died: [], recovered: [], complained: [] };
  const observer = {
    started: () => {},
    died: (/** @type {string} */ _, /** @type {string} */ how, /** @type {number} */ pauseMs) =>
      messages.died.push(`${how}, ${pauseMs}`),
    recovered: (/** @type {string} */ name) => messages.recovered.push(name),
    complained: (/** @type {string} */ _, /** @type {string} */ line) => messages.complained.push(line),
  };
  const whenReady = (/** @type {SupervisedProcess} */ each, /** @type {AbortSignal} */ signal) =>
    until('it says so', () => each.announcement === 'ready', { signal });
  watched = new SupervisedProcess(
    {
      name: 'each',
      command: process.execPath,
      args: ['-e', script],
      env: process.env,
      logs: folder,
      ipc: true,
      whenReady,
      ...plan,
    },
    observer,
  );
  return watched;
}

afterEach(() => watched.stop());

const SERVES =
  "process.send('ready'); setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));";

describe('a supervised process', () => {
  it('is restarted when it dies, and the observer receives the delay', async () => {
    await supervise(SERVES).start();
    const first = watched.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await until('it is back', () => messages.recovered.length === 1);
    expect(watched.pid).not.toBe(first);
    expect(messages.died).toEqual(['ended by SIGKILL, 500']);
    process.kill(watched.pid ?? 0, 'SIGKILL');
    await until('it died again', () => messages.died.length === 2);
    expect(messages.died[1]).toBe('ended by SIGKILL, 1000');
  });

  it('is not restarted after it was stopped', async () => {
    await supervise(SERVES).start();
    await watched.stop();
    expect(watched.isRunning).toBe(false);
    expect(messages.died).toEqual([]);
  });

  it('is ended and started again when it hangs, and the observer receives the remedy', async () => {
    let asked = 0;
    const limits = { everyMs: 1, answerMs: 1, silentMs: 0, youngMs: 0 };
    const answers = async () => (asked += 1) > 3;
    await supervise(SERVES, { watch: { answers, limits, remedy: 'make space.' } }).start();
    const first = watched.pid;
    await until('it is back', () => messages.recovered.length === 1);
    expect(watched.pid).not.toBe(first);
    expect(messages.died).toEqual(['exit status 0, 500']);
    expect(messages.complained).toEqual([
      'it has not answered for 0 s, so it is ended and started again. If that happens again: make space.',
    ]);
  });

  it('that runs again without serving is ended before the next attempt', async () => {
    /** @type {number[]} */
    const pids = [];
    const whenReady = async (/** @type {SupervisedProcess} */ { pid = 0 }) => {
      if (pids.push(pid) === 2) throw new Error('not within 60 seconds');
    };
    await supervise(SERVES, { whenReady }).start();
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await until('it is back', () => messages.recovered.length === 1);
    expect(pids).toHaveLength(3);
    expect(() => process.kill(pids[1] ?? 0, 0)).toThrow('ESRCH');
  });

  it('that does not start is explained with its last output', async () => {
    supervise("console.error('PORT is bad'); process.exit(78)");
    await expect(watched.start()).rejects.toMatchObject({
      name: 'Problem',
      message: 'each could not start (exit status 78).\nPORT is bad',
    });
  });

  it('writes a log, and its problems are shown on the terminal', async () => {
    await supervise(
      `console.log(JSON.stringify({ level: 'error', msg: 'handler failed', err: { message: 'no room' } })); console.log('{"level":"info"}'); ${SERVES}`,
    ).start();
    await until('it complained', () => messages.complained.length > 0);
    await watched.stop();
    expect(messages.complained).toEqual(['handler failed: no room']);
    const log = path.join(folder, 'each.log');
    await until('the log is written', () => readFileSync(log, 'utf8').includes('{"level":"info"}'));
  });
});
