import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobOf, MailQueue } from '@word-unfolded/contracts';
import { ErasedOwners } from '@word-unfolded/persistence';
import { UnrecoverableJobError, type JobHandler } from '@word-unfolded/queues';
import { createTransport, type Transporter } from 'nodemailer';
import { renderEmail } from './emails/render-email.js';
import { SealedMail } from './sealed-mail.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { senderAddress, type MailSettings } from './mail.configuration.js';

/** Most connections to the mail server. */
const CONNECTIONS = 3;

/** Timeout of a mail server, in milliseconds. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends the queued emails over SMTP. */
@Injectable()
export class EmailWorker implements JobHandler<typeof MailQueue>, OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly sealing: SealedMail,
    private readonly erased: ErasedOwners,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
  ) {
    this.transport =
      settings.smtpUrl === undefined
        ? undefined
        : createTransport({
            url: settings.smtpUrl,
            pool: true,
            maxConnections: CONNECTIONS,
            // The content of an email must not make the mail library read files or URLs.
            disableFileAccess: true,
            disableUrlAccess: true,
            ...TIMEOUT,
          });
  }

  /** @throws UnrecoverableJobError when the mail server rejects the address permanently */
  async handle(queued: JobOf<typeof MailQueue>, { id }: { readonly id: string }): Promise<void> {
    if (!this.transport) throw new Error('SMTP_URL is not set');
    const { from, support, publicUrl } = this.settings;
    const job = await this.sealing.open(queued);
    if (job.about !== undefined && (await this.erased.has(job.about))) return;
    try {
      await this.transport.sendMail({
        ...renderEmail(job, publicUrl),
        from,
        to: { name: '', address: job.to ?? support },
        ...(job.replyTo && { replyTo: { name: '', address: job.replyTo } }),
        // The same message id at every attempt, so that duplicates can be recognised.
        messageId: `<${encodeURIComponent(id)}@${senderAddress(from).split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new UnrecoverableJobError('the mail server refuses the address');
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** A 5xx reply to the addresses (RFC 5321, section 4.2.1); any other error may be transient. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
