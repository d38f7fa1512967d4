import { z } from 'zod';
import { defineEvent, type EventContract, type ServiceName } from '../messaging/define.js';

const payload = z.object({
  tags: z
    .array(z.string().min(1).max(200))
    .min(1)
    .max(100)
    .meta({ description: 'Tags of cached responses; the name of the service means all of its responses.' }),
});

/**
 * Published content of a service has changed. Every gateway forgets the cached responses with one of the tags; see
 * `tags` of `SharedCaching`. Publish it after the change is stored, best with the outbox.
 */
export function contentPurged(service: ServiceName): EventContract<typeof payload> {
  return defineEvent({ subject: `${service}.content.purged`, payload });
}
