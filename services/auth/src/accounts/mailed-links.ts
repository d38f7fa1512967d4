import { Injectable } from '@nestjs/common';
import type { MailJob } from '@word-unfolded/contracts';
import { PAGES, type Language } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { MailedTokens } from '../tokens/mailed-tokens.js';
import type { Account } from './account.js';

/** Writes the letters whose links let a reader do something. Each new link ends the older ones of its kind. */
@Injectable()
export class MailedLinks {
  constructor(private readonly tokens: MailedTokens) {}

  /** The letter that verifies an account's address. */
  async verification(account: Account, language: Language): Promise<MailJob> {
    const path = await this.pathOf(account, 'verify-address', PAGES.verifyEmail);
    return letterTo(account, language, { letter: 'verify-address', values: { name: account.name, path } });
  }

  /** The letter by which an account gets a new password. */
  async passwordReset(account: Account, language: Language): Promise<MailJob> {
    const path = await this.pathOf(account, 'reset-password', PAGES.resetPassword);
    return letterTo(account, language, { letter: 'reset-password', values: { name: account.name, path } });
  }

  private async pathOf(
    { id }: Account,
    purpose: 'verify-address' | 'reset-password',
    page: string,
  ): Promise<string> {
    return page.replace(':token', await this.tokens.issue(ownerOf(id), purpose));
  }
}

function letterTo({ email }: Account, language: Language, content: MailJob['content']): MailJob {
  return { to: email, language, content };
}
