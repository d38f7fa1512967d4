import { Injectable, Module, type Type } from '@nestjs/common';
import { defineQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn, type JobHandler, type WorkerOptions } from '@word-unfolded/queues';
import { z } from 'zod';

export const ParcelQueue = defineQueue({
  name: 'parcels',
  job: z.object({ to: z.string().min(1) }),
  pausesMs: [20, 40],
});

export type ParcelHandler = JobHandler<typeof ParcelQueue>;

/** A module that puts parcels down and delivers them as a handler says. */
export function parcelModule(handle: ParcelHandler['handle'], options?: WorkerOptions): Type {
  @Injectable()
  class Carrier {
    handle = handle;
  }

  @Module({
    imports: [QueueModule.of(ParcelQueue)],
    providers: [Carrier, worksOn(ParcelQueue, Carrier, options)],
  })
  class ParcelModule {}
  return ParcelModule;
}
