import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/** Injection token of the process's NATS connection. */
export const NATS_CONNECTION = Symbol('NATS connection');

/**
 * Connects to NATS and stays connected: waits for a server that is not available yet, and reconnects after an outage.
 *
 * @param url `nats://user:password@host:port`, `nats://token@host:port` or without credentials; several servers of a
 *   cluster are separated by commas
 * @param name shown in the server's list of connections
 */
export function connectNats(url: string, name: string): Promise<NatsConnection> {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  return connect({
    servers: addresses.map(({ host }) => host),
    name,
    ...credentialsOf(addresses[0]!),
    ...(addresses[0]!.protocol === 'tls:' && { tls: {} }),
    // By default the client gives up after ten attempts, and the process would run without receiving messages.
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    // Creating an error with a stack trace for every request costs more than the request.
    noAsyncTraces: true,
  });
}

function credentialsOf({ username, password }: URL): Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'> {
  if (!username) return {};
  if (!password) return { token: decodeURIComponent(username) };
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
