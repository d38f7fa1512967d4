import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '../setup/workspace.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';

/** After its start a service gives memory back, four times with 5 s between (`idle-memory.ts`), in milliseconds. */
const SETTLED_MS = 45_000;

/**
 * @typedef {object} Memory
 * @property {Record<string, number>} services its proportional share of memory (PSS, Linux), in megabytes
 * @property {number} together
 * @property {number} startSeconds from the start of the first process until all are ready
 */

/**
 * Measures what the services of an installation have in memory while nobody uses it.
 *
 * @param {{ library: string, settledMs?: number }} options
 * @returns {Promise<Memory>}
 */
export async function benchMemory({ library, settledMs = SETTLED_MS }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = new Stack({ port: await freePort(), data, library, env: { LOG_LEVEL: 'warn' } });
  try {
    const began = performance.now();
    await stack.start(() => {});
    const startSeconds = (performance.now() - began) / 1_000;
    await pause(settledMs);
    const services = Object.fromEntries(SERVICES.map((name) => [name, megabytesOf(stack.process(name).pid)]));
    const together = Object.values(services).reduce((sum, each) => sum + each, 0);
    return { services, together, startSeconds };
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/** @param {number | undefined} pid */
function megabytesOf(pid) {
  const [, kilobytes = '0'] =
    /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}
