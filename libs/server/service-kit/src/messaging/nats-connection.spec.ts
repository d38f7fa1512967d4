import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { connectNats } from './nats-connection.js';

/** A server that speaks as much of the NATS protocol as refusing a password takes. */
async function refusingServer(): Promise<Server> {
  const server = createServer((socket) => {
    socket.write(
      'INFO {"server_id":"a","version":"2.10.0","proto":1,"auth_required":true,"max_payload":1048576}\r\n',
    );
    socket.once('data', () => socket.end("-ERR 'Authorization Violation'\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A server that accepts a connection and answers its first question, and nothing after that. */
async function silentServer(): Promise<Server> {
  const server = createServer((socket) => {
    socket.write('INFO {"server_id":"a","version":"2.10.0","proto":1,"max_payload":1048576}\r\n');
    socket.once('data', () => socket.write('PONG\r\n'));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it('a connection that went silent without an end is replaced, because nobody else would notice for minutes', async () => {
  const server = await silentServer();
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  const { port } = server.address() as AddressInfo;
  const connection = await connectNats(`nats://127.0.0.1:${port}`, 'test', { askedEveryMs: 20 });
  await once(server, 'connection');
  expect(sockets).toHaveLength(2);
  await connection.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** A server on a busy machine: its time for the credentials of the first connection is over before it reads them. */
async function busyServer(): Promise<Server> {
  let connections = 0;
  const server = createServer((socket) => {
    socket.write(
      'INFO {"server_id":"a","version":"2.10.0","proto":1,"auth_required":true,"max_payload":1048576}\r\n',
    );
    const isFirst = ++connections === 1;
    socket.once('data', () =>
      isFirst ? socket.end("-ERR 'Authentication Timeout'\r\n") : socket.write('PONG\r\n'),
    );
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it('a NATS server that was too busy to read the credentials in time is asked again', async () => {
  const server = await busyServer();
  const { port } = server.address() as AddressInfo;
  const connection = await connectNats(`nats://user:secret@127.0.0.1:${port}`, 'test');
  expect(connection.isClosed()).toBe(false);
  await connection.close();
  server.close();
});

it('a NATS server that refuses the password is named, without the password', async () => {
  const server = await refusingServer();
  const { port } = server.address() as AddressInfo;
  await expect(connectNats(`nats://user:secret@127.0.0.1:${port}`, 'test')).rejects.toThrow(
    `NATS at 127.0.0.1:${port} refuses the user, password or token of NATS_URL (Authorization Violation).`,
  );
  server.close();
});
