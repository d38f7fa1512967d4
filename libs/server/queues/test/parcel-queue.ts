import { Injectable, Module, type Type } from '@nestjs/common';
import { defineQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn, type JobHandler, type WorkerOptions } from '@word-unfolded/queues';
import { z } from 'zod';

export const ParcelQueue = defineQueue({
  name: 'parcels',
  worker: 'journal',
  job: z.object({ to: z.string().min(1) }),
  pausesMs: [20, 40],
});

export type ParcelHandler = JobHandler<typeof ParcelQueue>;

/** A module that adds parcels to a queue and delivers them with a handler. */
export function parcelModule(
  handle: ParcelHandler['handle'],
  options?: WorkerOptions,
  failed: NonNullable<ParcelHandler['failed']> = () => Promise.resolve(),
): Type {
  @Injectable()
  class Carrier {
    handle = handle;
    failed = failed;
  }

  @Module({
    imports: [QueueModule.of(ParcelQueue)],
    providers: [Carrier, worksOn(ParcelQueue, Carrier, options)],
  })
  class ParcelModule {}
  return ParcelModule;
}
