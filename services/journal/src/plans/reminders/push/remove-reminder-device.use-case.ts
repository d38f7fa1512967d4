import { Controller } from '@nestjs/common';
import { AppError, RemoveReminderDevice, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { ReminderDeviceRepository } from './reminder-device.repository.js';
import { ReminderView } from '../reminder-view.js';

/** Ends the reminders of a device. */
@Controller()
export class RemoveReminderDeviceUseCase {
  constructor(
    private readonly devices: ReminderDeviceRepository,
    private readonly view: ReminderView,
  ) {}

  /** @throws AppError REMINDER_DEVICE_NOT_FOUND */
  @Handles(RemoveReminderDevice)
  async execute(
    { userId, deviceId }: RequestOf<typeof RemoveReminderDevice>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof RemoveReminderDevice>> {
    const ownerId = ownerOf(userId);
    if (!(await this.devices.remove(ownerId, deviceId))) throw AppError.of('REMINDER_DEVICE_NOT_FOUND');
    return this.view.of(ownerId, timeZone);
  }
}
