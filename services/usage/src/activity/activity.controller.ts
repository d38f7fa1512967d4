import { Controller } from '@nestjs/common';
import { LogActivity, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { LogActivityUseCase } from './log-activity.use-case.js';

/** Handles the messages that record reader activity. */
@Controller()
export class ActivityController {
  constructor(private readonly log: LogActivityUseCase) {}

  @Handles(LogActivity)
  logActivity(request: RequestOf<typeof LogActivity>): Promise<ResponseOf<typeof LogActivity>> {
    return this.log.execute(request);
  }
}
