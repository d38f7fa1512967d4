import type { MailJob } from '@word-unfolded/contracts';

/** The port for queueing emails. Callers do not depend on how they are sent. */
export abstract class EmailQueue {
  /**
   * Checks that email is available.
   *
   * @throws AppError MAIL_NOT_SET_UP when no mail server is set up
   */
  abstract assertSetUp(): void;

  /** Queues an email. After it returns, the email will be sent, with retries if necessary. */
  abstract send(job: MailJob): Promise<void>;
}
