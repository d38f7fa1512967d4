export * from './answer-event.js';
export * from './answer-routes.js';
export * from './answer-task.js';
export * from './requested-task.js';
export * from './metered-subject.js';
export * from './streamed-event.js';
export * from './write-answer.js';
