import { Injectable } from '@nestjs/common';
import { SubscriptionChanged, type PayloadOf } from '@word-unfolded/contracts';
import { TIERS, type Tier } from '@word-unfolded/domain';
import { afterCommit, ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { Revocations } from '../revocations/revocations.js';

/**
 * Gives an account the tier that the billing service has published. Its tokens are revoked, so that every gateway asks
 * for one with the new tier: the reader stays signed in.
 */
@Injectable()
export class ChangeTier {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly revocations: Revocations,
  ) {}

  @Consumes(SubscriptionChanged, { as: 'change-tier' })
  async change(changed: PayloadOf<typeof SubscriptionChanged>): Promise<void> {
    const ownerId = ownerOf(changed.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account || account.billingRevision >= changed.revision) return;
    // Before the first change every tier above free was given by an administrator.
    const givenTier = account.billingRevision === 0 ? account.tier : account.givenTier;
    const tier = higherOf(givenTier, changed.tier);
    const stored = await this.accounts.setEntitlement(account, {
      tier,
      givenTier,
      billingRevision: changed.revision,
      subscriptionStatus: changed.status,
      trialEndsAt: dateOf(changed.trialEndsAt),
      gracePeriodEnds: dateOf(changed.gracePeriodEnds),
    });
    if (!stored || tier === account.tier) return;
    await this.revocations.ofAccount(ownerId);
    afterCommit(() => void this.revocations.publish());
  }
}

function higherOf(one: Tier, other: Tier): Tier {
  return TIERS.indexOf(one) >= TIERS.indexOf(other) ? one : other;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
