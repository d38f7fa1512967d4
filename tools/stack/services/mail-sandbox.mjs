import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';
import { freePort } from '../processes/free-port.mjs';
import { until } from '../until.mjs';

/**
 * Plans the mail sandbox: it accepts SMTP, sends nothing, and shows the received emails under /sandbox/outbox.
 *
 * @param {{ folder: string, logs: string }} places
 * @returns {Promise<{ smtpUrl: string, pagesUrl: string, plan: import('../processes/supervised-process.mjs').ProcessPlan }>}
 */
export async function planMailSandbox({ folder, logs }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [smtpPort, httpPort] = await Promise.all([freePort(), freePort()]);
  const program = path.join(ROOT, 'libs', 'server', 'sandbox', 'dist', 'main.js');
  const places = [
    '--folder',
    path.resolve(folder),
    '--smtp-port',
    String(smtpPort),
    '--http-port',
    String(httpPort),
  ];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pagesUrl: `http://127.0.0.1:${httpPort}`,
    plan: {
      name: 'mail sandbox',
      command: process.execPath,
      args: ['--enable-source-maps', program, ...places],
      env: process.env,
      logs,
      ipc: true,
      whenReady: (sandbox, signal) =>
        until('the mail sandbox answers', () => hasStarted(sandbox.announcement), { signal }),
    },
  };
}

/** @param {unknown} announcement */
function hasStarted(announcement) {
  return /** @type {{ kind?: string } | undefined} */ (announcement)?.kind === 'sandbox-started';
}
