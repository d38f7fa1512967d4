import { Injectable } from '@nestjs/common';
import { PAGES } from '@word-unfolded/domain';
import type { Account } from '../accounts/records/account.js';
import { Notices } from '../notices/notices.js';

/** Notifies a reader that their password was changed, so that they notice a change by somebody else. */
@Injectable()
export class PasswordNotice {
  constructor(private readonly notices: Notices) {}

  async tell({ name, email, language }: Account): Promise<void> {
    const values = { name, resetPath: PAGES.forgotPassword };
    await this.notices.send({ to: email, language, content: { template: 'password-changed', values } });
  }
}
