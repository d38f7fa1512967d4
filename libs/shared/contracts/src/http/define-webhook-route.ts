import { z } from 'zod';
import type { MessageContract } from '../messaging/define.js';

/**
 * A call of an outside provider as it arrived. The service checks the signature against the exact bytes before it reads
 * them (`Buffer.from(body, 'base64')`).
 */
export const webhookRequest = z.object({
  body: z.base64().meta({ description: 'The bytes of the body, unchanged, in base64.' }),
  headers: z
    .record(z.string(), z.string())
    .meta({ description: 'The headers that the route passes on, with names in small letters.' }),
});

export type WebhookRequest = z.infer<typeof webhookRequest>;

/** Most bytes of a body: in base64 it must fit into a message of NATS, which carries a megabyte. */
export const WEBHOOK_BODY_LIMIT = 700_000;

type WebhookMessage = MessageContract<typeof webhookRequest>;

/**
 * A route that an outside provider calls. The body is not parsed, and there is no session, no CSRF token and no
 * idempotency key: the signature is the only proof. A provider sends an event again until it gets a 2xx status, so the
 * service accepts duplicates, and answers before its slow work (store the event, then work).
 */
export type WebhookRouteContract<Message extends WebhookMessage = WebhookMessage> = {
  readonly method: 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly message: Message;
  /** Names of the headers that are passed on, in small letters; the first one is the signature and must be present. */
  readonly headers: readonly [string, ...string[]];
  readonly bodyLimit: number;
  /** How long the provider waits for an answer, in milliseconds. */
  readonly answersWithinMs: number;
};

/**
 * Declares a webhook.
 *
 * @throws Error for a body that no message carries, or a message that may take longer than the provider waits
 */
export function defineWebhookRoute<Message extends WebhookMessage>(
  route: Omit<WebhookRouteContract<Message>, 'method'>,
): WebhookRouteContract<Message> {
  const { path, message, bodyLimit, answersWithinMs } = route;
  if (bodyLimit > WEBHOOK_BODY_LIMIT)
    throw new Error(`A message cannot carry ${bodyLimit} bytes of ${path}.`);
  if (message.timeoutMs >= answersWithinMs)
    throw new Error(
      `${path} may take ${message.timeoutMs} ms, and its provider waits ${answersWithinMs} ms.`,
    );
  return { method: 'POST', ...route };
}
