import { Injectable } from '@nestjs/common';
import { PAGES } from '@word-unfolded/domain';
import type { Account } from '../accounts/account.js';
import { Notices } from '../notices/notices.js';

/** Tells a reader that their password is another now: if it was not they who changed it, they learn of it. */
@Injectable()
export class PasswordNotice {
  constructor(private readonly notices: Notices) {}

  async tell({ name, email, language }: Account): Promise<void> {
    const values = { name, resetPath: PAGES.forgotPassword };
    await this.notices.send({ to: email, language, content: { letter: 'password-changed', values } });
  }
}
