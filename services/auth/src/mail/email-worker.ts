import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FEEDBACK_LIMITS, type JobOf, type MailJob, type MailQueue } from '@word-unfolded/contracts';
import { ErasedOwners } from '@word-unfolded/persistence';
import { UnrecoverableJobError, type JobHandler } from '@word-unfolded/queues';
import { BlobStore, isBlobKey, mediaTypeOf, readWhole } from '@word-unfolded/storage';
import { createTransport, type Transporter } from 'nodemailer';
import { renderEmail } from './emails/render-email.js';
import { SealedMail } from './sealed-mail.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { senderAddress, type MailSettings } from './mail.configuration.js';

/** Most connections to the mail server. */
const CONNECTIONS = 3;

/** Timeout of a mail server, in milliseconds. */
const TIMEOUT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** In bytes: the largest file that a reader can send us. */
const LARGEST_ATTACHMENT = FEEDBACK_LIMITS.screenshotBytes;

type Attachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string };

/** Sends the queued emails over SMTP. */
@Injectable()
export class EmailWorker implements JobHandler<typeof MailQueue>, OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly sealing: SealedMail,
    private readonly erased: ErasedOwners,
    private readonly files: BlobStore,
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
        attachments: await this.attachmentsOf(job),
        // The same message id at every attempt, so that duplicates can be recognised.
        messageId: `<${encodeURIComponent(id)}@${senderAddress(from).split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new UnrecoverableJobError('the mail server refuses the address');
      throw error;
    }
  }

  /** @throws any error of the store: the job is retried */
  private async attachmentsOf({ attachment }: MailJob): Promise<Attachment[]> {
    if (!attachment || !isBlobKey(attachment.key)) return [];
    const contents = await this.files.get(attachment.key);
    if (!contents) return []; // erased with the account
    const content = await readWhole(contents, LARGEST_ATTACHMENT);
    return [{ filename: attachment.name, content, contentType: mediaTypeOf(attachment.key) }];
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
