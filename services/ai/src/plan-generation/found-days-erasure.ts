import { Injectable } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { FoundDays } from './found-days.js';

/** Removes the days of plans of a deleted account that were being generated. */
@Injectable()
export class FoundDaysErasure extends ErasureParticipant {
  override readonly name = 'days of generated plans in Redis';
  override readonly phase = 'rows';

  constructor(private readonly found: FoundDays) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    await this.found.forget(owner);
    return true;
  }
}
