import { ImageQueue } from '../ai/images/image-queue.js';
import { SpeechQueue } from '../ai/speech-queue.js';
import { StripeEventQueue } from '../billing/stripe-event-queue.js';
import { MailQueue } from '../mail/mail-job.js';
import { PlanQueue } from '../plans/generate-plan.js';
import type { ServiceName } from '../messaging/define.js';
import type { QueueContract } from './define-queue.js';

/** Every queue of the product. A service refuses to start if it has no handler for one of its own. */
export const QUEUES: readonly QueueContract[] = [
  MailQueue,
  SpeechQueue,
  ImageQueue,
  PlanQueue,
  StripeEventQueue,
];

/** The queues whose jobs a service processes. */
export function queuesOf(service: ServiceName): readonly QueueContract[] {
  return QUEUES.filter(({ worker }) => worker === service);
}

/** The services that store data of readers, and therefore erase it. */
const ERASING: readonly ServiceName[] = ['auth', 'ai', 'billing', 'journal', 'scripture', 'usage'];

const ERASURES = 'erasures-';
const EVENTS = 'events-';

/** The name of the erasures of a service for administrators. They are stored in its database instead of a queue. */
export function erasuresOf(service: ServiceName): string {
  return `${ERASURES}${service}`;
}

/** The name of the events that a service could not process, for administrators. */
export function deadEventsOf(service: ServiceName): string {
  return `${EVENTS}${service}`;
}

/** Everything that administrators list, retry and replay: the queues, and the erasures and dead events of each service. */
export const ADMINISTERED_JOBS: readonly string[] = [
  ...QUEUES.map(({ name }) => name),
  ...ERASING.map(erasuresOf),
  ...ERASING.map(deadEventsOf),
];

/** The service that answers about a queue, erasures or dead events. */
export function administratorOf(name: string): ServiceName | undefined {
  return (
    queueNamed(name)?.worker ??
    ERASING.find((service) => name === erasuresOf(service) || name === deadEventsOf(service))
  );
}

/** The queue of a name. */
export function queueNamed(name: string): QueueContract | undefined {
  return QUEUES.find((queue) => queue.name === name);
}

/** The queue of a job, by the public id of the job; undefined if there is none. */
export function queueOfJob(id: string): QueueContract | undefined {
  return queueNamed(id.slice(0, id.indexOf('.')));
}
