import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';
import { freePort } from '../processes/free-port.mjs';
import { secretOf } from '../secrets.mjs';
import { until } from '../until.mjs';

/** The API key of the sandbox. It is not secret, because the sandbox listens on loopback and moves no money. */
const KEY = 'sk_test_sandbox';

/**
 * Plans the payment sandbox: it speaks the part of Stripe's API that is used, shows its pages under /sandbox/stripe,
 * and stores everything in its folder.
 *
 * @param {{ data: string, logs: string, url: string, port: number }} stack `url` is the address that readers open,
 * `port` that of the gateway
 * @returns {Promise<{ env: NodeJS.ProcessEnv, plan: import('../processes/supervised-process.mjs').ProcessPlan }>}
 */
export async function planPaymentSandbox({ data, logs, url, port: gateway }) {
  const folder = path.resolve(data, 'stripe');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = secretOf(data, 'stripe-webhook');
  const port = await freePort();
  const program = path.join(ROOT, 'libs', 'server', 'sandbox', 'dist', 'main.js');
  const address = `http://127.0.0.1:${port}`;
  return {
    env: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_API_URL: address,
      STRIPE_WEBHOOK_SECRET: secret,
      PAYMENT_SANDBOX_URL: address,
    },
    plan: {
      name: 'payment sandbox',
      command: process.execPath,
      args: [
        '--enable-source-maps',
        program,
        '--stripe-port',
        String(port),
        '--stripe-folder',
        folder,
        '--public-url',
        url.replace(/\/+$/, ''),
        '--webhook-url',
        `http://localhost:${gateway}/api/billing/webhook`,
        '--webhook-secret-file',
        path.resolve(data, 'secrets', 'stripe-webhook'),
      ],
      env: process.env,
      logs,
      ipc: true,
      whenReady: (sandbox, signal) =>
        until('the payment sandbox answers', () => hasStarted(sandbox.announcement), { signal }),
    },
  };
}

/** In production missing keys are an error, and no sandbox replaces them. @param {NodeJS.ProcessEnv} environment */
export function needsPaymentSandbox(environment) {
  return !environment.STRIPE_SECRET_KEY && environment.NODE_ENV !== 'production';
}

/** @param {unknown} announcement */
function hasStarted(announcement) {
  return /** @type {{ kind?: string } | undefined} */ (announcement)?.kind === 'sandbox-started';
}
