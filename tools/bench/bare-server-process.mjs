import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * Starts the plain baseline: a bare Fastify server, in a process of its own, that returns the bytes which a house has
 * answered.
 *
 * @param {string} origin of the house
 * @param {readonly string[]} paths
 * @param {Record<string, string>} [headers] with which the house is asked
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
