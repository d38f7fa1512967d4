import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../setup/workspace.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { planNats } from '../stack/services/nats.mjs';
import { planRedis } from '../stack/services/redis.mjs';

const BUNDLER = path.join(ROOT, 'libs/server/service-kit/build/bundle-service.mjs');
const SILENT = { started() {}, died() {}, recovered() {}, complained() {} };

/**
 * Measures messages between services: what the signature of their caller takes, and how soon every gateway has forgotten
 * a response that its service has purged.
 *
 * @returns {Promise<{ callMs: Record<string, number>, purgeMs: Record<string, { p50: number, p99: number }> }>}
 */
export async function benchMessages() {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const [redis, nats] = await Promise.all([
    planRedis({ folder: path.join(folder, 'redis'), logs: folder }),
    planNats({ folder: path.join(folder, 'nats'), logs: folder }),
  ]);
  const servers = [redis, nats].map(({ plan }) => new SupervisedProcess(plan, SILENT));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    REDIS_URL: redis.url,
    NATS_URL: nats.url,
    SUBJECT_PREFIX: 'bench',
    CALLER_SECRET: 'a secret of the bench that signs its callers',
    LOG_LEVEL: 'silent',
  };
  try {
    await Promise.all(servers.map((server) => server.start()));
    const callMs = /** @type {Record<string, number>} */ (await run('libs/server/service-kit', env));
    const purgeMs = /** @type {Record<string, { p50: number, p99: number }>} */ (
      await run('services/gateway', env)
    );
    return { callMs, purgeMs };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

/**
 * Bundles and runs the program `test/bench` of a workspace.
 *
 * @param {string} workspace
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<unknown>} what it has measured
 */
async function run(workspace, env) {
  const program = path.join(ROOT, workspace, 'test/bench');
  await promisify(execFile)(process.execPath, [BUNDLER], { cwd: program });
  const child = fork(path.join(program, 'dist', 'main.js'), { env });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the program of ${workspace} ended with ${code}`)));
  });
}
