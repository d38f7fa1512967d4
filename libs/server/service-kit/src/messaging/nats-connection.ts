import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/** Token by which the connection of the process is injected. */
export const NATS_CONNECTION = Symbol('NATS connection');

/**
 * Connects to NATS and stays connected: it waits for a server that is not there yet and comes back after an outage.
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
    // The defaults give up after ten tries, and then a process stays up and deaf.
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    // An error object made in advance for every request, with its stack, costs more than the request.
    noAsyncTraces: true,
  });
}

function credentialsOf({ username, password }: URL): Pick<NodeConnectionOptions, 'user' | 'pass' | 'token'> {
  if (!username) return {};
  if (!password) return { token: decodeURIComponent(username) };
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
