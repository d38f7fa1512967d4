import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';
import { planMailSandbox } from './mail-sandbox.mjs';
import { planModelSandbox, wantsModelSandbox } from './model-sandbox.mjs';
import { planMongo } from './mongo.mjs';
import { planNats } from './nats.mjs';
import { needsPaymentSandbox, planPaymentSandbox } from './payment-sandbox.mjs';
import { planRedis } from './redis.mjs';
import { WATCH_LIMITS } from '../processes/silence.mjs';
import { secretOf } from '../secrets.mjs';

/** @typedef {import('../processes/supervised-process.mjs').ProcessPlan} ProcessPlan */

/**
 * @typedef {object} BackingServices
 * @property {ProcessPlan[]} plans the servers to start
 * @property {NodeJS.ProcessEnv} env what the services have in common; its NATS_URL is that of the operator
 * @property {(service: string) => NodeJS.ProcessEnv} envOf the environment of a service
 */

/**
 * Plans the backing services: servers in the environment are used, the others are started locally.
 *
 * @param {import('../stack.mjs').StackPlan & { url: string, logs: string }} stack
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<BackingServices>}
 */
export async function planBackingServices(
  { data, library, port, url, logs, env: more, watch = WATCH_LIMITS },
  environment = process.env,
) {
  const place = (/** @type {string} */ name) => ({ folder: path.join(data, name), logs });
  const publicUrl = environment.PUBLIC_URL || url;
  const [redis, nats, mongo, mail, models, payments] = await Promise.all([
    environment.REDIS_URL
      ? { url: environment.REDIS_URL, plan: undefined }
      : planRedis({ ...place('redis'), password: secretOf(data, 'redis') }),
    environment.NATS_URL
      ? { url: environment.NATS_URL, urlOf: undefined, plan: undefined }
      : planNats({
          ...place('nats'),
          secret: secretOf(data, 'nats'),
          prefix: more?.SUBJECT_PREFIX || environment.SUBJECT_PREFIX || 'wu',
          watch,
        }),
    environment.MONGODB_URI ? { url: environment.MONGODB_URI, plan: undefined } : planMongo(place('mongo')),
    needsMailSandbox(environment) ? planMailSandbox(place('mail')) : undefined,
    wantsModelSandbox(environment) ? planModelSandbox({ logs, model: environment.AI_TEXT_MODEL }) : undefined,
    needsPaymentSandbox(environment) ? planPaymentSandbox({ data, logs, url: publicUrl, port }) : undefined,
  ]);
  const env = {
    ...environment,
    REDIS_URL: redis.url,
    NATS_URL: nats.url,
    MONGODB_URI: mongo.url,
    ...(mail && { SMTP_URL: mail.smtpUrl, SANDBOX_URL: mail.pagesUrl }),
    ...models?.env,
    ...payments?.env,
    SCRIPTURE_LIBRARY: library,
    STORAGE_FOLDER: environment.STORAGE_FOLDER || path.resolve(data, 'files'),
    FILES_SECRET: environment.FILES_SECRET || secretOf(data, 'files'),
    CALLER_SECRET: environment.CALLER_SECRET || secretOf(data, 'callers'),
    PUBLIC_URL: publicUrl,
    WEB_ROOT: path.join(ROOT, 'apps'),
    PORT: String(port),
    ...more,
  };
  const plans = [redis.plan, nats.plan, mongo.plan, mail?.plan, models?.plan, payments?.plan].filter(
    (plan) => plan !== undefined,
  );
  return { plans, env, envOf: (name) => (nats.urlOf ? { ...env, NATS_URL: nats.urlOf(name) } : env) };
}

/** In production a missing mail server is an error, and no sandbox replaces it. @param {NodeJS.ProcessEnv} environment */
function needsMailSandbox(environment) {
  return !environment.SMTP_URL && environment.NODE_ENV !== 'production';
}
