import { Module } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { QueueModule } from '@word-unfolded/queues';
import { PlanRecordsModule } from '../records/plan-records.module.js';
import { DueReminders } from './due-reminders.js';
import { PushKeys } from './push/push-keys.js';
import { PushSender } from './push/push-sender.js';
import { ReaderReminder } from './reader-reminder.js';
import { ReminderDeviceRepository } from './push/reminder-device.repository.js';
import { ReminderExport } from './reminder-export.js';
import { ReminderMails } from './reminder-mails.js';
import { ReminderRepository } from './reminder.repository.js';
import { ReminderTimes } from './reminder-times.js';
import { ReminderView } from './reminder-view.js';

/** Reminds readers of the day of their plan; the main file of the service lists `redisConfiguration`. */
@Module({
  imports: [PlanRecordsModule, QueueModule.of(MailQueue)],
  providers: [
    ReminderRepository,
    ReminderDeviceRepository,
    ReminderTimes,
    ReminderView,
    ReminderExport,
    ReminderMails,
    PushKeys,
    PushSender,
    DueReminders,
    ReaderReminder,
  ],
  exports: [ReminderDeviceRepository, ReminderTimes, ReminderView, ReminderExport, PushSender],
})
export class RemindersModule {}
