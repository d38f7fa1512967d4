export type { JobCounts } from './job-counts.js';
export { JobQueue } from './job-queue.js';
export { InjectQueue, QueueModule, worksOn } from './queue.module.js';
export { HopelessJobError, type JobHandler, type WorkerOptions } from './queue-worker.js';
