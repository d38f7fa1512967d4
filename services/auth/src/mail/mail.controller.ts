import { Controller } from '@nestjs/common';
import { GetMailKey, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SealedMail } from './sealed-mail.js';

/** Messages of services that send emails. */
@Controller()
export class MailController {
  constructor(private readonly sealing: SealedMail) {}

  @Handles(GetMailKey)
  async getMailKey(): Promise<ResponseOf<typeof GetMailKey>> {
    return { publicKey: await this.sealing.publicKey() };
  }
}
