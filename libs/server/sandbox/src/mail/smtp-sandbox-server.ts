import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.js';

/** Maximum size of a mail, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** An SMTP server that accepts every mail from every sender to every recipient, and puts it into the outbox. */
export type SmtpSandboxServer = { readonly port: number; stop(): Promise<void> };

/** @param port on loopback; 0 means any free port */
export async function startSmtpSandboxServer(outbox: Outbox, port: number): Promise<SmtpSandboxServer> {
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    onAuth: ({ username }, _session, accept) => accept(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, done) => {
      const { mailFrom, rcptTo } = envelope;
      const addresses = {
        to: rcptTo.map(({ address }) => address),
        from: mailFrom ? mailFrom.address : '',
      };
      buffer(stream)
        .then((raw) => outbox.add(raw, addresses))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A client that disconnects during a mail is not an error of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
