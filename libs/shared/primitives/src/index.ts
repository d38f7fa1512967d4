export { Clock, SystemClock } from './clock.js';
export { PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';
export { abortable, TimeoutError, valueWithin, withTimeout, type TimeoutOptions } from './timeout.js';
