export * from './administer-jobs.js';
export * from './define-queue.js';
export * from './follow-job.js';
export * from './job-event.js';
export * from './job-routes.js';
export * from './queues.js';
