import { createHmac } from 'node:crypto';
import { headers } from '@nats-io/transport-node';

/** The headers that the code of a caller covers, in this order (`caller-signatures.ts` of service-kit). */
const COVERED = [
  'deadline',
  'timeout-ms',
  'language',
  'time-zone',
  'caller',
  'idempotency-id',
  'idempotency-fingerprint',
  'idempotency-caller',
];

/**
 * The headers of a call that the operator of an installation makes: services accept it like one of a service.
 *
 * @param {string} secret CALLER_SECRET of the installation
 * @param {{ subject: string, body: string, timeoutMs: number }} call
 */
export function operatorHeaders(secret, call) {
  return signedHeaders(secret, { kind: 'service', name: 'operator' }, call);
}

/**
 * The headers of a call that an installation itself makes for a caller, such as a gateway for a reader.
 *
 * @param {string} secret CALLER_SECRET of the installation
 * @param {object} caller as `message-caller.ts` of the contracts describes it
 * @param {{ subject: string, body: string, timeoutMs: number }} call
 */
export function signedHeaders(secret, caller, { subject, body, timeoutMs }) {
  const signed = headers();
  signed.set('deadline', String(Date.now() + timeoutMs));
  signed.set('timeout-ms', String(timeoutMs));
  signed.set('caller', JSON.stringify(caller));
  const covered = JSON.stringify([subject, ...COVERED.map((name) => signed.get(name))]);
  const key = (secret.split(',')[0] ?? '').trim();
  signed.set('caller-code', createHmac('sha256', key).update(covered).update(body).digest('base64url'));
  return signed;
}
