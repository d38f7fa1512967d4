export { JobsModule } from './admin/jobs.module.js';
export { JobRefusedError } from './jobs/job-end.js';
export { JobQueue } from './jobs/job-queue.js';
export { InjectQueue, QueueModule, worksOn } from './queue.module.js';
export {
  UnrecoverableJobError,
  type JobContext,
  type JobHandler,
  type WorkerOptions,
} from './worker/job-handler.js';
export { openSealed, sealFor, sealingKeys } from './sealed-box.js';
