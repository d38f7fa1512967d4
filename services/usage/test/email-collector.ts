import { Controller, Module, type Type } from '@nestjs/common';
import {
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

export const ACCOUNT: Omit<User, '_id'> = {
  ...{ name: 'Ana María', firstName: 'Ana', email: 'ana@example.org', username: 'ana', language: 'es' },
  ...{ avatarUrl: null, avatarExpiresIn: null, role: 'user', subscriptionTier: 'beta', verified: true },
  ...{ subscriptionStatus: null, trialEndsAt: null, gracePeriodEnds: null, occupation: null },
  ...{ selahProfileNote: null, lastActive: null, createdAt: '2026-01-01T00:00:00.000Z' },
};

/** Stands in for the auth service: consumes the email queue, and knows every account by the same name and address. */
export async function collectEmails(
  environment: Environment,
  services: RunningService[],
): Promise<{ id: string; job: MailJob }[]> {
  const emails: { id: string; job: MailJob }[] = [];
  const { publicKey, privateKey } = sealingKeys(randomBytes(32));
  class Collector {
    async handle({ sealed }: JobOf<typeof MailQueue>, { id }: { readonly id: string }): Promise<void> {
      emails.push({ id, job: mailJob.parse(JSON.parse(openSealed(privateKey, sealed))) });
    }
  }
  @Controller()
  class FakeAuth {
    @Handles(GetMailKey)
    getMailKey() {
      return { publicKey };
    }

    @Handles(GetAccount)
    getAccount({ userId }: RequestOf<typeof GetAccount>): User {
      return { ...ACCOUNT, _id: userId };
    }
  }
  @Module({
    imports: [QueueModule.of(MailQueue)],
    controllers: [FakeAuth],
    providers: [Collector, worksOn(MailQueue, Collector)],
  })
  class CollectorModule {}
  const module: Type = CollectorModule;
  services.push(await startService('auth', module, [redisConfiguration], environment));
  return emails;
}
