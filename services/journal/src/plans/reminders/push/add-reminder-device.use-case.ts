import { Controller } from '@nestjs/common';
import { AddReminderDevice, AppError, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { createHash } from 'node:crypto';
import { PlanStore } from '../../plan-store.js';
import { PushSender } from './push-sender.js';
import { ReminderDeviceRepository } from './reminder-device.repository.js';
import { ReminderView } from '../reminder-view.js';

/** Adds the push subscription of a device. */
@Controller()
export class AddReminderDeviceUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly devices: ReminderDeviceRepository,
    private readonly push: PushSender,
    private readonly view: ReminderView,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError REMINDER_PUSH_SERVICE */
  @Handles(AddReminderDevice)
  execute(
    { userId, endpoint, keys }: RequestOf<typeof AddReminderDevice>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof AddReminderDevice>> {
    if (!this.push.isPushService(endpoint)) throw AppError.of('REMINDER_PUSH_SERVICE');
    const ownerId = ownerOf(userId);
    const deviceId = createHash('sha256').update(endpoint).digest('base64url');
    const addedAt = this.clock.now().toISOString();
    return this.store.inOrder(ownerId, async () => {
      await this.devices.put(ownerId, { deviceId, endpoint, ...keys, addedAt, reminded: null });
      return this.view.of(ownerId, timeZone);
    });
  }
}
