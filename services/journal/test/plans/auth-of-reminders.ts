import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  GetAccount,
  GetMailKey,
  mailJob,
  MailQueue,
  type JobOf,
  type MailJob,
  type RequestOf,
  type User,
} from '@word-unfolded/contracts';
import { openSealed, QueueModule, sealingKeys, worksOn } from '@word-unfolded/queues';
import { Handles, redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import type { Environment } from '@word-unfolded/testing';
import { randomBytes } from 'node:crypto';

const { publicKey, privateKey } = sealingKeys(randomBytes(32));

/** The emails that were sent, the newest last. */
export const emails: MailJob[] = [];

/** Accounts that were deleted. */
export const deletedAccounts = new Set<string>();

/** Readers whose language is Spanish. */
export const spanishReaders = new Set<string>();

class Mailer {
  async handle({ sealed }: JobOf<typeof MailQueue>): Promise<void> {
    emails.push(mailJob.parse(JSON.parse(openSealed(privateKey, sealed))));
  }
}

@Controller()
class Accounts {
  @Handles(GetMailKey)
  getMailKey() {
    return { publicKey };
  }

  @Handles(GetAccount)
  getAccount({ userId }: RequestOf<typeof GetAccount>): User {
    if (deletedAccounts.has(userId)) throw AppError.of('NOT_AUTHENTICATED');
    return {
      ...{ _id: userId, name: 'Ruth', firstName: 'Ruth', email: `${userId}@example.org`, username: userId },
      ...{ avatarUrl: null, avatarExpiresIn: null, role: 'user', subscriptionTier: 'free', verified: true },
      ...{ subscriptionStatus: null, trialEndsAt: null, gracePeriodEnds: null, occupation: null },
      ...{ selahProfileNote: null, lastActive: null, createdAt: '2026-01-01T00:00:00.000Z' },
      language: spanishReaders.has(userId) ? 'es' : 'en',
    };
  }
}

@Module({
  imports: [QueueModule.of(MailQueue)],
  controllers: [Accounts],
  providers: [Mailer, worksOn(MailQueue, Mailer)],
})
class AuthModule {}

/** Starts a service that answers for auth: it knows every account, and collects the emails. */
export function startAuthOfReminders(environment: Environment): Promise<RunningService> {
  return startService('auth', AuthModule, [redisConfiguration], environment);
}
