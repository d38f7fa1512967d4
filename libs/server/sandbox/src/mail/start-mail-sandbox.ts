import { startSandboxPageServer } from '../http/sandbox-page-server.js';
import type { StoredMail } from './stored-mail.js';
import { Outbox } from './outbox.js';
import { startSmtpSandboxServer } from './smtp-sandbox-server.js';

export type MailSandboxOptions = {
  /** The folder of the mails, one JSON file each, the newest 500. */
  readonly folder: string;
  /** Ports on loopback. Without a value any free port is used. */
  readonly smtpPort?: number;
  readonly httpPort?: number;
};

/** A running mail sandbox. */
export type MailSandbox = {
  readonly smtpPort: number;
  readonly httpPort: number;
  /** The value for SMTP_URL. */
  readonly smtpUrl: string;
  /** The base URL of `/sandbox/outbox` and `/sandbox/outbox.json`. */
  readonly httpUrl: string;
  /** The sent mails, newest first. */
  readonly mails: readonly StoredMail[];
  stop(): Promise<void>;
};

/**
 * Starts a sandbox for a mail provider: an SMTP server on loopback that forwards nothing and shows the received mails.
 */
export async function startMailSandbox({
  folder,
  smtpPort = 0,
  httpPort = 0,
}: MailSandboxOptions): Promise<MailSandbox> {
  const outbox = await Outbox.open(folder);
  const smtp = await startSmtpSandboxServer(outbox, smtpPort);
  const web = await startSandboxPageServer(outbox, httpPort);
  return {
    smtpPort: smtp.port,
    httpPort: web.port,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    httpUrl: `http://127.0.0.1:${web.port}`,
    get mails() {
      return outbox.mails;
    },
    stop: async () => {
      await Promise.all([smtp.stop(), web.stop()]);
    },
  };
}
