import { z } from 'zod';
import { defineMessage, type ServiceName } from '../messaging/define.js';

export const serviceHealth = z.object({
  service: z.string(),
  ready: z.boolean(),
  checks: z
    .record(z.string(), z.boolean())
    .meta({ description: 'The dependencies of the service, and whether each is available.' }),
});

export type ServiceHealth = z.infer<typeof serviceHealth>;

/** The health of a service; every service answers under its own name. */
export const checkHealthOf = (service: ServiceName) =>
  defineMessage({
    subject: `${service}.health.check`,
    safe: true,
    request: z.object({}),
    response: serviceHealth,
    timeoutMs: 1_000,
  });
