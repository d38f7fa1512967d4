import { Injectable } from '@nestjs/common';
import type { CheckPasswordReset, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { MailedTokens } from '../../tokens/mailed-tokens.js';
import { resetRefusal } from './reset-refusal.js';

/** Checks whether a mailed link can still set a password. */
@Injectable()
export class CheckPasswordResetUseCase {
  constructor(private readonly tokens: MailedTokens) {}

  /** @throws AppError RESET_TOKEN_INVALID with the `reason` why the link does not work */
  async execute({
    token,
  }: RequestOf<typeof CheckPasswordReset>): Promise<ResponseOf<typeof CheckPasswordReset>> {
    if (!(await this.tokens.ownerOf('reset-password', token))) throw await resetRefusal(this.tokens, token);
    return { valid: true };
  }
}
