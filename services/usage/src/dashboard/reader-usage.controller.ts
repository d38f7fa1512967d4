import { Controller } from '@nestjs/common';
import {
  AdminActed,
  AppError,
  GetAccount,
  GetReaderUsage,
  ResetReaderUsage,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Allowances, UsageCounters } from '@word-unfolded/metering';
import { Outbox, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient, Handles, inRequestContext, type CallContext } from '@word-unfolded/service-kit';
import { figuresOf } from '../analytics/usage-figures.js';
import { lastDays } from '../analytics/last-days.js';
import { loadingData } from '../common/loading.js';
import { DaySumRepository } from '../ledger/day-sum.repository.js';
import { MonthSumRepository } from '../ledger/month-sum.repository.js';

/** Months on the page of a reader. */
const MONTHS = 13;

/** Handles the messages of administrators about the usage of one reader. */
@Controller()
export class ReaderUsageController {
  constructor(
    private readonly allowances: Allowances,
    private readonly counters: UsageCounters,
    private readonly days: DaySumRepository,
    private readonly months: MonthSumRepository,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly client: ContractClient,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError LOAD_FAILED */
  @Handles(GetReaderUsage)
  get({ id }: RequestOf<typeof GetReaderUsage>): Promise<ResponseOf<typeof GetReaderUsage>> {
    return loadingData(async () => {
      const ownerId = ownerOf(id);
      const [allowance, days, months] = await Promise.all([
        // Which tier the limits are of does not matter here.
        this.allowances.remaining({ kind: 'reader', id, tier: 'free', role: 'user' }).catch(() => null),
        this.days.onDays(ownerId, lastDays(this.clock.now())),
        this.months.latest(ownerId, MONTHS),
      ]);
      return {
        used: allowance?.used ?? null,
        days: days.map((sum) => ({
          ...{ date: sum.day, feature: sum.feature, tier: sum.tier, uses: sum.uses },
          usage: figuresOf(sum),
        })),
        months: months.map((sum) => ({
          ...{ month: sum.month, uses: sum.uses, costMicros: sum.micros },
          usage: figuresOf(sum),
        })),
      };
    });
  }

  /** @throws AppError USER_NOT_FOUND, ACTION_FAILED */
  @Handles(ResetReaderUsage)
  async reset(
    { id, reason }: RequestOf<typeof ResetReaderUsage>,
    { caller, correlationId, language }: CallContext,
  ): Promise<ResponseOf<typeof ResetReaderUsage>> {
    const by = caller.kind === 'reader' ? caller.id : null;
    try {
      // As the service: a reader's own call would be for their own account only.
      await inRequestContext({ correlationId, language }, () =>
        this.client.ask(GetAccount, { userId: id }),
      ).catch(asNotFound);
      await this.counters.reset(id);
      const at = this.clock.now().toISOString();
      await this.unitOfWork.run(() =>
        this.outbox.add(AdminActed, { userId: id, act: 'usage-reset', by, reason, at }),
      );
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw AppError.with('ACTION_FAILED', {}, { cause });
    }
    return { reset: true };
  }
}

/** NOT_AUTHENTICATED would sign the administrator out. */
function asNotFound(error: unknown): never {
  const isMissing = error instanceof AppError && error.code === 'NOT_AUTHENTICATED';
  throw isMissing ? AppError.of('USER_NOT_FOUND') : error;
}
