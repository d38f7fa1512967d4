import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.js';

/** Size of a mail at most, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** A server that takes every mail, whoever sends it to whomever, and puts it into the outbox. */
export type SmtpDoor = { readonly port: number; stop(): Promise<void> };

/** @param port of loopback; 0 takes a free one */
export async function openSmtpDoor(outbox: Outbox, port: number): Promise<SmtpDoor> {
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
        .then((raw) => outbox.keep(raw, addresses))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A sender that goes away in the middle of a mail is its own affair.
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
