import { Controller } from '@nestjs/common';
import { RemoveReminderDevice, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { ReminderDeviceRepository } from './reminder-device.repository.js';
import { ReminderView } from './reminder-view.js';

/** Ends the reminders of a device. */
@Controller()
export class RemoveReminderDeviceUseCase {
  constructor(
    private readonly devices: ReminderDeviceRepository,
    private readonly view: ReminderView,
  ) {}

  @Handles(RemoveReminderDevice)
  async execute(
    { userId, deviceId }: RequestOf<typeof RemoveReminderDevice>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof RemoveReminderDevice>> {
    const ownerId = ownerOf(userId);
    await this.devices.remove(ownerId, deviceId);
    return this.view.of(ownerId, timeZone);
  }
}
