import path from 'node:path';
import { createRequire } from 'node:module';
import { ROOT } from '../setup/workspace.mjs';
import { until } from './until.mjs';

/** The web apps, each with a file that its dev server serves once it is built. */
export const WEB_APPS = /** @type {const} */ ({
  shell: { folder: 'shell', sign: '/' },
  study: { folder: 'study-mfe', sign: '/mfe/study/mf-manifest.json' },
  journal: { folder: 'journal-mfe', sign: '/mfe/journal/mf-manifest.json' },
  admin: { folder: 'admin-mfe', sign: '/mfe/admin/mf-manifest.json' },
});

/** @typedef {keyof typeof WEB_APPS} WebApp */

/**
 * Plans the dev server of a web app, with hot reload.
 *
 * @param {WebApp} app
 * @param {{ ports: Record<WebApp, number>, gateway: string, logs: string }} options `gateway` is its address
 * @returns {import('./processes/supervised-process.mjs').ProcessPlan}
 */
export function planDevServer(app, { ports, gateway, logs }) {
  const { folder, sign } = WEB_APPS[app];
  const cwd = path.join(ROOT, 'apps', folder);
  return {
    name: `${app} pages`,
    command: process.execPath,
    args: [rspackProgram(), 'dev', '--mode', 'development'],
    cwd,
    env: { ...process.env, GATEWAY_URL: gateway, DEV_PORTS: JSON.stringify(ports), NODE_ENV: 'development' },
    logs,
    whenReady: (_, signal) =>
      until(`the dev server of ${app} answers`, () => answers(`http://127.0.0.1:${ports[app]}${sign}`), {
        signal,
      }),
  };
}

function rspackProgram() {
  const manifest = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  return path.join(path.dirname(manifest), 'bin', 'rspack.js');
}

/** @param {string} address */
async function answers(address) {
  const response = await fetch(address, { headers: { accept: 'text/html,*/*' } }).catch(() => undefined);
  return response?.ok ?? false;
}
