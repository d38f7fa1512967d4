import { Injectable } from '@nestjs/common';
import type { ChunkOf, ReadStoredJournal } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { ReminderDeviceRepository } from './push/reminder-device.repository.js';
import { ReminderRepository } from './reminder.repository.js';

type ExportedReminder = Extract<ChunkOf<typeof ReadStoredJournal>, { part: 'reminders' }>['items'][number];

/** The reminder of a reader for the export of the account. */
@Injectable()
export class ReminderExport {
  constructor(
    private readonly reminders: ReminderRepository,
    private readonly devices: ReminderDeviceRepository,
  ) {}

  /** Yields the reminder, if there is one; an endpoint lets anybody send, so that only its service is named. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<ExportedReminder> {
    const [reminder, devices] = await Promise.all([this.reminders.find(ownerId), this.devices.list(ownerId)]);
    if (!reminder && devices.length === 0) return;
    yield {
      hour: reminder?.hour ?? null,
      timeZone: reminder?.timeZone ?? 'UTC',
      mail: reminder?.mail ?? false,
      devices: devices.map(({ endpoint, addedAt }) => ({ service: new URL(endpoint).host, addedAt })),
    };
  }
}
