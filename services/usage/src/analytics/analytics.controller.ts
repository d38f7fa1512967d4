import { Controller } from '@nestjs/common';
import {
  GetUsageAggregate,
  GetUsageAnalytics,
  GetUsageHistory,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { GetUsageAggregateUseCase } from './get-usage-aggregate.use-case.js';
import { GetUsageAnalyticsUseCase } from './get-usage-analytics.use-case.js';
import { GetUsageHistoryUseCase } from './get-usage-history.use-case.js';

/** Handles the queries for usage. */
@Controller()
export class AnalyticsController {
  constructor(
    private readonly analytics: GetUsageAnalyticsUseCase,
    private readonly history: GetUsageHistoryUseCase,
    private readonly aggregate: GetUsageAggregateUseCase,
  ) {}

  @Handles(GetUsageAnalytics)
  getAnalytics(request: RequestOf<typeof GetUsageAnalytics>): Promise<ResponseOf<typeof GetUsageAnalytics>> {
    return this.analytics.execute(request);
  }

  @Handles(GetUsageHistory)
  getHistory(request: RequestOf<typeof GetUsageHistory>): Promise<ResponseOf<typeof GetUsageHistory>> {
    return this.history.execute(request);
  }

  @Handles(GetUsageAggregate)
  getAggregate(): Promise<ResponseOf<typeof GetUsageAggregate>> {
    return this.aggregate.execute();
  }
}
