export type { JobCounts } from './job-counts.js';
export { JobQueue } from './job-queue.js';
export { InjectQueue, QueueModule, worksOn } from './queue.module.js';
export { UnrecoverableJobError, type JobHandler, type WorkerOptions } from './queue-worker.js';
export { openSealed, sealFor, sealingKeys } from './sealed-box.js';
