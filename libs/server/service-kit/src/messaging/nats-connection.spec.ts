import { createServer, type AddressInfo, type Server } from 'node:net';
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

it('a NATS server that refuses the password is named, without the password', async () => {
  const server = await refusingServer();
  const { port } = server.address() as AddressInfo;
  await expect(connectNats(`nats://user:secret@127.0.0.1:${port}`, 'test')).rejects.toThrow(
    `NATS at 127.0.0.1:${port} refuses the user, password or token of NATS_URL (Authorization Violation).`,
  );
  server.close();
});
