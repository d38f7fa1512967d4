import { Injectable } from '@nestjs/common';
import { mailJob, type JobOf, type MailJob, type MailQueue } from '@word-unfolded/contracts';
import { InstallationSecrets } from '@word-unfolded/persistence';
import { openSealed, sealFor, sealingKeys } from '@word-unfolded/queues';

/**
 * Encrypts emails while they wait in Redis. Its append-only file retains past values: addresses of deleted accounts,
 * and links that set a password.
 */
@Injectable()
export class SealedMail {
  constructor(private readonly secrets: InstallationSecrets) {}

  async publicKey(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  async seal(job: MailJob): Promise<JobOf<typeof MailQueue>> {
    return { sealed: sealFor(await this.publicKey(), JSON.stringify(job)) };
  }

  /** @throws an error when it was sealed for another installation, or was changed */
  async open({ sealed }: JobOf<typeof MailQueue>): Promise<MailJob> {
    const { privateKey } = await this.keys();
    return mailJob.parse(JSON.parse(openSealed(privateKey, sealed)));
  }

  private async keys() {
    return sealingKeys(await this.secrets.of('emails in Redis'));
  }
}
