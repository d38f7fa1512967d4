export * from './answers/index.js';
export * from './check-quotations.js';
export * from './conversations/index.js';
export * from './images/index.js';
export * from './mapping/index.js';
export * from './read-stored-answers.js';
export * from './speak.js';
export { SPEECH_LIMITS } from './speech-limits.js';
export * from './speech-queue.js';
