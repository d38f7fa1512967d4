import { PeriodicTask } from '@word-unfolded/primitives';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Interval of the checks, in milliseconds. */
const CHECK_EVERY_MS = 5_000;

/** A process is idle if its event loop was busy for less than this share of an interval, and in use above the other. */
const IDLE_BELOW = 0.05;
const IN_USE_ABOVE = 0.25;

/** A heap with less unused memory is left alone, in bytes. */
const SPARE_BYTES = 12 * 1024 * 1024;

/** V8 does not give back everything at once. */
const COLLECTIONS = 4;

/** What the task reads and does, so that tests can stand for it. */
export type ProcessMemory = {
  /** The unused part of the heap, in bytes. */
  readonly spareBytes: () => number;
  /** The share of time since the last call in which the event loop was busy, from 0 to 1. */
  readonly busyShare: () => number;
  /** Runs a full garbage collection. */
  readonly collect: () => void;
};

/**
 * Returns memory to the system while a process has nothing to do.
 *
 * V8 collects garbage when memory is allocated, so what a start has left, or a busy hour, stays until the next busy
 * time: a fifth of the memory of an idle installation. A collection takes some 100 ms.
 */
export class IdleMemory {
  private collections = 0;
  private readonly task = new PeriodicTask({
    intervalMs: CHECK_EVERY_MS,
    run: () => {
      this.check();
      return Promise.resolve();
    },
    onError: () => {}, // V8 without the collection goes on as before
  });

  constructor(private readonly memory: ProcessMemory = ownMemory()) {}

  start(): void {
    this.task.start();
  }

  /** Collects garbage if the process is idle, and its heap has much unused memory. */
  check(): void {
    const busy = this.memory.busyShare();
    if (busy > IN_USE_ABOVE) this.collections = 0;
    if (busy >= IDLE_BELOW || this.collections >= COLLECTIONS) return;
    if (this.memory.spareBytes() < SPARE_BYTES) return;
    this.collections += 1;
    this.memory.collect();
  }
}

function ownMemory(): ProcessMemory {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let collect: (() => void) | undefined;
  return {
    spareBytes: () => {
      const { heapTotal, heapUsed } = process.memoryUsage();
      return heapTotal - heapUsed;
    },
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    collect: () => {
      collect ??= garbageCollection();
      collect();
      // Its own time is not that of requests.
      before = performance.eventLoopUtilization();
    },
  };
}

/** V8 offers a full collection only to contexts that are made while this flag is set. */
function garbageCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  // The flavour that also shrinks the space of new objects.
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
