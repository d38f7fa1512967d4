export { endProcess, forkReady } from './child-process.js';
export { freePort, Program, type ProgramPlan } from './program.js';
export { settleErasures } from './settle-erasures.js';
export { suiteEnvironment, type Environment } from './suite-environment.js';
export { openTestDatabase, type TestDatabase } from './test-database.js';
export { until } from './until.js';
export { RedisLine } from './redis-line.js';
