import { Injectable } from '@nestjs/common';
import { SubscriptionChanged } from '@word-unfolded/contracts';
import type { Entitlement } from '@word-unfolded/domain';
import { Outbox, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { currentCall } from '@word-unfolded/service-kit';
import { CustomerRepository, type CustomerChanges } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';

/** Stores a customer, and tells every service in the same transaction when the entitlement has changed. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param at when it changed by the customer's clock, which may be behind in a test; a later one than now counts as now
   * @returns false if the customer was changed since it was read; then nothing has happened
   */
  store(
    before: Customer,
    entitlement: Entitlement,
    changes: CustomerChanges,
    at = this.clock.now(),
  ): Promise<boolean> {
    const isNew = !isSame(before.entitlement, entitlement);
    const revision = before.revision + (isNew ? 1 : 0);
    const change = () => this.customers.change(before, { ...changes, entitlement, revision });
    // A single write is atomic by itself. The transactions of a call have numbers, which must not depend on the state.
    if (!isNew && !currentCall()) return change();
    return this.unitOfWork.run(async () => {
      if (!(await change())) return false;
      if (isNew) await this.publish(before.ownerId, revision, entitlement, this.notLater(at));
      return true;
    });
  }

  private async publish(userId: string, revision: number, entitlement: Entitlement, at: Date): Promise<void> {
    const { tier, status, trialEndsAt, gracePeriodEnds } = entitlement;
    await this.outbox.add(SubscriptionChanged, {
      userId,
      revision,
      tier,
      status,
      trialEndsAt: trialEndsAt?.toISOString() ?? null,
      gracePeriodEnds: gracePeriodEnds?.toISOString() ?? null,
      at: at.toISOString(),
    });
  }

  private notLater(at: Date): Date {
    const now = this.clock.now();
    return at > now ? now : at;
  }
}

/** Whether other services would learn nothing new. */
function isSame(one: Entitlement, other: Entitlement): boolean {
  return (
    one.tier === other.tier &&
    one.status === other.status &&
    one.trialEndsAt?.getTime() === other.trialEndsAt?.getTime() &&
    one.gracePeriodEnds?.getTime() === other.gracePeriodEnds?.getTime()
  );
}
