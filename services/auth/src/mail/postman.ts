import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MailQueue, type MailJob } from '@word-unfolded/contracts';
import { HopelessJobError, type JobHandler } from '@word-unfolded/queues';
import { createTransport, type Transporter } from 'nodemailer';
import { renderLetter } from './letters/render-letter.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { senderAddress, type MailSettings } from './mail.configuration.js';

/** Connections to the mail server at most. */
const CONNECTIONS = 3;

/** How long a mail server may take to answer, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends the letters of the queue over SMTP. */
@Injectable()
export class Postman implements JobHandler<typeof MailQueue>, OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(@Inject(MAIL_SETTINGS) private readonly settings: MailSettings) {
    this.transport =
      settings.smtpUrl === undefined
        ? undefined
        : createTransport({
            url: settings.smtpUrl,
            pool: true,
            maxConnections: CONNECTIONS,
            // Nothing in a letter may make the server read its own files or the addresses of others.
            disableFileAccess: true,
            disableUrlAccess: true,
            ...PATIENCE,
          });
  }

  /** @throws HopelessJobError when the mail server will never take a letter to this address */
  async handle(job: MailJob, { id }: { readonly id: string }): Promise<void> {
    if (!this.transport) throw new Error('SMTP_URL is not set');
    const { from, support, publicUrl } = this.settings;
    try {
      await this.transport.sendMail({
        ...renderLetter(job, publicUrl),
        from,
        to: { name: '', address: job.to ?? support },
        ...(job.replyTo && { replyTo: { name: '', address: job.replyTo } }),
        // The same at every attempt, so that a letter that was sent twice can be known as one.
        messageId: `<${encodeURIComponent(id)}@${senderAddress(from).split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new HopelessJobError('the mail server refuses the address');
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** A 5xx answer to the addresses (RFC 5321, section 4.2.1); anything else may be better next time. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
