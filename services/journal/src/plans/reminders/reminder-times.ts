import { Injectable } from '@nestjs/common';
import { nextReminder } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ReminderRepository } from './reminder.repository.js';

/** Sets the times at which readers are reminded. */
@Injectable()
export class ReminderTimes {
  constructor(
    private readonly reminders: ReminderRepository,
    private readonly clock: Clock,
  ) {}

  /** @param settings whose hour counts in the stored time zone when they have none */
  async set(
    ownerId: OwnerId,
    settings: { readonly hour: number | null; readonly mail: boolean; readonly timeZone: string | undefined },
  ): Promise<void> {
    const { hour, mail } = settings;
    const timeZone = settings.timeZone ?? (await this.reminders.find(ownerId))?.timeZone ?? 'UTC';
    const dueAt = hour === null ? null : nextReminder(this.clock.now(), hour, timeZone).at;
    await this.reminders.put(ownerId, { hour, mail, timeZone, dueAt });
  }

  /** A reader who reads somewhere else is reminded by the clock there. */
  async follow(ownerId: OwnerId, timeZone: string | undefined): Promise<void> {
    if (timeZone === undefined) return;
    const reminder = await this.reminders.find(ownerId);
    if (!reminder || reminder.hour === null || reminder.timeZone === timeZone) return;
    await this.set(ownerId, { hour: reminder.hour, mail: reminder.mail, timeZone });
  }
}
