import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { MailedTokens } from '../../tokens/mailed-tokens.js';
import type { Account } from '../records/account.js';
import { AccountRepository } from '../records/account.repository.js';

/** What a mailed link verifies: the address of a sign-up, or the new address of an account. */
export type Verification = {
  readonly kind: 'sign-up' | 'new-address';
  readonly account: Account;
  readonly email: string;
  readonly startedAt: Date;
};

/** Reads the tokens of mailed links that verify addresses. */
@Injectable()
export class VerificationTokens {
  constructor(
    private readonly tokens: MailedTokens,
    private readonly accounts: AccountRepository,
  ) {}

  /**
   * Returns what a token verifies, without using it up.
   *
   * @throws AppError TOKEN_INVALID with the `reason` why it does not work
   */
  async read(token: string): Promise<Verification> {
    const signUp = await this.tokens.read('verify-address', token);
    const change = signUp ? null : await this.tokens.read('change-address', token);
    const found = signUp ?? change;
    const account = found && (await this.accounts.byId(ownerOf(found.ownerId)));
    if (!account) throw await this.refusalOf(token);
    return signUp
      ? { kind: 'sign-up', account, email: account.email, startedAt: account.createdAt }
      : {
          kind: 'new-address',
          account,
          email: change?.email ?? account.email,
          startedAt: change?.issuedAt ?? account.createdAt,
        };
  }

  /**
   * Uses a token up; within a transaction only if that commits.
   *
   * @throws AppError TOKEN_INVALID with the `reason`, when another call used it first
   */
  async use({ kind }: Verification, token: string): Promise<void> {
    const owner = await this.tokens.use(kind === 'sign-up' ? 'verify-address' : 'change-address', token);
    if (!owner) throw await this.refusalOf(token);
  }

  private async refusalOf(token: string): Promise<AppError> {
    const reason = await this.tokens.problemOf(['verify-address', 'change-address'], token);
    return AppError.with('TOKEN_INVALID', {}, { fields: { reason } });
  }
}
