import { z } from 'zod';
import { defineMessage, type ServiceName } from '../messaging/define.js';

export const serviceHealth = z.object({
  service: z.string(),
  ready: z.boolean(),
  checks: z
    .record(z.string(), z.boolean())
    .meta({ description: 'What the service needs, and whether it has it.' }),
});

export type ServiceHealth = z.infer<typeof serviceHealth>;

/** How a service is; every service answers it under its own name. */
export const checkHealthOf = (service: ServiceName) =>
  defineMessage({
    subject: `${service}.health.check`,
    request: z.object({}),
    response: serviceHealth,
    timeoutMs: 1_000,
  });
