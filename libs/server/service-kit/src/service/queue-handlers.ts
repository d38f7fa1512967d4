import type { INestMicroservice } from '@nestjs/common';
import { queuesOf, type ServiceName } from '@word-unfolded/contracts';
import { ConfigurationError } from '../configuration/define-configuration.js';

/** Injection token of the worker of a queue. */
export function workerToken(queue: string): string {
  return `worker of the queue ${queue}`;
}

/**
 * A queue without a handler would fill silently, so its service does not start.
 *
 * @throws ConfigurationError in one sentence
 */
export function assertQueueHandlers(app: INestMicroservice, service: ServiceName): void {
  const missing = queuesOf(service).filter(({ name }) => !hasProvider(app, workerToken(name)));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new ConfigurationError(
    `The contracts say that the service ${service} processes the jobs of ${names}, but no module of it has worksOn(...) for that (docs/jobs.md).`,
  );
}

function hasProvider(app: INestMicroservice, token: string): boolean {
  try {
    return app.get<unknown>(token, { strict: false }) !== undefined;
  } catch {
    return false;
  }
}
