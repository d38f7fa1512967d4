import { Module } from '@nestjs/common';
import { PlanCalendarRepository } from './plan-calendar.repository.js';
import { PlanRepository } from './plan.repository.js';
import { PlanTextRepository } from './plan-text.repository.js';

/** The stored plans, for plans, search and export. */
@Module({
  providers: [PlanRepository, PlanTextRepository, PlanCalendarRepository],
  exports: [PlanRepository, PlanTextRepository, PlanCalendarRepository],
})
export class PlanRecordsModule {}
