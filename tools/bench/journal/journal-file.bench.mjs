import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../stack/processes/free-port.mjs';
import { Stack } from '../../stack/stack.mjs';
import { operationOfManyScripts } from './bench-entries.mjs';
import { bring, signInOnPlus } from './writing-reader.mjs';

/** @typedef {{ seconds: number, processorSeconds: number, fileMb: number, memoryMb: number }} FileMeasures */

const FORMATS = /** @type {const} */ (['pdf', 'docx', 'json']);

/** Interval at which the memory of the service is read, in milliseconds. */
const LOOK_EVERY_MS = 100;

/**
 * Measures the export of a large journal in many scripts over HTTP: the time until the file is downloaded, its size, and
 * the processor time and the largest resident memory of the journal service meanwhile. The service starts again before each file, because the
 * memory that it grew to when the entries were received is not what a file takes.
 *
 * @param {{ library: string, entries: number }} options
 * @returns {Promise<Record<string, FileMeasures>>}
 */
export async function benchJournalFiles({ library, entries }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const env = { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'warn' };
  const stack = new Stack({ port: await freePort(), data, library, env });
  try {
    await stack.start(() => {});
    const reader = await signInOnPlus(stack, 'exports');
    await bring(reader, entries, operationOfManyScripts);
    /** @type {Record<string, FileMeasures>} */
    const measured = {};
    for (const format of FORMATS) {
      await stack.process('journal').restart();
      const watched = await watchProcess(/** @type {number} */ (stack.process('journal').pid));
      const began = performance.now();
      const bytes = await download(reader, format);
      const seconds = (performance.now() - began) / 1_000;
      measured[format] = {
        seconds: Math.round(seconds * 10) / 10,
        fileMb: Math.round(bytes / 1e5) / 10,
        ...(await watched.end()),
      };
    }
    return measured;
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/**
 * @param {import('./writing-reader.mjs').SignedIn} reader
 * @param {string} format
 * @returns {Promise<number>} its bytes
 */
async function download({ origin, headers }, format) {
  const response = await fetch(`${origin}/api/journal/export?format=${format}&language=en`, { headers });
  if (!response.ok || !response.body) throw new Error(`the export was answered with ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return bytes;
}

/**
 * @param {number} pid
 * @returns {Promise<{ end: () => Promise<{ processorSeconds: number, memoryMb: number }> }>} its processor time and
 *   largest resident memory since
 */
async function watchProcess(pid) {
  let largest = 0;
  const look = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,cputimes=', '-p', String(pid)]);
    const [rss, seconds] = /** @type {[number, number]} */ (stdout.trim().split(/\s+/).map(Number));
    largest = Math.max(largest, rss / 1_000);
    return seconds;
  };
  const before = await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    end: async () => {
      clearInterval(timer);
      const processorSeconds = (await look()) - before;
      return { processorSeconds, memoryMb: Math.round(largest) };
    },
  };
}
