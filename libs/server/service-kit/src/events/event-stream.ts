import {
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import type { Subject } from '@word-unfolded/contracts';

const DAY_MS = 86_400_000;

/** Number of days that an event waits for a consumer that is down. */
const RETENTION_DAYS = 30;

/** Deduplication window, in milliseconds: a second event with the same id is the first one published again. */
const DUPLICATE_WINDOW_MS = 2 * 60_000;

/** The JetStream stream of an installation: every event of every service, on disk. */
export type EventStream = {
  readonly name: string;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly subjectOf: (event: { readonly subject: Subject }) => string;
  /** The dead-letter subject for events that a consumer could not process. */
  readonly deadSubjectOf: (consumer: string) => string;
};

/** The NATS subject on which an event is published. */
export function eventSubject(prefix: string, { subject }: { readonly subject: Subject }): string {
  return `${prefix}.event.${subject}`;
}

/** Opens the event stream, and creates it on first use. */
export async function openEventStream(
  connection: NatsConnection,
  prefix: string,
  replicas: number,
): Promise<EventStream> {
  const manager = await jetstreamManager(connection);
  const name = `${prefix}-events`;
  const settings = {
    subjects: [`${prefix}.event.>`, `${prefix}.dead.>`],
    num_replicas: replicas,
    max_age: nanos(RETENTION_DAYS * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    // If the disk quota is used up, publishing fails. The oldest event is never dropped silently.
    discard: DiscardPolicy.New,
  };
  await manager.streams
    .add({ name, retention: RetentionPolicy.Limits, storage: StorageType.File, ...settings })
    .catch(() => manager.streams.update(name, settings));
  return {
    name,
    manager,
    client: jetstream(connection),
    subjectOf: (event) => eventSubject(prefix, event),
    deadSubjectOf: (consumer) => `${prefix}.dead.${consumer}`,
  };
}
