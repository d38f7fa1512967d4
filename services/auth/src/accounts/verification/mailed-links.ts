import { Injectable } from '@nestjs/common';
import type { MailJob } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { MailedTokens } from '../../tokens/mailed-tokens.js';
import type { Purpose } from '../../tokens/mailed-token.schema.js';
import type { Account } from '../records/account.js';

/**
 * Writes the emails about an account's address and password, in the language of the account. Each new link invalidates
 * the older ones of its kind.
 */
@Injectable()
export class MailedLinks {
  constructor(private readonly tokens: MailedTokens) {}

  /** The link that verifies the address of a sign-up; it identifies the sign-up. */
  async verification(account: Account): Promise<MailJob> {
    const path = await this.pathOf(account, 'verify-address', PAGES.verifyEmail);
    const { name, username, createdAt } = account;
    return emailTo(account, {
      template: 'verify-address',
      values: { name, username, at: createdAt.toISOString(), path },
    });
  }

  /** The link that verifies the new address of an account. */
  async newAddress(account: Account, email: string): Promise<MailJob> {
    const path = await this.pathOf(account, 'change-address', PAGES.verifyEmail, email);
    const { name, username } = account;
    return emailTo(
      { ...account, email },
      { template: 'verify-new-address', values: { name, username, path } },
    );
  }

  /** The link that resets the password of an account. */
  async passwordReset(account: Account): Promise<MailJob> {
    const path = await this.pathOf(account, 'reset-password', PAGES.resetPassword);
    return emailTo(account, { template: 'reset-password', values: { name: account.name, path } });
  }

  private async pathOf({ id }: Account, purpose: Purpose, page: string, email?: string): Promise<string> {
    return page.replace(':token', await this.tokens.issue(ownerOf(id), purpose, email));
  }
}

/** An email to the address of an account, in its language. It is not sent when the account is deleted before. */
export function emailTo(
  { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
  content: MailJob['content'],
): MailJob {
  return { to: email, about: id, language, content };
}

/** To the owner of an address that somebody else used for a sign-up or for a change of address. */
export function addressHasAccount(owner: Account): MailJob {
  const values = { name: owner.name, loginPath: PAGES.login, resetPath: PAGES.forgotPassword };
  return emailTo(owner, { template: 'address-has-account', values });
}
