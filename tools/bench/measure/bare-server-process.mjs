import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * Starts the baseline: a bare Fastify server, in its own process, that returns the same bytes as a stack.
 *
 * @param {string} origin of the stack
 * @param {readonly string[]} paths
 * @param {Record<string, string>} [headers] of the requests to the stack
 */
export async function startBareServer(origin, paths, headers = {}) {
  const entries = await Promise.all(
    paths.map(async (url) => [url, await (await fetch(`${origin}${url}`, { headers })).text()]),
  );
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'));
  const address = new Promise((resolve) => child.once('message', resolve));
  child.send(Object.fromEntries(entries));
  return { origin: String(await address), stop: () => child.kill() };
}
