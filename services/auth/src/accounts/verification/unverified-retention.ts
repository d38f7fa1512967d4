import { Injectable } from '@nestjs/common';
import { RetentionRule, type ReportFailure } from '@word-unfolded/service-kit';
import { UnverifiedAccounts } from './unverified-accounts.js';

/** Removes accounts whose addresses were not verified in time. */
@Injectable()
export class UnverifiedRetention extends RetentionRule {
  override readonly name = 'unverified accounts';
  override readonly everyMs = 10 * 60_000;

  constructor(private readonly unverified: UnverifiedAccounts) {
    super();
  }

  override removeExpired(now: Date, failed: ReportFailure): Promise<number> {
    return this.unverified.removeOverdue(now, failed);
  }
}
