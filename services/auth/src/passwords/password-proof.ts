import { Injectable } from '@nestjs/common';
import { AppError, type Device } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import type { Account } from '../accounts/records/account.js';
import { LoginLimiter } from '../attempts/login-limiter.js';
import type { Act } from '../audit/audit.schema.js';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from './hashing/password-hasher.js';

/** Checks the password of an account, with a delay for repeated failures. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly guard: LoginLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param field of the form in which it was typed
   * @param refused the action that is recorded when it was wrong
   * @throws AppError TOO_MANY_ATTEMPTS; CREDENTIALS_INVALID, beside its field
   */
  async assert(
    { id, passwordHash }: Account,
    password: string,
    { device, field, refused }: { readonly device: Device; readonly field: string; readonly refused: Act },
  ): Promise<void> {
    const guess = await this.guard.beginFor(id);
    if (await this.hasher.matches(passwordHash, password)) return this.guard.wasRight(guess);
    await this.audit.record(ownerOf(id), refused, device.address);
    throw wrongPassword(field);
  }
}

/** The error for a wrong password, beside its field. */
export function wrongPassword(field: string): AppError {
  return AppError.with('CREDENTIALS_INVALID', {}, { details: [{ field, code: 'CREDENTIALS_INVALID' }] });
}
