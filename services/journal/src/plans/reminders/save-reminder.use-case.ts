import { Controller } from '@nestjs/common';
import { SavePlanReminder, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from '../plan-store.js';
import { ReminderTimes } from './reminder-times.js';
import { ReminderView } from './reminder-view.js';

/** Sets the hour of the reminder, and whether it comes as an email too. */
@Controller()
export class SaveReminderUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly times: ReminderTimes,
    private readonly view: ReminderView,
  ) {}

  @Handles(SavePlanReminder)
  execute(
    { userId, hour, mail }: RequestOf<typeof SavePlanReminder>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof SavePlanReminder>> {
    const ownerId = ownerOf(userId);
    return this.store.inOrder(ownerId, async () => {
      await this.times.set(ownerId, { hour, mail, timeZone });
      return this.view.of(ownerId, timeZone);
    });
  }
}
