import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds: from a cached response to a long generation. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of a process, in Prometheus format at /metrics of the internal port. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly handled = new Histogram({
    name: 'message_handled_seconds',
    help: 'Time from receipt of a message to its response, by subject and outcome.',
    labelNames: ['subject', 'outcome'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly called = new Histogram({
    name: 'message_called_seconds',
    help: 'Time that a caller waited for the response to a message, by subject and outcome.',
    labelNames: ['subject', 'outcome'] as const,
    buckets: DURATIONS,
    registers: [this.registry],
  });

  readonly inFlight = new Gauge({
    name: 'messages_in_flight',
    help: 'Messages and streams in progress in this process.',
    registers: [this.registry],
  });

  readonly events = new Counter({
    name: 'events_total',
    help: 'Events published and consumed, by subject and outcome.',
    labelNames: ['subject', 'outcome'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
