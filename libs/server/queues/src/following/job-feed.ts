import type { Logger } from '@word-unfolded/service-kit';
import { QueueEvents } from 'bullmq';
import type { QueueConnections } from '../connection/queue-connections.js';

type Listener = {
  readonly recordId: string;
  /** Called after each change of the job; and of any job while `watchesQueue()`. */
  readonly onChange: () => void;
  readonly watchesQueue: () => boolean;
};

/** Changes of a job, and changes that move the jobs that wait. */
const OF_A_JOB = [
  'added',
  'waiting',
  'active',
  'progress',
  'delayed',
  'completed',
  'failed',
  'removed',
] as const;
const OF_THE_QUEUE: ReadonlySet<string> = new Set(['active', 'removed', 'failed']);

/** Tells the followers in this process when a job of a queue changes. It reads BullMQ's events from the first follower on. */
export class JobFeed {
  private readonly listeners = new Set<Listener>();
  private opening: Promise<void> | undefined;
  private events: QueueEvents | undefined;

  constructor(
    private readonly queue: string,
    private readonly eventsKey: string,
    private readonly connections: QueueConnections,
    private readonly log: Logger,
  ) {}

  /** @returns a function that ends the listening */
  async listen(listener: Listener): Promise<() => void> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    await this.opening;
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.events?.close();
  }

  private async open(): Promise<void> {
    // From a known place on: an event before the first read would otherwise be lost.
    const [last] = await this.connections.producer.xrevrange(this.eventsKey, '+', '-', 'COUNT', 1);
    const events = new QueueEvents(this.queue, {
      connection: this.connections.openForWorker(),
      prefix: this.connections.prefix,
      lastEventId: last?.[0] ?? '0-0',
    });
    events.on('error', (error) =>
      this.log.warn({ err: error, queue: this.queue }, 'reading job events failed'),
    );
    for (const event of OF_A_JOB)
      events.on(event, ({ jobId }: { readonly jobId: string }) => this.tell(event, jobId));
    this.events = events;
  }

  private tell(event: string, recordId: string): void {
    for (const listener of this.listeners)
      if (listener.recordId === recordId || (OF_THE_QUEUE.has(event) && listener.watchesQueue()))
        listener.onChange();
  }
}
