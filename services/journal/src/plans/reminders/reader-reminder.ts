import { Injectable } from '@nestjs/common';
import { AppError, GetAccount, type User } from '@word-unfolded/contracts';
import { dayToRemindOf, localDateAt, planDayPath, REMINDER_PATH } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient } from '@word-unfolded/service-kit';
import { stateOf } from '../plan-view.js';
import { PlanRepository } from '../records/plan.repository.js';
import { PlanTextRepository } from '../records/plan-text.repository.js';
import { PushSender } from './push/push-sender.js';
import { ReminderDeviceRepository } from './push/reminder-device.repository.js';
import { ReminderMails } from './reminder-mails.js';
import { reminderMessageOf, type RemindedDay } from './reminder-message.js';
import type { DueReminder } from './reminder.repository.js';

/** A reminder that is later than this, after an outage, would come at an hour that the reader has not chosen. */
const LATEST_MS = 3 * 3_600_000;

/** Reminds a reader of the day of the active plan: each device and the mailbox once for a plan and a date. */
@Injectable()
export class ReaderReminder {
  constructor(
    private readonly devices: ReminderDeviceRepository,
    private readonly plans: PlanRepository,
    private readonly texts: PlanTextRepository,
    private readonly push: PushSender,
    private readonly mails: ReminderMails,
    private readonly client: ContractClient,
    private readonly clock: Clock,
  ) {}

  /** @throws an error of a push service or of the mail queue; what was sent is not sent again */
  async remind(reminder: DueReminder): Promise<void> {
    const { dueAt, timeZone } = reminder;
    const now = this.clock.now();
    const today = localDateAt(now, timeZone);
    const isTooLate = now.getTime() - dueAt.getTime() > LATEST_MS;
    if (isTooLate || localDateAt(dueAt, timeZone) !== today) return;
    const ownerId = ownerOf(reminder.ownerId);
    const day = await this.dayOf(ownerId, today, timeZone);
    const account = day && (await this.accountOf(ownerId));
    if (!account) return;
    if (reminder.mail) await this.mail(account, reminder, day);
    await this.notify(ownerId, account, day);
  }

  /** The day to read; undefined if there is none, or the reader has read today. */
  private async dayOf(ownerId: OwnerId, today: string, timeZone: string): Promise<RemindedDay | undefined> {
    const plan = await this.plans.findActive(ownerId);
    if (!plan) return undefined;
    const day = dayToRemindOf(stateOf(plan), today, timeZone);
    const texts = day === undefined ? null : await this.texts.find(ownerId, plan.planId);
    const reading = texts?.readings[(day ?? 0) - 1];
    if (day === undefined || !reading) return undefined;
    const isLate = plan.state.dates[day - 1]! < today;
    return { plan, day, reading, today, isLate };
  }

  private async mail(
    { _id: about, name, email: to, language }: User,
    { reminderId }: DueReminder,
    { plan, day, reading: { reference, note }, today }: RemindedDay,
  ): Promise<void> {
    const path = planDayPath(plan.planId, day);
    const texts = { name, plan: plan.title, day, days: plan.totalDays, reference, note };
    const values = { ...texts, path, settingsPath: REMINDER_PATH };
    const content = { template: 'reading-reminder', values } as const;
    await this.mails.send({ to, about, language, content }, `${reminderId} ${plan.planId} ${today}`);
  }

  /** One device that cannot be reached does not keep the reminder from the others. */
  private async notify(ownerId: OwnerId, { language }: User, day: RemindedDay): Promise<void> {
    const key = `${day.plan.planId} ${day.today}`;
    const message = reminderMessageOf(day, language);
    const waiting = (await this.devices.list(ownerId)).filter(({ reminded }) => reminded !== key);
    const sent = await Promise.allSettled(
      waiting.map(async (device) => {
        if (await this.push.send(device, message))
          await this.devices.noteReminded(ownerId, device.deviceId, key);
        else await this.devices.remove(ownerId, device.deviceId);
      }),
    );
    const failures = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'devices could not be reminded');
  }

  /** @returns undefined for an account that is deleted */
  private async accountOf(userId: string): Promise<User | undefined> {
    try {
      return await this.client.ask(GetAccount, { userId });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_AUTHENTICATED') return undefined;
      throw error;
    }
  }
}
