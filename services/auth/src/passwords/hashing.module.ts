import { Module } from '@nestjs/common';
import { CommonPasswords } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';

/** What every feature needs that takes a password. */
@Module({
  providers: [PasswordHasher, PasswordRules, CommonPasswords],
  exports: [PasswordHasher, PasswordRules],
})
export class HashingModule {}
