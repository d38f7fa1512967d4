import { Module } from '@nestjs/common';
import { CommonPasswords } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from '../password-rules.js';

/** Providers for every feature that takes a password. */
@Module({
  providers: [PasswordHasher, PasswordRules, CommonPasswords],
  exports: [PasswordHasher, PasswordRules],
})
export class HashingModule {}
