import type { MsgHdrs } from '@nats-io/transport-node';
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { KitConfiguration } from '../configuration/kit.configuration.js';
import { secretsIn } from '../configuration/values.js';

/** The header with the code of an event. */
export const EVENT_CODE = 'event-code';

/** When this version was made. Earlier versions did not sign their events, and the stream keeps events for 30 days. */
const SIGNED_SINCE = Date.parse('2026-11-23T08:45:00Z');

/** An event as NATS delivers it. */
export type ReceivedEvent = {
  readonly subject: string;
  readonly id: string;
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs | undefined;
};

/** An event that no service has published. A retry would not help. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError';
}

/**
 * Signs events with the secret of the services, which NATS does not know (HMAC-SHA256, RFC 2104). A program that may
 * only publish on NATS can therefore not say in the name of a service that an account was deleted.
 */
export class EventSignatures {
  private readonly keys: readonly KeyObject[];
  private readonly acceptsUnsigned: boolean;

  /** @param configuration several secrets are separated by commas: the first signs, and each is accepted */
  constructor({ CALLER_SECRET, UNSIGNED_CALLS }: Pick<KitConfiguration, 'CALLER_SECRET' | 'UNSIGNED_CALLS'>) {
    this.keys = secretsIn(CALLER_SECRET).map((secret) => createSecretKey(Buffer.from(secret)));
    this.acceptsUnsigned = UNSIGNED_CALLS === 'accept';
  }

  /** The code of an event. It covers the id, so that a recorded event stays the one that consumers know. */
  codeOf(subject: string, id: string, data: Uint8Array): string {
    return codeBy(this.keys[0]!, subject, id, data).toString('base64url');
  }

  /**
   * @param storedAt when NATS stored the event, by its own clock, in milliseconds since 1970
   * @throws ForgedEventError if the code does not fit, or is missing in an event that was stored since events are signed
   */
  verify({ subject, id, data, headers }: ReceivedEvent, storedAt: number): void {
    const sent = headers?.get(EVENT_CODE);
    if (!sent) {
      if (this.acceptsUnsigned || storedAt < SIGNED_SINCE) return;
      throw new ForgedEventError('The event is not signed.');
    }
    const code = Buffer.from(sent, 'base64url');
    const fits = (key: KeyObject) => {
      const expected = codeBy(key, subject, id, data);
      return expected.length === code.length && timingSafeEqual(expected, code);
    };
    if (!this.keys.some(fits)) throw new ForgedEventError('The signature of the event does not fit.');
  }
}

function codeBy(key: KeyObject, subject: string, id: string, data: Uint8Array): Buffer {
  // The first word keeps the code of an event from being the code of a call.
  return createHmac('sha256', key)
    .update(JSON.stringify(['event', subject, id]))
    .update(data)
    .digest();
}
