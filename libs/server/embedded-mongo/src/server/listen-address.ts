import { existsSync, rmSync, chmodSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:net';
import type { Credentials } from '../authentication/scram-secret.js';

/** The address of a server: a TCP port (0 for any free port) or a unix socket. */
export type ListenAddress = { readonly port: number; readonly host?: string } | { readonly socket: string };

/** The address that clients use. */
export type ServerAddress =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'socket'; readonly path: string };

const LOOPBACK = '127.0.0.1';
/** Only the user who started the server may connect. */
const OWNER_ONLY = 0o600;

export async function listenOn(server: Server, listen: ListenAddress): Promise<ServerAddress> {
  if ('socket' in listen) return listenOnSocket(server, listen.socket);
  const host = listen.host ?? LOOPBACK;
  server.listen(listen.port, host);
  await once(server, 'listening');
  const bound = server.address();
  return { kind: 'tcp', host, port: typeof bound === 'object' && bound ? bound.port : listen.port };
}

/** A socket file from a killed server blocks the address. The owner of the data may delete it. */
async function listenOnSocket(server: Server, path: string): Promise<ServerAddress> {
  if (existsSync(path)) rmSync(path);
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, OWNER_ONLY);
  return { kind: 'socket', path };
}

/** `host:port`, or the path of the socket. */
export function addressText(address: ServerAddress): string {
  return address.kind === 'tcp' ? `${address.host}:${address.port}` : address.path;
}

/**
 * A connection string (manual, "Connection Strings"). A socket is always a direct connection, even with a replica set.
 */
export function connectionString(
  address: ServerAddress,
  replicaSet: string | undefined,
  database: string,
  credentials?: Credentials,
): string {
  const host = address.kind === 'tcp' ? addressText(address) : encodeURIComponent(address.path);
  const isSet = address.kind === 'tcp' && replicaSet !== undefined;
  const login = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : '';
  const options = [
    isSet ? `replicaSet=${replicaSet}` : 'directConnection=true',
    ...(credentials ? ['authSource=admin'] : []),
  ];
  return `mongodb://${login}${host}/${database}?${options.join('&')}`;
}
