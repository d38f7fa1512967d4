import type { MsgHdrs } from '@nats-io/transport-node';
import { messageCaller, type MessageCaller } from '@word-unfolded/contracts';
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { secretsIn } from '../configuration/values.js';
import { HEADER } from './protocol.js';

/** A call whose caller is signed or checked: its full subject, its body, and its headers. */
export type SignedCall = {
  readonly subject: string;
  readonly body: Uint8Array;
  readonly headers: MsgHdrs;
};

type Received = { readonly subject: string; readonly data: Uint8Array; readonly headers?: MsgHdrs };

/**
 * The headers that the code covers, so that a recorded call can be sent again only unchanged, and only until its
 * deadline.
 */
const COVERED = [
  HEADER.deadline,
  HEADER.timeout,
  HEADER.language,
  HEADER.timeZone,
  HEADER.caller,
  HEADER.commandId,
  HEADER.commandFingerprint,
  HEADER.commandCaller,
];

/** How far the clocks of two machines may differ, in milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Signs the caller of each call with a secret that the services share and NATS does not know (HMAC-SHA256, RFC 2104).
 * A program that may only publish on NATS can therefore not call in the name of a reader, an administrator or a
 * service.
 */
export class CallerSignatures {
  private readonly keys: readonly KeyObject[];

  /** @param configuration several secrets are separated by commas: the first signs, and each is accepted */
  constructor({ CALLER_SECRET }: { readonly CALLER_SECRET: string }) {
    this.keys = secretsIn(CALLER_SECRET).map((secret) => createSecretKey(Buffer.from(secret)));
  }

  /** Adds the caller and its code to the headers. Call it after all other headers are set. */
  sign(caller: MessageCaller, { subject, body, headers }: SignedCall): void {
    headers.set(HEADER.caller, JSON.stringify(caller));
    headers.set(HEADER.callerCode, codeOf(this.keys[0]!, subject, body, headers).toString('base64url'));
  }

  /**
   * The caller of a received call; undefined if the call names none.
   *
   * @returns `forged` if the code does not fit; `late` if the deadline has passed by more than clocks can differ: somebody
   *   sends a recorded call again, or the clocks of two machines differ
   */
  callerOf({ subject, data, headers }: Received): MessageCaller | undefined | 'forged' | 'late' {
    const sent = headers?.get(HEADER.caller);
    if (!headers || !sent) return undefined;
    const code = Buffer.from(headers.get(HEADER.callerCode), 'base64url');
    const fits = (key: KeyObject) => {
      const expected = codeOf(key, subject, data, headers);
      return expected.length === code.length && timingSafeEqual(expected, code);
    };
    const isTimely = Number(headers.get(HEADER.deadline)) > Date.now() - CLOCKS_DIFFER_MS;
    if (!this.keys.some(fits)) return 'forged';
    if (!isTimely) return 'late';
    return messageCaller.parse(JSON.parse(sent));
  }
}

function codeOf(key: KeyObject, subject: string, body: Uint8Array, headers: MsgHdrs): Buffer {
  const covered = JSON.stringify([subject, ...COVERED.map((name) => headers.get(name))]);
  return createHmac('sha256', key).update(covered).update(body).digest();
}
