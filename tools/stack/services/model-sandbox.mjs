import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';
import { freePort } from '../processes/free-port.mjs';
import { until } from '../until.mjs';

/** The API key of the sandbox. It is not secret, because the sandbox listens on loopback and protects nothing. */
const KEY = 'sk-sandbox';

/**
 * Plans the OpenAI sandbox, with which all features that need a model can be tried without one.
 *
 * @param {{ logs: string, model?: string }} wishes `model` is one of the sandbox's own (`sandbox-models.ts`)
 * @returns {Promise<{ env: NodeJS.ProcessEnv, plan: import('../processes/supervised-process.mjs').ProcessPlan }>}
 */
export async function planModelSandbox({ logs, model }) {
  const port = await freePort();
  const program = path.join(ROOT, 'libs', 'server', 'sandbox', 'dist', 'main.js');
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: KEY,
      AI_TEXT_MODEL: model || 'sandbox',
    },
    plan: {
      name: 'model sandbox',
      command: process.execPath,
      args: ['--enable-source-maps', program, '--openai-port', String(port)],
      env: process.env,
      logs,
      ipc: true,
      whenReady: (sandbox, signal) =>
        until('the model sandbox answers', () => hasStarted(sandbox.announcement), { signal }),
    },
  };
}

/** In production a missing model is an error, and no sandbox replaces it. @param {NodeJS.ProcessEnv} environment */
export function wantsModelSandbox(environment) {
  const isSetUp = environment.OPENAI_API_KEY || environment.OPENAI_BASE_URL;
  return environment.AI_SANDBOX === 'true' && !isSetUp && environment.NODE_ENV !== 'production';
}

/** @param {unknown} announcement */
function hasStarted(announcement) {
  return /** @type {{ kind?: string } | undefined} */ (announcement)?.kind === 'sandbox-started';
}
