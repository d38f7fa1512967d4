import { openWebDoor } from '../http/web-door.js';
import type { KeptMail } from './kept-mail.js';
import { Outbox } from './outbox.js';
import { openSmtpDoor } from './smtp-door.js';

export type MailSandboxOptions = {
  /** Where mails are kept, one JSON file each, the newest 500. */
  readonly folder: string;
  /** Ports of loopback; without one a free one is taken. */
  readonly smtpPort?: number;
  readonly httpPort?: number;
};

/** A running mail sandbox. */
export type MailSandbox = {
  readonly smtpPort: number;
  readonly httpPort: number;
  /** What SMTP_URL is set to. */
  readonly smtpUrl: string;
  /** Where `/sandbox/outbox` and `/sandbox/outbox.json` are. */
  readonly httpUrl: string;
  /** What was sent, newest first. */
  readonly mails: readonly KeptMail[];
  stop(): Promise<void>;
};

/** Starts a stand-in for a mail provider: an SMTP server on loopback that sends nothing on and shows what it got. */
export async function startMailSandbox({
  folder,
  smtpPort = 0,
  httpPort = 0,
}: MailSandboxOptions): Promise<MailSandbox> {
  const outbox = await Outbox.open(folder);
  const smtp = await openSmtpDoor(outbox, smtpPort);
  const web = await openWebDoor(outbox, httpPort);
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
