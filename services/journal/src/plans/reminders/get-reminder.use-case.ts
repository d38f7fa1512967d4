import { Controller } from '@nestjs/common';
import { GetPlanReminder, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { ReminderView } from './reminder-view.js';

/** Returns when and how a reader is reminded. */
@Controller()
export class GetReminderUseCase {
  constructor(private readonly view: ReminderView) {}

  @Handles(GetPlanReminder)
  execute(
    { userId }: RequestOf<typeof GetPlanReminder>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof GetPlanReminder>> {
    return this.view.of(ownerOf(userId), timeZone);
  }
}
