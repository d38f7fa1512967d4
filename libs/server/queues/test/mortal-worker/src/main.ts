import { Module } from '@nestjs/common';
import { redisConfiguration, readEnvironment, startService } from '@word-unfolded/service-kit';
import { letterModule } from '../../letter-queue.js';
import { parcelModule } from '../../parcel-queue.js';

const DEAD_AFTER = { deadAfterMs: 400 };

/** A process that takes a job, reports it, and never finishes it. The test kills it. */
const takes = async ({ to }: { readonly to: string }) => {
  process.send?.({ took: to });
  await new Promise(() => {});
};

@Module({
  imports: [
    parcelModule(takes, DEAD_AFTER),
    letterModule(async (letter, { progress }) => {
      progress(1, 2);
      await takes(letter);
      return { deliveredTo: letter.to };
    }, DEAD_AFTER),
  ],
})
class MortalModule {}

await startService('journal', MortalModule, [redisConfiguration], readEnvironment());
