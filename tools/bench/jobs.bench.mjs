import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../setup/workspace.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { planRedis } from '../stack/services/redis.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';

const PROGRAM = path.join(ROOT, 'libs/server/queues/test/bench');
const BUNDLER = path.join(ROOT, 'libs/server/service-kit/build/bundle-service.mjs');

const SILENT = { started() {}, died() {}, recovered() {}, complained() {} };

/** @typedef {{ perSecond: number, p50: number, cpuMs: number }} JobFigures */

/**
 * Measures background jobs that do nothing: BullMQ alone, and followed jobs of `libs/server/queues`. `cpuMs` is the
 * processor time of a job in its process and in Redis.
 *
 * @param {{ jobs?: number, rounds: number }} options
 * @returns {Promise<Record<string, JobFigures>>} the first is the baseline
 */
export async function benchJobs({ jobs = 1_000, rounds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const [redis, nats] = await Promise.all([
    planRedis({ folder: path.join(folder, 'redis'), logs: folder }),
    planNats({ folder: path.join(folder, 'nats'), logs: folder }),
  ]);
  const servers = [redis, nats].map(({ plan }) => new SupervisedProcess(plan, SILENT));
  try {
    await promisify(execFile)(process.execPath, [BUNDLER], { cwd: PROGRAM });
    await Promise.all(servers.map((server) => server.start()));
    return await measure({
      ...process.env,
      NODE_ENV: 'test',
      REDIS_URL: redis.url,
      NATS_URL: nats.url,
      SUBJECT_PREFIX: 'bench',
      CALLER_SECRET: 'a secret of the bench that signs its callers',
      LOG_LEVEL: 'silent',
      JOBS: String(jobs),
      ROUNDS: String(rounds),
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Record<string, JobFigures>>}
 */
function measure(env) {
  const child = fork(path.join(PROGRAM, 'dist', 'main.js'), { env });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(/** @type {Record<string, JobFigures>} */ (measured)));
    child.once('exit', (code) => reject(new Error(`the program that measures jobs ended with ${code}`)));
  });
}
