import {
  AuthorizationError,
  connect,
  createInbox,
  PermissionViolationError,
  type NatsConnection,
} from '@nats-io/transport-node';
import { setTimeout as pause } from 'node:timers/promises';
import { BackingServerError, serversIn } from '../service/backing-server-error.js';
import { NatsCredentials } from './nats-credentials.js';

/** Injection token of the process's NATS connection. */
export const NATS_CONNECTION = Symbol('NATS connection');

/** How often a connection that is awaited is reported, in milliseconds. */
const REPORTED_EVERY_MS = 5_000;

/** How often a server has to answer, in milliseconds. */
const ASKED_EVERY_MS = 2_000;

/** Questions that may be without an answer: the next one ends a connection that went silent. */
const UNANSWERED_AT_MOST = 2;

const RETRIED_EVERY_MS = 500;

/** How long one attempt may take, in milliseconds: a server that was cut off from the network refuses none. */
const ATTEMPT_MS = 3_000;

type ConnectOptions = {
  /**
   * Of the names of all inboxes of this connection. A server that allows its user only these keeps the responses to one
   * service from the others.
   */
  readonly inboxPrefix?: string;
  /** Is told the servers every few seconds until one of them answers, and why the last attempt failed. */
  readonly awaited?: (servers: string, reason: unknown) => void;
  /** Is told what the server refuses: the credentials of a running process, or a subject. */
  readonly refused?: (error: Error) => void;
  /** How often the server has to answer, in milliseconds. */
  readonly askedEveryMs?: number;
};

const inboxPrefixes = new WeakMap<NatsConnection, string>();

/** A new inbox of a connection. */
export function inboxOf(connection: NatsConnection): string {
  return createInbox(inboxPrefixes.get(connection));
}

/**
 * Connects to NATS and stays connected: waits for a server that is not available yet, and reconnects after an outage, or
 * when the connection has gone silent without an end, as through a firewall or to a server that hangs.
 *
 * @param url `nats://user:password@host:port`, `nats://token@host:port` or without credentials; several servers of a
 *   cluster are separated by commas. Different credentials in it are tried in their order, so that the server's can be
 *   changed while services run
 * @param name shown in the server's list of connections
 * @throws BackingServerError if a server refuses all of the credentials
 */
export async function connectNats(
  url: string,
  name: string,
  { inboxPrefix, awaited, refused, askedEveryMs = ASKED_EVERY_MS }: ConnectOptions = {},
): Promise<NatsConnection> {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  const credentials = new NatsCredentials(addresses);
  let reason: unknown;
  const reports = setInterval(() => awaited?.(serversIn(url), reason), REPORTED_EVERY_MS);
  try {
    const attempt = () =>
      connect({
        servers: [...new Set(addresses.map(({ host }) => host))],
        name,
        authenticator: () => credentials.current,
        ...(inboxPrefix && { inboxPrefix }),
        ...(addresses[0]!.protocol === 'tls:' && { tls: {} }),
        // By default the client gives up after ten attempts, and the process would run without receiving messages.
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRIED_EVERY_MS,
        timeout: ATTEMPT_MS,
        pingInterval: askedEveryMs,
        maxPingOut: UNANSWERED_AT_MOST,
        // A password that is changed at one server of a cluster after the other is refused by some for a while.
        ignoreAuthErrorAbort: true,
        // Creating an error with a stack trace for every request costs more than the request.
        noAsyncTraces: true,
      });
    const connection = await untilAnswered(url, credentials, attempt, (error) => (reason = error));
    if (inboxPrefix) inboxPrefixes.set(connection, inboxPrefix);
    void watchRefusals(connection, credentials, refused);
    return connection;
  } finally {
    clearInterval(reports);
  }
}

/**
 * Whether a server does not accept the credentials. A server whose machine is busy also ends a connection of which it has
 * not read the credentials in time: they may be right, and the next attempt tells.
 */
const isRefusal = (error: unknown): error is AuthorizationError =>
  error instanceof AuthorizationError && !/timeout/i.test(error.message);

/** Each attempt tries each server once with the current credentials. */
async function untilAnswered(
  url: string,
  credentials: NatsCredentials,
  attempt: () => Promise<NatsConnection>,
  failed: (error: unknown) => void,
): Promise<NatsConnection> {
  for (let refusals = 0; ;)
    try {
      return await attempt();
    } catch (error) {
      if (isRefusal(error)) {
        refusals += 1;
        credentials.useNext();
        if (refusals === credentials.count)
          throw new BackingServerError(
            `NATS at ${serversIn(url)} refuses the user, password or token of NATS_URL (${error.message}).`,
            { cause: error },
          );
        continue;
      }
      failed(error);
      await pause(RETRIED_EVERY_MS);
    }
}

/** Ends with the connection. */
async function watchRefusals(
  connection: NatsConnection,
  credentials: NatsCredentials,
  refused: ConnectOptions['refused'],
): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type !== 'error') continue;
    const error: unknown = status.error;
    if (isRefusal(error)) credentials.useNext();
    if (error instanceof AuthorizationError || error instanceof PermissionViolationError) refused?.(error);
  }
}
