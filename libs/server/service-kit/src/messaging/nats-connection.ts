import {
  AuthorizationError,
  connect,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import { BackingServerError, serversIn } from '../service/backing-server-error.js';

/** Injection token of the process's NATS connection. */
export const NATS_CONNECTION = Symbol('NATS connection');

/** How often a connection that is awaited is reported, in milliseconds. */
const REPORTED_EVERY_MS = 5_000;

/** How often a server has to answer, in milliseconds. */
const ASKED_EVERY_MS = 10_000;

/** Questions that may be without an answer: the next one ends a connection that went silent. */
const UNANSWERED_AT_MOST = 2;

/**
 * Connects to NATS and stays connected: waits for a server that is not available yet, and reconnects after an outage, or
 * when the connection has gone silent without an end, as through a firewall or to a server that hangs.
 *
 * @param url `nats://user:password@host:port`, `nats://token@host:port` or without credentials; several servers of a
 *   cluster are separated by commas
 * @param name shown in the server's list of connections
 * @param awaited is told the servers every few seconds until one of them answers
 * @param askedEveryMs how often the server has to answer
 * @throws BackingServerError if a server refuses the credentials
 */
export async function connectNats(
  url: string,
  name: string,
  awaited: (servers: string) => void = () => {},
  askedEveryMs = ASKED_EVERY_MS,
): Promise<NatsConnection> {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  const reports = setInterval(() => awaited(serversIn(url)), REPORTED_EVERY_MS);
  return connect({
    servers: addresses.map(({ host }) => host),
    name,
    ...credentialsOf(addresses[0]!),
    ...(addresses[0]!.protocol === 'tls:' && { tls: {} }),
    // By default the client gives up after ten attempts, and the process would run without receiving messages.
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    pingInterval: askedEveryMs,
    maxPingOut: UNANSWERED_AT_MOST,
    // Creating an error with a stack trace for every request costs more than the request.
    noAsyncTraces: true,
  })
    .catch((error: unknown) => {
      if (!(error instanceof AuthorizationError)) throw error;
      throw new BackingServerError(
        `NATS at ${serversIn(url)} refuses the user, password or token of NATS_URL (${error.message}).`,
        { cause: error },
      );
    })
    .finally(() => clearInterval(reports));
}

function credentialsOf({ username, password }: URL): Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'> {
  if (!username) return {};
  if (!password) return { token: decodeURIComponent(username) };
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
