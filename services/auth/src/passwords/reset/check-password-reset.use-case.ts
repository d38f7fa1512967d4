import { Injectable } from '@nestjs/common';
import { AppError, type CheckPasswordReset, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { MailedTokens } from '../../tokens/mailed-tokens.js';

/** Checks whether a mailed link can still set a password. */
@Injectable()
export class CheckPasswordResetUseCase {
  constructor(private readonly tokens: MailedTokens) {}

  /** @throws AppError RESET_TOKEN_INVALID */
  async execute({
    token,
  }: RequestOf<typeof CheckPasswordReset>): Promise<ResponseOf<typeof CheckPasswordReset>> {
    if (!(await this.tokens.ownerOf('reset-password', token))) throw AppError.of('RESET_TOKEN_INVALID');
    return { valid: true };
  }
}
