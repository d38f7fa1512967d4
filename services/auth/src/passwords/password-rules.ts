import { Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { isOwnWord } from '@word-unfolded/domain';
import { CommonPasswords } from './common-passwords.js';

/** What a password has to be (decisions, "Accounts"); its length is checked with the form. */
@Injectable()
export class PasswordRules {
  constructor(private readonly commonest: CommonPasswords) {}

  /** @throws CatalogueError PASSWORD_TOO_WEAK when it is one that a guesser would try first */
  async check(password: string, own: { name: string; username: string; email: string }): Promise<void> {
    if (isOwnWord(password, own) || (await this.commonest.include(password))) {
      throw CatalogueError.with(
        'PASSWORD_TOO_WEAK',
        {},
        { details: [{ field: 'password', code: 'PASSWORD_TOO_WEAK' }] },
      );
    }
  }
}
