import { Injectable } from '@nestjs/common';
import type { PlanReminder } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { PushKeys } from './push/push-keys.js';
import { ReminderDeviceRepository } from './push/reminder-device.repository.js';
import { ReminderRepository } from './reminder.repository.js';

/** The reminder as its reader gets it. */
@Injectable()
export class ReminderView {
  constructor(
    private readonly reminders: ReminderRepository,
    private readonly devices: ReminderDeviceRepository,
    private readonly keys: PushKeys,
  ) {}

  async of(ownerId: OwnerId, timeZone: string | undefined): Promise<PlanReminder> {
    const reminder = await this.reminders.find(ownerId);
    const devices = await this.devices.list(ownerId); // a transaction runs one command at a time
    const { publicKey } = await this.keys.keys();
    return {
      hour: reminder?.hour ?? null,
      timeZone: reminder?.timeZone ?? timeZone ?? 'UTC',
      mail: reminder?.mail ?? false,
      devices: devices.map(({ deviceId, addedAt }) => ({ deviceId, addedAt })),
      publicKey,
    };
  }
}
