import path from 'node:path';
import type { MongoClientOptions } from 'mongodb';
import { makeTemporaryFolder } from './temporary-folder.js';
import { startTestServer, type TestServer } from './test-server.js';

/** The transports of a client: to a replica set over TCP, and directly over a unix socket. */
export const TRANSPORTS = ['TCP', 'a unix socket'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** A server on disk, reached over one of these transports. */
export async function startServerOver(
  transport: Transport,
  clientOptions: MongoClientOptions = {},
): Promise<TestServer> {
  const folder = makeTemporaryFolder();
  const listen = transport === 'TCP' ? { port: 0 } : { socket: path.join(folder.path, 'mongo.sock') };
  const server = await startTestServer({ folder: path.join(folder.path, 'data') }, { listen }, clientOptions);
  return {
    ...server,
    async stop() {
      await server.stop();
      folder.remove();
    },
  };
}
