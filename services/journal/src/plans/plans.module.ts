import { Module } from '@nestjs/common';
import { CloseCalendarUseCase } from './calendar/close-calendar.use-case.js';
import { OpenCalendarUseCase } from './calendar/open-calendar.use-case.js';
import { ReadCalendarUseCase } from './calendar/read-calendar.use-case.js';
import { ChangePlanUseCase } from './change-plan.use-case.js';
import { CompleteDayUseCase } from './progress/complete-day.use-case.js';
import { DeletePlanUseCase } from './delete-plan.use-case.js';
import { FreezeDateUseCase } from './progress/freeze-date.use-case.js';
import { GetPlanUseCase } from './get-plan.use-case.js';
import { ListPlansUseCase } from './list-plans.use-case.js';
import { ListedPlans } from './listed-plans.js';
import { PlanExport } from './plan-export.js';
import { PlanStore } from './plan-store.js';
import { BeginReadyMadePlanUseCase } from './ready-made/begin-ready-made-plan.use-case.js';
import { PlanRecordsModule } from './records/plan-records.module.js';
import { AddReminderDeviceUseCase } from './reminders/push/add-reminder-device.use-case.js';
import { GetReminderUseCase } from './reminders/get-reminder.use-case.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { RemoveReminderDeviceUseCase } from './reminders/push/remove-reminder-device.use-case.js';
import { SaveReminderUseCase } from './reminders/save-reminder.use-case.js';
import { ReschedulePlanUseCase } from './progress/reschedule-plan.use-case.js';
import { SaveGeneratedPlanUseCase } from './save-generated-plan.use-case.js';
import { UndoStepUseCase } from './progress/undo-step.use-case.js';

/** Reading plans and their progress; the main file of the service lists `plansConfiguration`. */
@Module({
  imports: [PlanRecordsModule, RemindersModule],
  controllers: [
    ListPlansUseCase,
    GetPlanUseCase,
    ChangePlanUseCase,
    DeletePlanUseCase,
    CompleteDayUseCase,
    UndoStepUseCase,
    FreezeDateUseCase,
    ReschedulePlanUseCase,
    SaveGeneratedPlanUseCase,
    BeginReadyMadePlanUseCase,
    OpenCalendarUseCase,
    CloseCalendarUseCase,
    ReadCalendarUseCase,
    GetReminderUseCase,
    SaveReminderUseCase,
    AddReminderDeviceUseCase,
    RemoveReminderDeviceUseCase,
  ],
  providers: [PlanStore, ListedPlans, PlanExport],
  exports: [PlanExport, RemindersModule],
})
export class PlansModule {}
