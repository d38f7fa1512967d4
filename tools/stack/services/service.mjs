import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';
import { until } from '../until.mjs';

/**
 * Plans the process of a built service.
 *
 * @param {string} name
 * @param {{ env: NodeJS.ProcessEnv, logs: string, root?: string }} options `root`: the folder of another version
 */
export function planService(name, { env, logs, root = ROOT }) {
  return {
    name,
    command: process.execPath,
    args: ['--enable-source-maps', path.join(root, 'services', name, 'dist', 'main.js')],
    env,
    logs,
    ipc: true,
    whenReady: (
      /** @type {import('../processes/supervised-process.mjs').SupervisedProcess} */ service,
      /** @type {AbortSignal} */ signal,
    ) => until(`${name} is ready`, () => isReady(service), { signal }),
  };
}

/** @param {import('../processes/supervised-process.mjs').SupervisedProcess} service */
async function isReady(service) {
  const announced = /** @type {{ kind?: string, internalPort?: number } | undefined} */ (
    service.announcement
  );
  if (announced?.kind !== 'service-started') return false;
  const response = await fetch(`http://127.0.0.1:${announced.internalPort}/ready`).catch(() => undefined);
  return response?.ok ?? false;
}
