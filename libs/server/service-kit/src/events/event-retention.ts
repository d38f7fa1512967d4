import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicTask } from '@word-unfolded/primitives';
import type { ConsumerInfo, StreamInfo } from '@nats-io/jetstream';
import { millis } from '@nats-io/transport-node';
import { Gauge } from 'prom-client';
import { LOGGER, type Logger } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { EventBus } from './event-bus.js';
import type { EventStream } from './event-stream.js';

const CHECK_EVERY_MS = 10 * 60_000;

/** Delay of the first check after the start, so that the other services can start first. */
const FIRST_CHECK_MS = 60_000;

/** Fractions of the stream's limits from which the operator must act. */
const WARN_FROM = { age: 0.5, bytes: 0.8 } as const;

const DAY_MS = 86_400_000;

/**
 * Monitors that no event is dropped before all its consumers have processed it. The stream limits the age and the total
 * size of its events. A consumer that fails, or whose service is down, approaches these limits every day.
 */
@Injectable()
export class EventRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new PeriodicTask({
    intervalMs: CHECK_EVERY_MS,
    firstAfterMs: FIRST_CHECK_MS,
    run: () => this.check(Date.now()),
    onError: (error) => this.log.warn({ err: error }, 'checking the event stream failed'),
  });
  private readonly waited: Gauge<'consumer'>;
  private readonly filled: Gauge;

  constructor(
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly log: Logger,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.waited = new Gauge({
      name: 'event_waiting_ratio',
      help: 'Age of the oldest event that a consumer has not processed, as a fraction of the retention time.',
      labelNames: ['consumer'] as const,
      registers,
    });
    this.filled = new Gauge({
      name: 'event_stream_filled_ratio',
      help: 'Bytes of all stored events, as a fraction of the limit; 0 without a limit.',
      registers,
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /**
   * Checks the stream and all of its consumers, sets the metrics, and warns about events near the limits.
   *
   * @param now milliseconds since 1970
   * @throws if NATS is not available
   */
  async check(now: number): Promise<void> {
    const stream = await this.bus.stream();
    const info = await stream.manager.streams.info(stream.name);
    await this.checkSize(stream, info);
    this.waited.reset(); // A consumer that no longer exists.
    for await (const consumer of stream.manager.consumers.list(stream.name))
      await this.checkConsumer(stream, info, consumer, now);
  }

  /** Above this limit publishing fails. The NATS account may have a lower limit than the stream. */
  private async checkSize({ manager }: EventStream, { config, state }: StreamInfo): Promise<void> {
    const account = await manager.getAccountInfo();
    const shares = [
      [state.bytes, config.max_bytes],
      [account.storage, account.limits.max_storage],
    ].map(([used = 0, most = 0]) => (most > 0 ? used / most : 0));
    const share = Math.max(...shares);
    this.filled.set(share);
    if (share >= WARN_FROM.bytes) this.log.warn({ share }, 'the event stream is nearly full');
  }

  private async checkConsumer(
    stream: EventStream,
    { config }: StreamInfo,
    { name, num_pending, num_ack_pending, ack_floor, config: { filter_subject } }: ConsumerInfo,
    now: number,
  ): Promise<void> {
    const isWaiting = num_pending + num_ack_pending > 0;
    const next = { seq: ack_floor.stream_seq + 1, next_by_subj: filter_subject ?? '>' };
    const oldest = isWaiting ? await stream.manager.streams.getMessage(stream.name, next) : null;
    const ageMs = oldest ? Math.max(0, now - oldest.time.getTime()) : 0;
    const retentionMs = millis(config.max_age);
    const share = retentionMs > 0 ? ageMs / retentionMs : 0;
    this.waited.set({ consumer: name }, share);
    if (share < WARN_FROM.age) return;
    const days = { waitsDays: Math.floor(ageMs / DAY_MS), retentionDays: Math.floor(retentionMs / DAY_MS) };
    this.log.warn(
      { consumer: name, waiting: num_pending + num_ack_pending, ...days },
      'unprocessed events are near the end of their retention time',
    );
  }
}
