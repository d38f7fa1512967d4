import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { isOwnWord, isSimplePassword } from '@word-unfolded/domain';
import { CommonPasswords } from './hashing/common-passwords.js';

/** The rules for passwords (decisions, "Accounts"); the form schema checks the length. */
@Injectable()
export class PasswordRules {
  constructor(private readonly commonest: CommonPasswords) {}

  /** @throws AppError PASSWORD_TOO_WEAK when an attacker would try it among the first */
  async check(password: string, own: { name: string; username: string; email: string }): Promise<void> {
    if (isOwnWord(password, own) || isSimplePassword(password) || (await this.commonest.include(password))) {
      throw AppError.with(
        'PASSWORD_TOO_WEAK',
        {},
        { details: [{ field: 'password', code: 'PASSWORD_TOO_WEAK' }] },
      );
    }
  }
}
