import { redisConfiguration, readEnvironment, startService } from '@word-unfolded/service-kit';
import { parcelModule } from '../../parcel-queue.js';

/** A process that takes a job, reports it, and never finishes it. The test kills it. */
const takes = parcelModule(
  async ({ to }) => {
    process.send?.({ took: to });
    await new Promise(() => {});
  },
  { deadAfterMs: 400 },
);
await startService('journal', takes, [redisConfiguration], readEnvironment());
