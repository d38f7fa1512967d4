import { Module } from '@nestjs/common';
import { PlanCalendarRepository } from './plan-calendar.repository.js';
import { PlanRepository } from './plan.repository.js';
import { PlanSummaryRepository } from './plan-summary.repository.js';
import { PlanTextRepository } from './plan-text.repository.js';

/** The stored plans, for plans, search and export. */
@Module({
  providers: [PlanRepository, PlanSummaryRepository, PlanTextRepository, PlanCalendarRepository],
  exports: [PlanRepository, PlanSummaryRepository, PlanTextRepository, PlanCalendarRepository],
})
export class PlanRecordsModule {}
