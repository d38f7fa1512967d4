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

/** Days that an event waits for a consumer that is away. */
const KEPT_DAYS = 30;

/** Within this time a second event with the same id is the first one sent again, in milliseconds. */
const DUPLICATE_WINDOW_MS = 2 * 60_000;

/** The JetStream stream of an installation: every event of every service, on disk. */
export type EventStream = {
  readonly name: string;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  readonly subjectOf: (event: { readonly subject: Subject }) => string;
  /** Where an event goes that its consumer could not handle. */
  readonly deadSubjectOf: (consumer: string) => string;
};

/** Opens the stream of events, and makes it on first use. */
export async function openEventStream(connection: NatsConnection, prefix: string): Promise<EventStream> {
  const manager = await jetstreamManager(connection);
  const name = `${prefix}-events`;
  const settings = {
    subjects: [`${prefix}.event.>`, `${prefix}.dead.>`],
    max_age: nanos(KEPT_DAYS * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    // When the disk's share is full, a publisher is told; the oldest event is never dropped in silence.
    discard: DiscardPolicy.New,
  };
  await manager.streams
    .add({ name, retention: RetentionPolicy.Limits, storage: StorageType.File, ...settings })
    .catch(() => manager.streams.update(name, settings));
  return {
    name,
    manager,
    client: jetstream(connection),
    subjectOf: ({ subject }) => `${prefix}.event.${subject}`,
    deadSubjectOf: (consumer) => `${prefix}.dead.${consumer}`,
  };
}
